/** The form of a page without the frame of the studio: sign-in and one-time addresses. */
import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Failure } from './notices.tsx'

interface DoorFormProps {
  readonly title: string
  readonly button: string
  /** Sends the fields. If it throws, the error is shown above the fields. */
  readonly send: (fields: { readonly [name: string]: string }) => Promise<void>
  readonly children: ReactNode
  /** Content below the button. */
  readonly more?: ReactNode
}

export function DoorForm({ title, button, send, children, more }: DoorFormProps) {
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setSending(true)
    setError(undefined)
    try {
      await send(fields)
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <main className="door">
      <form className="card" onSubmit={(event) => void submit(event)}>
        <h1 style={{ margin: 0, fontSize: 22 }}>{title}</h1>
        <Failure error={error} />
        {children}
        <Button type="submit" loading={isSending}>
          {button}
        </Button>
        {more}
      </form>
    </main>
  )
}
