/** The account of the person who is signed in: second factor, password, sessions. */
import { Badge, Button, PasswordInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { request } from '../api/client.ts'
import { kindTitle } from '../shell/kinds.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { useMe } from '../shell/session.tsx'
import { rightsInWords } from './rights.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { type ListedSession, SessionWords } from './SessionWords.tsx'

export function Account() {
  const queries = useQueryClient()
  const me = useMe().data
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async () =>
      (await request<{ sessions: readonly (ListedSession & { readonly isThis: boolean })[] }>({ url: '/me/sessions' }))
        .sessions,
  })
  const change = useMutation({
    mutationFn: (data: object) => request<void>({ url: '/me/password', method: 'post', data }),
    onSuccess: () => queries.invalidateQueries(),
  })
  const end = useMutation({
    mutationFn: () => request<void>({ url: '/me/sessions', method: 'delete' }),
    onSuccess: () => queries.invalidateQueries(),
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    change.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <div className="view">
      <h1>Your account</h1>
      {me === undefined ? null : <span className="dim">{rightsInWords(me.name, me.role, me.rights, kindTitle)}</span>}
      <div className="cards">
        <section className="card">
          {me?.secondFactor === true ? (
            <div className="row">
              <h2>Second factor</h2>
              <Badge color="green" variant="light" tt="none">
                Set up
              </Badge>
            </div>
          ) : (
            <SecondFactor onDone={() => void queries.invalidateQueries()} />
          )}
        </section>
        <section className="card">
          <form className="fields" onSubmit={submit}>
            <h2>Change the password</h2>
            <Failure error={change.error} />
            <PasswordInput name="current" label="Current password" autoComplete="current-password" required />
            <PasswordInput
              name="password"
              label="New password"
              description="At least 12 characters."
              minLength={12}
              autoComplete="new-password"
              required
            />
            <Button type="submit" variant="default" loading={change.isPending}>
              Change, and sign out everywhere
            </Button>
          </form>
        </section>
        <section className="card">
          <h2>Where you are signed in</h2>
          <Failure error={sessions.error ?? end.error} />
          {sessions.data === undefined ? (
            sessions.error === null ? (
              <Waiting what="Reading sessions" />
            ) : null
          ) : (
            <ul className="plain">
              {sessions.data.map((session) => (
                <li key={session.createdAt}>
                  <SessionWords session={session} note={session.isThis ? ' (here)' : ''} />
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
              Sign out everywhere
            </Button>
          </div>
        </section>
      </div>
    </div>
  )
}
