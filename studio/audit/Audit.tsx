/** Who did what, in words, and the check that no row was changed. */
import { Alert, Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { useLatestAudit } from './latest.ts'
import { auditInWords } from './words.ts'

const MOST = 300

export function Audit() {
  const zone = useZone()
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const audit = useLatestAudit()
  const verify = useMutation({ mutationFn: api.verifyAudit })
  const rows = (audit.data ?? [])
    .map((row) => ({ ...row, words: auditInWords(row), time: timeInWords(row.at, zone) }))
    .filter((row) => `${row.words} ${row.time}`.toLowerCase().includes(words.toLowerCase()))
  return (
    <div className="view">
      <div className="head">
        <h1>Audit</h1>
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
          Verify chain
        </Button>
      </div>
      <Failure error={audit.error ?? verify.error} />
      {verify.data === undefined ? null : verify.data.ok ? (
        <Alert
          color="green"
          variant="light"
          role="status"
          title={`All ${verify.data.rows.toLocaleString('en')} rows are whole`}
        >
          Each row contains the hash of the row before. Hash of the last row:{' '}
          <span className="mono">{verify.data.hash}</span>
        </Alert>
      ) : (
        <Alert color="red" variant="light" role="alert" title={`Row ${verify.data.row} is not what was written`}>
          {verify.data.reason}. Compare the database with a backup, and find out who had access to it.
        </Alert>
      )}
      <TextInput
        label="Filter"
        placeholder="A name, a document, a day such as 23 Nov"
        value={words}
        onChange={(event) =>
          setQuery(event.currentTarget.value === '' ? {} : { q: event.currentTarget.value }, { replace: true })
        }
      />
      {audit.data === undefined ? (
        audit.error === null ? (
          <Waiting what="Reading the audit" />
        ) : null
      ) : rows.length === 0 ? (
        <Empty title="No row has these words.">Clear the filter to see all rows.</Empty>
      ) : (
        <ul className="plain card">
          {rows.slice(0, MOST).map((row) => (
            <li key={row.id}>
              <span>{row.words}</span>
              <span className="dim">
                {row.time} · row {row.id}
              </span>
            </li>
          ))}
          {rows.length > MOST ? <li className="dim">and {rows.length - MOST} older rows: filter to see them</li> : null}
        </ul>
      )}
    </div>
  )
}
