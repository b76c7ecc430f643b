/** What was live when, and the way back. */
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api, type Move } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

const kinds: { readonly [kind: string]: string } = {
  import: 'Documents from outside the store',
  publish: 'A publish from the command line',
  rollback: 'Taken back',
}

export function History() {
  const zone = useZone()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const history = useQuery({ queryKey: ['history'], queryFn: api.history })
  const restore = useMutation({
    mutationFn: (sequence: number) => api.restore(sequence),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['change-sets'] })
      await navigate(`/changes/${id}`)
    },
  })
  return (
    <div className="view">
      <h1>History</h1>
      <span className="dim">
        To take something back, restore what was live before: it becomes a change set, which you review and publish like
        any other.
      </span>
      <Failure error={history.error ?? restore.error} />
      {history.data === undefined ? (
        history.error === null ? (
          <Waiting what="Reading the history" />
        ) : null
      ) : history.data.length === 0 ? (
        <Empty title="Nothing was published yet.">Each publish is listed here.</Empty>
      ) : (
        <ul className="plain card">
          {history.data.map((move, n) => (
            <li key={move.sequence}>
              <div className="head">
                <span>
                  <strong>{titleOf(move)}</strong>
                  <br />
                  <span className="dim">
                    Number {move.sequence}, {timeInWords(move.at, zone)}, by {move.actor}
                  </span>
                </span>
                {n === 0 ? (
                  <span className="dim">Live</span>
                ) : (
                  <Button
                    size="xs"
                    variant="default"
                    loading={restore.isPending && restore.variables === move.sequence}
                    onClick={() => restore.mutate(move.sequence)}
                    aria-label={`Take back to number ${move.sequence}`}
                  >
                    Take back to this
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function titleOf({ title, kind }: Move): string {
  return title ?? kinds[kind] ?? kind
}
