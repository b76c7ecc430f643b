/**
 * Lists the documents of the site by words, kind, state, author, audience and date, and shows where a document is used.
 */
import { Badge, Button, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { editAddress, kindTitle } from '../shell/kinds.ts'
import { OneGame } from '../incident/OneGame.tsx'
import { Empty } from '../shell/notices.tsx'
import { useSource, useZone } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { instantOf, timeInWords } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import type { FindFilter } from '../workspace/site.ts'
import type { DocumentRow } from './document-list.ts'
import './find.css'

/** Height of a row in pixels, as in `find.css`. */
const ROW = 52
/** Number of rows rendered above and below those on screen. */
const AROUND = 8

const states = [
  { value: 'live', label: 'Live' },
  { value: 'in a change set', label: 'In a change set' },
  { value: 'scheduled', label: 'Scheduled' },
] as const

export function Find() {
  const [query, setQuery] = useSearchParams()
  const zone = useZone()
  const words = query.get('q') ?? ''
  const sequence = useSource().data?.sequence
  const latest = useQuery({ queryKey: ['latest'], queryFn: api.latest })
  const [rows, setRows] = useState<readonly DocumentRow[]>([])
  const [found, setFound] = useState<readonly number[]>()
  const [audiences, setAudiences] = useState<readonly DocumentRow[]>([])
  const wanted = JSON.stringify(filterOf(query, zone))
  useEffect(() => {
    let isCurrent = true
    const list = async (): Promise<void> => {
      if (latest.data !== undefined) await site.setLatest(latest.data)
      const [all, choices] = await Promise.all([site.rows(), site.choices('audience')])
      if (!isCurrent) return
      setRows(all)
      setAudiences(choices)
    }
    void list()
    return () => {
      isCurrent = false
    }
  }, [sequence, latest.data])
  useEffect(() => {
    let isCurrent = true
    void site.find(words, JSON.parse(wanted) as FindFilter).then((indexes) => isCurrent && setFound(indexes))
    return () => {
      isCurrent = false
    }
    // Depends on `rows`, because `find` returns row numbers, which are valid only for these rows.
  }, [words, wanted, rows])
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  const choice = (name: string, label: string, all: string, data: readonly { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder={all}
      data={[...data]}
      value={query.get(name)}
      onChange={(value) => set(name, value)}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': all }}
    />
  )
  const kinds = [...new Set(rows.map((row) => row.kind))]
    .map((value) => ({ value, label: kindTitle(value) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1))
  const authors = [...new Set(rows.flatMap(({ author }) => author ?? []))].sort()
  const used = query.get('used')
  const usedTitle = rows.find(({ kind, id }) => `${kind}/${id}` === used)?.title ?? used
  return (
    <div className="view find">
      <div className="head">
        <h1>{used === null ? 'Find' : `Where “${usedTitle}” is used`}</h1>
        <Button component={Link} to="/create">
          New …
        </Button>
      </div>
      <div className="row">
        <TextInput
          label="Words"
          placeholder="Search titles, IDs and texts, such as bingo"
          value={words}
          onChange={(event) => set('q', event.currentTarget.value)}
          style={{ flex: '1 1 320px' }}
        />
        <Select
          label="Order"
          data={[
            { value: 'title', label: 'By title' },
            { value: 'latest', label: 'Recently edited' },
          ]}
          allowDeselect={false}
          value={query.get('order') ?? 'title'}
          onChange={(value) => set('order', value === 'title' ? null : value)}
        />
      </div>
      <div className="filters">
        {choice('kind', 'Kind', 'All kinds', kinds)}
        {choice('state', 'State', 'All states', states)}
        {choice(
          'author',
          'Changed by',
          'Everybody',
          authors.map((name) => ({ value: name, label: name })),
        )}
        {choice(
          'audience',
          'Audience',
          'All audiences',
          audiences.map(({ id, title }) => ({ value: id, label: title })),
        )}
        <TextInput
          type="date"
          label={`Changed since, ${placeOf(zone)}`}
          value={query.get('since') ?? ''}
          onChange={(event) => set('since', event.currentTarget.value)}
        />
      </div>
      {found === undefined ? null : (
        <>
          <div className="row">
            <output className="dim">
              {found.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} documents
            </output>
            {query.size === 0 ? null : (
              <Button size="compact-sm" variant="subtle" onClick={() => setQuery({}, { replace: true })}>
                Show all documents
              </Button>
            )}
          </div>
          {found.length === 0 ? (
            used === null ? (
              <Empty title="Nothing is found.">
                Try fewer letters or filters, or show all documents.
                <br />
                Is it a game? <OneGame />
              </Empty>
            ) : (
              <Empty title="Nothing uses it.">
                A document that nothing uses is not shown to players. You can use it, or remove it.
              </Empty>
            )
          ) : (
            <Rows rows={found.map((n) => rows[n]).filter((row) => row !== undefined)} zone={zone} />
          )}
        </>
      )}
    </div>
  )
}

function filterOf(query: URLSearchParams, zone: string): FindFilter {
  const given = (name: string): string | undefined => query.get(name) ?? undefined
  const state = states.find(({ value }) => value === query.get('state'))?.value
  const since = given('since') === undefined ? undefined : instantOf(`${given('since')}T00:00`, zone)
  const [kind, author, audience, used] = [given('kind'), given('author'), given('audience'), given('used')]
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(author === undefined ? {} : { author }),
    ...(audience === undefined ? {} : { audience }),
    ...(used === undefined ? {} : { used }),
    ...(state === undefined ? {} : { state }),
    ...(since === undefined ? {} : { since }),
    order: query.get('order') === 'latest' ? 'latest' : 'title',
  }
}

/** Renders only the rows on screen. */
function Rows({ rows, zone }: { readonly rows: readonly DocumentRow[]; readonly zone: string }) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / ROW) - AROUND)
  const shown = rows.slice(first, first + Math.ceil(innerHeight / ROW) + 2 * AROUND)
  return (
    <div className="found" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div className="space" role="list" aria-label="Documents" style={{ height: rows.length * ROW }}>
        {shown.map(({ path, kind, id, title, state, changeSet, isNew, author, at }, n) => (
          <div
            className="line"
            role="listitem"
            key={path}
            aria-posinset={first + n + 1}
            aria-setsize={rows.length}
            style={{ top: (first + n) * ROW }}
          >
            <Link to={editAddress(path, isNew ? changeSet : undefined)}>
              <strong>{title}</strong>
              <span className="dim">
                {kindTitle(kind)} · <span className="mono">{id}</span>
              </span>
            </Link>
            <span className="dim">
              {state === 'live' ? null : (
                <Badge component={Link} to={`/changes/${changeSet}`} variant="light" tt="none" size="sm">
                  {isNew ? 'New, ' : ''}
                  {state}
                </Badge>
              )}
            </span>
            <span className="dim">{author === undefined ? '' : `${author}, ${timeInWords(at ?? 0, zone)}`}</span>
            <Link className="dim" to={`/find?used=${kind}/${id}`} aria-label={`Where used: ${id}`}>
              Where used
            </Link>
          </div>
        ))}
      </div>
    </div>
  )
}
