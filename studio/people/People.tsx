/**
 * The page on which administrators manage the people who use the studio: invitations, roles, rights, sessions,
 * suspension.
 */
import './people.css'
import { Alert, Badge, Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../api/client.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { useMe, useZone } from '../shell/session.tsx'
import { kindTitle } from '../shell/kinds.ts'
import { timeInWords } from '../shell/time.ts'
import { rightsInWords } from './rights.ts'
import { type Permission, RightsForm } from './RightsForm.tsx'
import { Sessions } from './Sessions.tsx'

interface ListedPerson extends Permission {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly suspended: boolean
  readonly secondFactor: boolean
  readonly joined: boolean
  readonly sessions: number
  readonly signedInAt: number | null
}

interface OneTimeAddress {
  readonly name: string
  readonly address: string
}

export function People() {
  const [address, setAddress] = useState<OneTimeAddress>()
  const me = useMe().data
  const people = useQuery({
    queryKey: ['people'],
    queryFn: async () => (await request<{ operators: readonly ListedPerson[] }>({ url: '/operators' })).operators,
  })
  return (
    <div className="view">
      <h1>People</h1>
      <Failure error={people.error} />
      {address === undefined ? null : (
        <Alert color="blue" variant="light" title={`Give this address to ${address.name}`} role="status">
          The address works once, within three days, and is not shown again:{' '}
          <span className="mono">
            {address.address.startsWith('/') ? location.origin + address.address : address.address}
          </span>
        </Alert>
      )}
      <Invite onAddress={setAddress} />
      {people.data === undefined ? (
        people.error === null ? (
          <Waiting what="Reading people" />
        ) : null
      ) : (
        <section className="card" aria-labelledby="people-all">
          <h2 id="people-all">
            {people.data.length === 1 ? 'One person' : `${people.data.length.toLocaleString('en')} people`}
          </h2>
          <ul className="plain people">
            {people.data.map((person) => (
              <PersonRow key={person.id} person={person} isMe={person.id === me?.id} onAddress={setAddress} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const newcomer: Permission = { role: 'editor', rights: null }

function Invite({ onAddress }: { readonly onAddress: (address: OneTimeAddress) => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [permission, setPermission] = useState(newcomer)
  const [isOpen, setOpen] = useState(false)
  const invite = useMutation({
    mutationFn: (data: Permission & { readonly name: string; readonly email: string }) =>
      request<{ address: string }>({ url: '/operators', method: 'post', data }),
    onSuccess: (answer, data) => {
      onAddress({ name: data.name, address: answer.address })
      setName('')
      setEmail('')
      setPermission(newcomer)
      setOpen(false)
      return queries.invalidateQueries({ queryKey: ['people'] })
    },
  })
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Invite a person</Button>
      </div>
    )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    invite.mutate({ name, email, ...permission, ...(permission.role === 'viewer' ? { rights: null } : {}) })
  }
  return (
    <form className="card" aria-labelledby="people-invite" onSubmit={submit}>
      <h2 id="people-invite">Invite a person</h2>
      <Failure error={invite.error} />
      <div className="sides">
        <TextInput
          label="Name"
          description="Change sets and the audit show this name."
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          required
          ref={focus}
        />
        <TextInput
          type="email"
          label="Email"
          description="The person signs in with this email address."
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
        />
      </div>
      <RightsForm name={name} value={permission} onChange={setPermission} />
      <div className="row">
        <Button type="submit" loading={invite.isPending}>
          Invite
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </div>
    </form>
  )
}

function PersonRow({
  person,
  isMe,
  onAddress,
}: {
  readonly person: ListedPerson
  readonly isMe: boolean
  readonly onAddress: (address: OneTimeAddress) => void
}) {
  const zone = useZone()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['people'] })
  const { id, name, email, role, rights, suspended } = person
  const [open, setOpen] = useState<'rights' | 'sessions' | 'reset'>()
  const [permission, setPermission] = useState<Permission>({ role, rights })
  const change = useMutation({
    mutationFn: (data: Partial<Permission> & { readonly suspended?: boolean }) =>
      request<void>({ url: `/operators/${id}`, method: 'patch', data }),
    onSuccess: () => {
      setOpen(undefined)
      return refresh()
    },
  })
  const reset = useMutation({
    mutationFn: () => request<{ address: string }>({ url: `/operators/${id}/reset`, method: 'post', data: {} }),
    onSuccess: (answer) => {
      setOpen(undefined)
      onAddress({ name, address: answer.address })
      return refresh()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    change.mutate({ role: permission.role, rights: permission.role === 'viewer' ? null : permission.rights })
  }
  const toggle = (what: typeof open): void => {
    setPermission({ role, rights })
    setOpen(open === what ? undefined : what)
  }
  return (
    <li>
      <div className="head">
        <span>
          <strong>{name}</strong> <span className="dim">{email}</span>{' '}
          {suspended ? (
            <Badge color="red" variant="light" tt="none">
              Suspended
            </Badge>
          ) : null}
          {isMe ? (
            <Badge variant="light" color="gray" tt="none">
              You
            </Badge>
          ) : null}
          <br />
          <span>{rightsInWords(name, role, rights, kindTitle)}</span>
          <br />
          <span className="dim">{stateOf(person, zone)}</span>
        </span>
        {isMe ? null : (
          <span className="row">
            <Button
              size="xs"
              variant="default"
              aria-expanded={open === 'rights'}
              onClick={() => toggle('rights')}
              aria-label={`Change what ${name} may do`}
            >
              Role and rights
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-expanded={open === 'sessions'}
              onClick={() => toggle('sessions')}
              aria-label={`Sessions of ${name}`}
            >
              Sessions
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-expanded={open === 'reset'}
              disabled={suspended}
              onClick={() => toggle('reset')}
              aria-label={`Reset the sign-in of ${name}`}
            >
              Reset sign-in
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={change.isPending && change.variables.suspended !== undefined}
              onClick={() => change.mutate({ suspended: !suspended })}
              aria-label={`${suspended ? 'End the suspension of' : 'Suspend'} ${name}`}
            >
              {suspended ? 'End suspension' : 'Suspend'}
            </Button>
          </span>
        )}
      </div>
      <Failure error={change.error ?? reset.error} />
      {open === 'rights' ? (
        <form className="inset" aria-label={`What ${name} may do`} onSubmit={submit}>
          <RightsForm name={name} value={permission} onChange={setPermission} />
          <div className="row">
            <Button type="submit" loading={change.isPending}>
              Save, and sign {name} out
            </Button>
            <Button variant="default" onClick={() => setOpen(undefined)}>
              Keep as it is
            </Button>
          </div>
        </form>
      ) : open === 'sessions' ? (
        <div className="inset">
          <Sessions id={id} name={name} />
        </div>
      ) : open === 'reset' ? (
        <div className="inset">
          <span>
            The password and the second factor of {name} stop working, and all sessions end. You get an address with
            which {name} chooses a new password.
          </span>
          <div className="row">
            <Button color="red" loading={reset.isPending} onClick={() => reset.mutate()}>
              Reset the sign-in of {name}
            </Button>
            <Button variant="default" onClick={() => setOpen(undefined)}>
              Keep as it is
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  )
}

function stateOf({ joined, sessions, signedInAt, secondFactor }: ListedPerson, zone: string): string {
  const signedIn =
    signedInAt === null
      ? 'Not signed in'
      : `Signed in ${timeInWords(signedInAt, zone)}, ${sessions === 1 ? 'one session' : `${sessions} sessions`}`
  return `${joined ? signedIn : 'Has not opened the invitation'}, ${secondFactor ? 'with' : 'without'} a second factor`
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
