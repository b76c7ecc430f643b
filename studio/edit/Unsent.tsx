/** Lists edits that are on this device only, and what can be done with them. */
import { Alert, Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../api/api.ts'
import { editAddress } from '../shell/kinds.ts'
import { useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { canCarryOver, carryOver, draftTexts, storedDrafts } from './draft-texts.ts'
import { readDocument } from './open-document.ts'
import { knownResults, reasonInWords, sendDrafts, type UnsentDraft } from './unsent.ts'

const queryKey = ['unsent']
/** Milliseconds between attempts. Without a stored draft no request is sent. */
const RETRY_MS = 5000

/** Sends the drafts that no editor has open, at once and when the connection is back. Returns those that stay here. */
export function useUnsent(): readonly UnsentDraft[] {
  const queries = useQueryClient()
  const person = useMe().data?.id ?? ''
  const { data } = useQuery({
    queryKey: [...queryKey, person],
    queryFn: async () => {
      const { unsent, hasSent } = await sendDrafts(storedDrafts(person, Date.now()), {
        read: readDocument,
        save: api.saveDocument,
        remove: ({ key, by, kept }) => draftTexts.remove(key, by, kept.text),
      })
      if (hasSent) void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
      return unsent
    },
    refetchInterval: RETRY_MS,
  })
  useEffect(() => {
    const sendAgain = (): void => {
      knownResults.clear()
      void queries.invalidateQueries({ queryKey })
    }
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [queries])
  return data ?? []
}

export function Unsent() {
  const unsent = useUnsent().filter(({ reason }) => reason !== 'waiting')
  if (unsent.length === 0) return null
  return (
    <Alert color="yellow" variant="light" title="These edits are on this device only" role="status">
      <UnsentList unsent={unsent} />
    </Alert>
  )
}

export function UnsentList({ unsent }: { readonly unsent: readonly UnsentDraft[] }) {
  const zone = useZone()
  const queries = useQueryClient()
  const discard = ({ key, by, kept }: UnsentDraft): void => {
    draftTexts.remove(key, by, kept.text)
    void queries.invalidateQueries({ queryKey })
  }
  return (
    <ul className="plain">
      {unsent.map((draft) => {
        const { key, path, changeSet, kept, reason } = draft
        const isClosed = reason === 'closed'
        const name = path.replace(/\.json$/, '')
        return (
          <li key={key}>
            <span>
              <span className="mono">{name}</span>, typed on {timeInWords(kept.at, zone)}: {reasonInWords(draft)}.
            </span>
            <span className="row">
              {isClosed && changeSet !== undefined && canCarryOver(draft) ? (
                <Button
                  size="compact-xs"
                  onClick={() => {
                    carryOver({ ...draft, changeSet })
                    // Loads the page again, because an editor that already shows the document does not read the text.
                    location.assign(`/studio${editAddress(path)}`)
                  }}
                >
                  Continue in a new change set
                </Button>
              ) : (
                <Link to={editAddress(path, isClosed ? undefined : changeSet)}>Open {name}</Link>
              )}
              <Button size="compact-xs" variant="default" onClick={() => discard(draft)} aria-label={`Discard ${name}`}>
                Discard
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
