/** Sign-in with password and second factor. Afterwards, the requested page opens. */
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError, request } from '../api/client.ts'
import { DoorForm } from './DoorForm.tsx'
import { Failure } from './notices.tsx'

/** Router state of the sign-in page after a person has created an account. */
export const JOINED = 'joined'

interface SignInProps {
  /** True if the session ended while the studio was open. */
  readonly hasEnded: boolean
  readonly onDone: () => void
}

export function SignIn({ hasEnded, onDone }: SignInProps) {
  const methods = useQuery({
    queryKey: ['methods'],
    queryFn: () => request<{ readonly oidc: boolean }>({ url: '/auth/methods' }),
    staleTime: Infinity,
  })
  const { state } = useLocation()
  const [needsCode, setNeedsCode] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async (fields: { readonly [name: string]: string }): Promise<void> => {
    if (needsCode) {
      await sendCode(fields.code ?? '').catch((failure: unknown) => {
        // A code that was already used ends this sign-in, so the operator must enter the password again.
        if (failure instanceof ApiError && failure.code === 'CODE_USED') setNeedsCode(false)
        throw failure
      })
      return onDone()
    }
    const { next } = await request<{ readonly next: 'code' | 'set-up' | 'studio' }>({
      url: '/auth/sign-in/email',
      method: 'post',
      data: { email: fields.email, password: fields.password },
    })
    if (next === 'code') setNeedsCode(true)
    else onDone()
  }
  return (
    <DoorForm
      title="Sign in to the studio"
      button="Sign in"
      send={send}
      more={
        <>
          <Failure error={error} />
          {methods.data?.oidc === true ? (
            <Button variant="default" onClick={() => void openProvider().catch(setError)}>
              Sign in with your organization
            </Button>
          ) : null}
          <p className="dim" style={{ margin: 0 }}>
            No account? Ask an administrator of the studio for an invitation link.
          </p>
        </>
      }
    >
      {needsCode ? (
        <TextInput
          key="code"
          name="code"
          label="Code"
          description="The six-digit code from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          required
          ref={(input) => input?.focus()}
        />
      ) : (
        <>
          {hasEnded ? (
            <Alert color="yellow" variant="light" title="Your session has ended">
              Sign in to continue. What you have typed is kept on this device.
            </Alert>
          ) : state === JOINED ? (
            <output className="dim">Your account is ready. Sign in with your email and password.</output>
          ) : null}
          <TextInput name="email" type="email" label="Email" autoComplete="username" required />
          <PasswordInput name="password" label="Password" autoComplete="current-password" required />
        </>
      )}
    </DoorForm>
  )
}

async function sendCode(code: string): Promise<void> {
  const isTotp = /^\d{6}$/.test(code.trim())
  await request({
    url: isTotp ? '/auth/two-factor/verify-totp' : '/auth/two-factor/verify-backup-code',
    method: 'post',
    data: { code: code.trim() },
  })
}

async function openProvider(): Promise<void> {
  const { url } = await request<{ readonly url: string }>({ url: '/auth/sign-in/oidc', method: 'post', data: {} })
  location.assign(url)
}
