/** The pages of one-time addresses: the first administrator, and people who were invited. */
import { PasswordInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { request } from '../api/client.ts'
import { DoorForm } from './DoorForm.tsx'
import { JOINED } from './SignIn.tsx'

export function First() {
  return (
    <OneTime url="/first" title="Create the first administrator" button="Create">
      <TextInput
        name="name"
        label="Your name"
        description="Your name is shown in the audit."
        autoComplete="name"
        required
      />
      <TextInput
        name="email"
        type="email"
        label="Email"
        description="You sign in with this address."
        autoComplete="username"
        required
      />
    </OneTime>
  )
}

export function Join() {
  return <OneTime url="/join" title="Choose your password" button="Save" />
}

interface OneTimeProps {
  readonly url: string
  readonly title: string
  readonly button: string
  readonly children?: ReactNode
}

function OneTime({ url, title, button, children }: OneTimeProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <DoorForm
      title={title}
      button={button}
      send={async (fields) => {
        await request({ url, method: 'post', data: { ...fields, code: query.get('code') ?? '' } })
        await navigate('/', { replace: true, state: JOINED })
      }}
      more={
        <p className="dim" style={{ margin: 0 }}>
          Do you have a password already? <Link to="/">Sign in</Link>
        </p>
      }
    >
      {children}
      <PasswordInput
        name="password"
        label="Password"
        description="At least 12 characters. A sentence makes a good password."
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        required
      />
    </DoorForm>
  )
}
