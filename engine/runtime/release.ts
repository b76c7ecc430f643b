/** Release files as the player takes them: fetched, verified by their hash, remembered; the pointer followed without haste. */
import type { Pointer } from '../core/release.ts'
import type { App, Directory } from '../core/slice.ts'
import { digest } from './digest.ts'

export interface ReleaseReader {
  /** A release object (`/r/<hash>.json`), verified. Throws when it is not to be had or not what its name says. */
  readonly object: <T>(address: string) => Promise<T>
  /** The app of one language by the address of its directory: the same object each time. */
  readonly app: (address: string) => Promise<App>
  /**
   * The pointers worth trying, best first: the server's, then the last good one of the same build. An older one than that comes second: it is
   * taken only where the last good release is not to be had any more. Empty when there is none.
   */
  readonly pointers: () => Promise<readonly Pointer[]>
  /** Remembers a pointer whose release was read and verified. */
  readonly keep: (pointer: Pointer) => void
}

export interface SmallStorage {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

const LAST_GOOD = 'habi.release'

export function createReleaseReader(
  transport: typeof fetch,
  storage: SmallStorage,
  report: (code: string, message: string) => void,
): ReleaseReader {
  const held = new Map<string, Promise<unknown>>()
  const apps = new Map<string, App>()

  async function load(address: string): Promise<unknown> {
    const response = await transport(address)
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
    const text = await response.text()
    const expected = /\/([0-9a-f]{20})\./.exec(address)?.[1]
    const actual = (await digest(text)).slice(0, 20)
    if (expected !== actual) throw new Error(`${address}: the content is not what its name says`)
    return JSON.parse(text)
  }

  function object<T>(address: string): Promise<T> {
    let promise = held.get(address)
    if (promise === undefined) {
      promise = load(address)
      held.set(address, promise)
      // A failure is not remembered: the next try may find the network back.
      promise.catch(() => held.delete(address))
    }
    return promise as Promise<T>
  }

  return {
    object,
    async app(address) {
      const { rest, ...directory } = await object<Directory>(address)
      const app = apps.get(address) ?? { ...(await object<App>(rest)), ...directory }
      apps.set(address, app)
      return app
    },
    async pointers() {
      const last = storage.get(LAST_GOOD)
      const known = isPointer(last) ? last : undefined
      let found: unknown
      try {
        const response = await transport('/release.json', { cache: 'no-cache' })
        found = await response.json()
        if (!isPointer(found)) throw new Error('release.json is not a pointer')
      } catch (error) {
        if (known === undefined) report('POINTER-MISSING', String(error))
        return known === undefined ? [] : [known]
      }
      if (known === undefined || known.build !== found.build || known.release === found.release) return [found]
      if (found.sequence >= known.sequence) return [found, known]
      report('POINTER-OLD', `sequence ${found.sequence} after ${known.sequence}`)
      return [known, found]
    },
    keep: (pointer) => storage.set(LAST_GOOD, pointer),
  }
}

function isPointer(value: unknown): value is Pointer {
  if (typeof value !== 'object' || value === null) return false
  const { sequence, release, build, routes } = value as Partial<Pointer>
  return (
    typeof sequence === 'number' &&
    typeof release === 'string' &&
    typeof build === 'string' &&
    typeof routes === 'object' &&
    routes !== null
  )
}

export interface WatchParts {
  /** Asks for the pointer. */
  readonly check: () => void
  readonly random: () => number
  readonly hint: string
}

const POLL_MS = 30_000
/** A release is hinted to everybody at once; their questions are spread over this. With the second that a server needs to see a release, 99 % ask within 4 s. */
const HINT_SPREAD_MS = 3000

/** Polls with jitter while the page is seen, at once on focus and reconnect, and when the server hints. Push is only a hint; the poll is the truth. */
export function watchPointer({ check, random, hint }: WatchParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = (): void => {
    clearTimeout(timer)
    timer = setTimeout(poll, POLL_MS * (0.75 + random() / 2))
  }
  const poll = (): void => {
    if (document.visibilityState === 'visible') check()
    again()
  }
  const now = (): void => {
    if (document.visibilityState !== 'visible') return
    check()
    again()
  }
  let hinted: ReturnType<typeof setTimeout> | undefined
  // The first hint sets the time, so that more of them put nothing off.
  const soon = (): void => {
    hinted ??= setTimeout(() => {
      hinted = undefined
      now()
    }, HINT_SPREAD_MS * random())
  }
  let events: EventSource | undefined
  const listen = (): void => {
    events?.close()
    events = new EventSource(hint)
    events.onmessage = soon
    // The poll goes on anyway; a server that does not hint is not asked again and again.
    events.onerror = () => events?.readyState === EventSource.CLOSED && events.close()
  }
  // An open stream keeps a page out of the back/forward cache.
  const hide = (): void => events?.close()
  addEventListener('pageshow', listen)
  addEventListener('pagehide', hide)
  addEventListener('focus', now)
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  listen()
  again()
  return () => {
    clearTimeout(timer)
    clearTimeout(hinted)
    hide()
    removeEventListener('pageshow', listen)
    removeEventListener('pagehide', hide)
    removeEventListener('focus', now)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}
