/** Who works here: invitations, roles, suspension. For administrators. */
import { Alert, Badge, Button, Select, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../api/client.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { type Role, roles, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly rights: readonly { readonly kind: string; readonly ids: string }[] | null
  readonly suspended: boolean
  readonly secondFactor: boolean
  readonly joined: boolean
  readonly signedInAt: number | null
}

const roleWords: { readonly [role in Role]: string } = {
  viewer: 'Viewer: sees everything, changes nothing',
  editor: 'Editor: makes change sets',
  publisher: 'Publisher: publishes them',
  administrator: 'Administrator: and manages people',
}
const choices = roles.map((role) => ({ value: role, label: roleWords[role] }))

export function People() {
  const zone = useZone()
  const me = useMe().data
  const queries = useQueryClient()
  const [address, setAddress] = useState<{ readonly name: string; readonly address: string }>()
  const people = useQuery({
    queryKey: ['people'],
    queryFn: async () => (await request<{ operators: readonly Person[] }>({ url: '/operators' })).operators,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['people'] })
  const invite = useMutation({
    mutationFn: (data: Pick<Person, 'name' | 'email'> & { readonly role: string; readonly rights: null }) =>
      request<{ address: string }>({ url: '/operators', method: 'post', data }),
    onSuccess: (answer, { name }) => {
      setAddress({ name, address: answer.address })
      return refresh()
    },
  })
  const change = useMutation({
    mutationFn: ({ id, ...data }: { readonly id: string; readonly role?: string; readonly suspended?: boolean }) =>
      request<void>({ url: `/operators/${id}`, method: 'patch', data }),
    onSuccess: refresh,
  })
  const reset = useMutation({
    mutationFn: ({ id }: Person) =>
      request<{ address: string }>({ url: `/operators/${id}/reset`, method: 'post', data: {} }),
    onSuccess: (answer, { name }) => {
      setAddress({ name, address: answer.address })
      return refresh()
    },
  })
  const [role, setRole] = useState<string>('editor')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { name, email } = Object.fromEntries(new FormData(event.currentTarget)) as {
      readonly [field: string]: string
    }
    invite.mutate({ name: name ?? '', email: email ?? '', role, rights: null })
  }
  return (
    <div className="view">
      <h1>People</h1>
      <Failure error={people.error ?? invite.error ?? change.error ?? reset.error} />
      {address === undefined ? null : (
        <Alert color="blue" variant="light" title={`Give this address to ${address.name}`} role="status">
          It works once, for three days, and is not shown again:{' '}
          <span className="mono">
            {address.address.startsWith('/') ? location.origin + address.address : address.address}
          </span>
        </Alert>
      )}
      <section className="card" aria-labelledby="people-invite">
        <h2 id="people-invite">Invite somebody</h2>
        <form className="row" style={{ alignItems: 'end' }} onSubmit={submit}>
          <TextInput name="name" label="Name" required />
          <TextInput name="email" type="email" label="Email" required />
          <Select
            label="Role"
            data={choices}
            value={role}
            onChange={(next) => setRole(next ?? 'editor')}
            allowDeselect={false}
            style={{ flex: 1 }}
          />
          <Button type="submit" loading={invite.isPending}>
            Invite
          </Button>
        </form>
      </section>
      {people.data === undefined ? (
        people.error === null ? (
          <Waiting what="Reading people" />
        ) : null
      ) : (
        <ul className="plain card">
          {people.data.map((person) => (
            <li key={person.id}>
              <div className="head">
                <span>
                  <strong>{person.name}</strong> <span className="dim">{person.email}</span>
                  <br />
                  <span className="dim">
                    {person.joined
                      ? person.signedInAt === null
                        ? 'Not signed in'
                        : `Signed in ${timeInWords(person.signedInAt, zone)}`
                      : 'Has not opened the invitation'}
                    {person.secondFactor ? ', second factor' : ', no second factor'}
                    {person.rights === null
                      ? ''
                      : `, only ${person.rights.map(({ kind, ids }) => `${kind} ${ids}`).join(', ')}`}
                  </span>
                </span>
                {person.id === me?.id ? (
                  <Badge variant="light" color="gray" tt="none">
                    You, {person.role}
                  </Badge>
                ) : (
                  <span className="row">
                    <Select
                      size="xs"
                      aria-label={`Role of ${person.name}`}
                      data={choices}
                      value={person.role}
                      allowDeselect={false}
                      onChange={(next) => next !== null && change.mutate({ id: person.id, role: next })}
                    />
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => reset.mutate(person)}
                      aria-label={`Reset the sign-in of ${person.name}`}
                    >
                      Reset sign-in
                    </Button>
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => change.mutate({ id: person.id, suspended: !person.suspended })}
                      aria-label={`${person.suspended ? 'End the suspension of' : 'Suspend'} ${person.name}`}
                    >
                      {person.suspended ? 'End suspension' : 'Suspend'}
                    </Button>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
