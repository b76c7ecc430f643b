/** Asks for the password or a code again, before a change that affects all players or the people of the studio. */
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { onConfirm, request } from '../api/client.ts'
import { Failure } from './notices.tsx'

export function Confirm({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) {
  const frame = useRef<HTMLDialogElement>(null)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  useEffect(
    () =>
      onConfirm(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setError(undefined)
            setAsking(true)
          }),
      ),
    [],
  )
  useEffect(() => {
    if (isAsking) frame.current?.showModal()
  }, [isAsking])
  if (!isAsking) return null
  const end = (isConfirmed: boolean): void => {
    answer.current?.(isConfirmed)
    setAsking(false)
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('word') ?? '')
    try {
      await request({ url: '/me/confirm', method: 'post', data: hasSecondFactor ? { code: word } : { password: word } })
      end(true)
    } catch (failure) {
      setError(failure)
    }
  }
  const common = { name: 'word', required: true, 'data-autofocus': true } as const
  return (
    <dialog ref={frame} className="palette" aria-label="Confirm that it is you" onClose={() => end(false)}>
      <form className="card" onSubmit={(event) => void submit(event)}>
        <h2>Confirm that it is you</h2>
        <span className="dim">
          Your action changes what players see or who has access. For ten minutes, you will not be asked again.
        </span>
        <Failure error={error} />
        {hasSecondFactor ? (
          <TextInput
            {...common}
            label="Code"
            description="The six-digit code from your authenticator app."
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        ) : (
          <PasswordInput {...common} label="Password" autoComplete="current-password" />
        )}
        <div className="row">
          <Button type="submit">Confirm</Button>
          <Button variant="default" onClick={() => end(false)}>
            Not now
          </Button>
        </div>
      </form>
    </dialog>
  )
}
