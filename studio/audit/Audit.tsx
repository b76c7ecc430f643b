/** The audit in words: who did what, with a filter, an export, and a check that no row was changed. */
import './audit.css'
import { Alert, Button, Select, TextInput } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { DAY } from '../../engine/core/duration.ts'
import { api, type AuditRow } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { instantOf, timeInWords } from '../shell/time.ts'
import { AUDIT_PAGE } from '../../server/document-store/answers.ts'
import { auditApi, type AuditQuery } from './api.ts'
import { useDocumentTitles } from './latest.ts'
import { actionTitles, auditInWords, type DocumentTitles } from './words.ts'

export function Audit() {
  const zone = useZone()
  const [query, setQuery] = useSearchParams()
  const filter = filterOf(query, zone)
  const audit = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => auditApi.newest(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < AUDIT_PAGE ? undefined : last.at(-1)?.id),
  })
  const rows = useMemo(() => audit.data?.pages.flat(), [audit.data])
  const titles = useDocumentTitles(rows)
  return (
    <div className="view">
      <div className="head">
        <h1>Audit</h1>
        <span className="row">
          <Button variant="default" component="a" href={auditApi.file(filter, 'csv')} download>
            Export as CSV
          </Button>
          <Button variant="default" component="a" href={auditApi.file(filter, 'json-lines')} download>
            Export as JSON lines
          </Button>
        </span>
      </div>
      <Verify />
      <Filters
        query={query}
        onChange={(name, value) => {
          const next = new URLSearchParams(query)
          if (value) next.set(name, value)
          else next.delete(name)
          setQuery(next, { replace: true })
        }}
      />
      <Failure error={audit.error} />
      {rows === undefined ? (
        audit.error === null ? (
          <Waiting what="Reading the audit" />
        ) : null
      ) : rows.length === 0 ? (
        query.size === 0 ? (
          <Empty title="Nothing has been done yet.">
            Change sets, publishes and changes of accounts are listed here.
          </Empty>
        ) : (
          <div>
            <Empty title="No row matches.">Try other people or days.</Empty>
            <Button mt="sm" size="xs" variant="default" onClick={() => setQuery({}, { replace: true })}>
              Clear the filter
            </Button>
          </div>
        )
      ) : (
        <section className="card" aria-label="Rows of the audit">
          <ul className="plain rows">
            {rows.map((row) => (
              <Row key={row.id} row={row} titles={titles} zone={zone} />
            ))}
          </ul>
          {audit.hasNextPage ? (
            <div>
              <Button variant="default" loading={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
                Show earlier rows
              </Button>
            </div>
          ) : (
            <span className="dim">
              {rows.length === 1 ? 'One row.' : `All ${rows.length.toLocaleString('en')} rows.`}
            </span>
          )}
        </section>
      )}
    </div>
  )
}

interface AuditRowProps {
  readonly row: AuditRow
  readonly titles: DocumentTitles
  readonly zone: string
}

function Row({ row, titles, zone }: AuditRowProps) {
  const isChangeSet =
    /change set|publish|review|approv|schedule/.test(row.action) && /^[0-9a-f-]{36}$/.test(row.subject)
  return (
    <li>
      <span className="number">{row.id}</span>
      <span>{auditInWords(row, titles)}</span>
      <span className="dim">
        {timeInWords(row.at, zone)}
        {isChangeSet ? (
          <>
            {' '}
            <Link to={`/changes/${row.subject}`} aria-label={`Change set of row ${row.id}`}>
              Change set
            </Link>
          </>
        ) : null}
      </span>
    </li>
  )
}

function Filters({
  query,
  onChange,
}: {
  readonly query: URLSearchParams
  readonly onChange: (name: string, value: string | null) => void
}) {
  const zone = useZone()
  const actors = useQuery({ queryKey: ['audit', 'actors'], queryFn: auditApi.actors })
  return (
    <search className="filters" aria-label="Filter">
      <Select
        label="Who"
        placeholder="All people"
        data={[...(actors.data ?? [])]}
        value={query.get('who')}
        onChange={(value) => onChange('who', value)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'All people' }}
      />
      <Select
        label="What"
        placeholder="All actions"
        data={[...actionTitles]}
        value={query.get('what')}
        onChange={(value) => onChange('what', value)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'All actions' }}
      />
      <TextInput
        label="Document"
        placeholder="banner/home-top/welcome"
        value={query.get('document') ?? ''}
        onChange={(event) => onChange('document', event.currentTarget.value.trim())}
      />
      <TextInput
        type="date"
        label={`From, ${placeOf(zone)}`}
        value={query.get('from') ?? ''}
        onChange={(event) => onChange('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label="To"
        value={query.get('to') ?? ''}
        onChange={(event) => onChange('to', event.currentTarget.value)}
      />
    </search>
  )
}

function Verify() {
  const verify = useMutation({ mutationFn: api.verifyAudit })
  return (
    <div className="verify">
      <div className="row">
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
          Verify
        </Button>
        <span className="dim">Each row contains the hash of the row before, so a changed row is detected.</span>
      </div>
      <Failure error={verify.error} />
      {verify.data === undefined ? null : verify.data.ok ? (
        <Alert
          color="green"
          variant="light"
          role="status"
          title={`All ${verify.data.rows.toLocaleString('en')} rows are intact`}
        >
          Note the hash of the last row to find out later whether rows at the end were removed:{' '}
          <span className="mono">{verify.data.hash}</span>
        </Alert>
      ) : (
        <Alert color="red" variant="light" role="alert" title={`The audit is damaged at row ${verify.data.row}`}>
          {verify.data.reason}. Compare the database with a backup, and find out who had access to it.
        </Alert>
      )}
    </div>
  )
}

function filterOf(query: URLSearchParams, zone: string): AuditQuery {
  const [actor, action, subject] = ['who', 'what', 'document'].map((name) => query.get(name))
  const [from, to] = ['from', 'to'].map((name) => instantOf(`${query.get(name) ?? ''}T00:00`, zone))
  return {
    ...(actor ? { actor } : {}),
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...(from === undefined ? {} : { from: String(from) }),
    // `to` is the start of the last day; the interval includes that day.
    ...(to === undefined ? {} : { until: String(to + DAY) }),
  }
}
