/** The second step: the effect of the choice, and the button that confirms it. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../api/client.ts'
import { Failure, Findings } from '../shell/notices.tsx'

interface SecondStepProps {
  /** The effect in one sentence. */
  readonly meaning: string
  /** The label of the button. */
  readonly verb: string
  readonly error: unknown
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

export function SecondStep({ meaning, verb, error, isPending, onConfirm, onBack, children }: SecondStepProps) {
  return (
    <section className="card" aria-labelledby="incident-confirm">
      <h2 id="incident-confirm">Step 2 of 2: is this what you want?</h2>
      <p className="meaning">{meaning}</p>
      {children}
      <Failure error={error} />
      {error instanceof ApiError ? <Findings findings={error.findings} /> : null}
      <div className="row">
        <Button color="red" loading={isPending} onClick={onConfirm}>
          {verb}
        </Button>
        <Button variant="default" onClick={onBack} disabled={isPending}>
          Back to step 1
        </Button>
      </div>
    </section>
  )
}
