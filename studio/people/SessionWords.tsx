/** A session in words: in which browser, since when and until when. */
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { browserOf } from './browser.ts'

export interface ListedSession {
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly expiresAt: number
  readonly userAgent: string | null
}

export function SessionWords({ session, note = '' }: { readonly session: ListedSession; readonly note?: string }) {
  const zone = useZone()
  return (
    <span>
      {browserOf(session.userAgent)}
      {note}{' '}
      <span className="dim">
        since {timeInWords(session.createdAt, zone)}, until {timeInWords(session.expiresAt, zone)}
      </span>
    </span>
  )
}
