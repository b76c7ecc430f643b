/** Parts that all views use: failures, findings, empty lists, waiting. */
import { Alert, Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { errorMessage } from '../../engine/core/error-message.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { ApiError } from '../api/client.ts'
import { findingInWords } from '../form/finding-words.ts'
import { WitnessLink } from '../edit/WitnessLink.tsx'
import { editAddress } from './kinds.ts'
import { useSiteFacts } from './session.tsx'

export function Failure({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  if (error === null || error === undefined) return null
  return (
    <Alert color="red" variant="light" title="The action failed" role="alert">
      {errorMessage(error)}
      {again === undefined ? null : (
        <div>
          <Button mt="sm" size="xs" variant="default" onClick={again}>
            Try again
          </Button>
        </div>
      )}
    </Alert>
  )
}

/** Why a preview is not shown: what must be fixed first, or another failure. */
export function PreviewFailure({ error, changeSet }: { readonly error: unknown; readonly changeSet?: string }) {
  const findings = error instanceof ApiError ? error.findings.filter(({ severity }) => severity === 'error') : []
  if (findings.length === 0) return <Failure error={error} />
  return (
    <Alert color="red" variant="light" title="The preview cannot be built yet. Fix this first:" role="alert">
      <Findings findings={findings.slice(0, 3)} {...(changeSet === undefined ? {} : { changeSet })} />
    </Alert>
  )
}

export function Waiting({ what }: { readonly what: string }) {
  return (
    <output className="row dim">
      <Loader size="xs" aria-hidden /> {what}
    </output>
  )
}

export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <strong>{title}</strong>
      <p className="dim" style={{ margin: '4px 0 0' }}>
        {children}
      </p>
    </div>
  )
}

/** Findings, each with a link to its field. */
export function Findings({
  findings,
  changeSet,
}: {
  readonly findings: readonly Finding[]
  readonly changeSet?: string
}) {
  const { languages } = useSiteFacts()
  return (
    <ul className="plain">
      {findings.map((finding, n) => (
        <li key={n}>
          <span className={`note ${finding.severity}`}>
            {finding.severity === 'error' ? 'Must be fixed: ' : 'Look at: '}
            {findingInWords(finding, languages)}
          </span>
          <span className="row">
            {finding.file.endsWith('.json') ? (
              <Link to={`${editAddress(finding.file, changeSet)}#${finding.pointer}`}>
                Open {finding.file.replace(/\.json$/, '')}
              </Link>
            ) : (
              <span className="dim">{finding.file}</span>
            )}
            {finding.witness === undefined ? null : (
              <WitnessLink finding={finding} witness={finding.witness} changeSet={changeSet} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
