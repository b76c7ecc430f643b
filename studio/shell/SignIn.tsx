/** Sign-in with password and second factor. The page that asked for it opens again afterwards. */
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../api/client.ts'
import { Failure } from './notices.tsx'

export function SignIn({ onDone }: { readonly onDone: () => void }) {
  const methods = useQuery({
    queryKey: ['methods'],
    queryFn: () => request<{ readonly oidc: boolean }>({ url: '/auth/methods' }),
    staleTime: Infinity,
  })
  const [needsCode, setNeedsCode] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as { readonly [name: string]: string }
    setSending(true)
    setError(undefined)
    try {
      if (needsCode) await sendCode(fields.code ?? '')
      else {
        const answer = await request<{ readonly next: 'code' | 'set-up' | 'studio' }>({
          url: '/auth/sign-in/email',
          method: 'post',
          data: { email: fields.email, password: fields.password },
        })
        if (answer.next === 'code') return setNeedsCode(true)
      }
      onDone()
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <main className="door">
      <form className="card" onSubmit={(event) => void submit(event)}>
        <h1 style={{ margin: 0, fontSize: 22 }}>Sign in to the studio</h1>
        <Failure error={error} />
        {needsCode ? (
          <TextInput
            key="code"
            name="code"
            label="Code"
            description="The six digits of your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            required
            ref={(input) => input?.focus()}
          />
        ) : (
          <>
            <TextInput name="email" type="email" label="Email" autoComplete="username" required />
            <PasswordInput name="password" label="Password" autoComplete="current-password" required />
          </>
        )}
        <Button type="submit" loading={isSending}>
          Sign in
        </Button>
        {methods.data?.oidc === true ? (
          <Button variant="default" onClick={() => void openProvider().catch(setError)}>
            Sign in with your organization
          </Button>
        ) : null}
        <p className="dim" style={{ margin: 0 }}>
          No account? An administrator of the studio invites you with an address of your own.
        </p>
      </form>
    </main>
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
