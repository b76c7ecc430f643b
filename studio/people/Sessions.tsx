/** Where a person is signed in, with the way to end one session or all. */
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/client.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { type ListedSession, SessionWords } from './SessionWords.tsx'

export function Sessions({ id, name }: { readonly id: string; readonly name: string }) {
  const zone = useZone()
  const queries = useQueryClient()
  const url = `/operators/${id}/sessions`
  const sessions = useQuery({
    queryKey: ['people', id, 'sessions'],
    queryFn: async () =>
      (await request<{ sessions: readonly (ListedSession & { readonly id: string })[] }>({ url })).sessions,
  })
  const end = useMutation({
    mutationFn: (session: string | undefined) =>
      request<void>({ url: session === undefined ? url : `${url}/${session}`, method: 'delete' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
  return (
    <div className="sessions">
      <Failure error={sessions.error ?? end.error} />
      {sessions.data === undefined ? (
        sessions.error === null ? (
          <Waiting what="Reading sessions" />
        ) : null
      ) : sessions.data.length === 0 ? (
        <Empty title={`${name} is not signed in.`}>A session lasts twelve hours at most.</Empty>
      ) : (
        <>
          <ul className="plain">
            {sessions.data.map((session) => (
              <li key={session.id}>
                <div className="head">
                  <SessionWords session={session} />
                  <Button
                    size="xs"
                    variant="default"
                    loading={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id)}
                    aria-label={`End the session of ${name} that began on ${timeInWords(session.createdAt, zone)}`}
                  >
                    End
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <div>
            <Button size="xs" variant="default" onClick={() => end.mutate(undefined)}>
              End all sessions of {name}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
