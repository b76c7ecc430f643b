/**
 * Sets up the second factor: takes the password, shows the QR code for an authenticator app, then takes a code from the
 * app.
 */
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { request } from '../api/client.ts'
import { Failure } from '../shell/notices.tsx'

interface SetUp {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

export function SecondFactor({ onDone }: { readonly onDone: () => void }) {
  const [setUp, setSetUp] = useState<SetUp>()
  const [error, setError] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setError(undefined)
    try {
      if (setUp === undefined)
        setSetUp(await request<SetUp>({ url: '/auth/two-factor/enable', method: 'post', data: fields }))
      else {
        await request({ url: '/auth/two-factor/verify-totp', method: 'post', data: fields })
        onDone()
      }
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <form className="fields" onSubmit={(event) => void submit(event)}>
      <h2>Set up your second factor</h2>
      <Failure error={error} />
      {setUp === undefined ? (
        <>
          <span className="dim">
            An app on your phone shows a code that changes every 30 seconds. You need this code to sign in.
          </span>
          <PasswordInput key="password" name="password" label="Password" autoComplete="current-password" required />
          <Button type="submit">Show the QR code</Button>
        </>
      ) : (
        <>
          <QrCode text={setUp.totpURI} />
          <span className="dim">
            Scan the QR code with an authenticator app, or enter this key in the app:{' '}
            <span className="mono">{keyOf(setUp.totpURI)}</span>
          </span>
          <section aria-label="Recovery codes">
            <strong>Recovery codes</strong>
            <p className="dim">
              Keep the recovery codes in a place that you can reach without your phone. Each code works once.
            </p>
            <ul className="mono codes">
              {setUp.backupCodes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </section>
          <TextInput
            key="code"
            name="code"
            label="Code"
            description="The six-digit code from the app."
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            required
          />
          <Button type="submit">Finish</Button>
        </>
      )}
    </form>
  )
}

function keyOf(address: string): string {
  return new URL(address).searchParams.get('secret') ?? ''
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
