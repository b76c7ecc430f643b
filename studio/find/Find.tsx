/** All documents of the site, by words and kind. */
import { Button, Select, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { editAddress, kindTitle } from '../shell/kinds.ts'
import { Empty } from '../shell/notices.tsx'
import { useSource } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'
import type { DocumentRow } from './document-list.ts'

/** Height of a row; the same is in `studio.css`. */
const ROW = 44
/** Rows above and below those on screen. */
const AROUND = 8

export function Find() {
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const kind = query.get('kind')
  const sequence = useSource().data?.sequence
  const [rows, setRows] = useState<readonly DocumentRow[]>([])
  const [found, setFound] = useState<readonly number[]>()
  useEffect(() => void site.rows().then(setRows), [sequence])
  useEffect(() => {
    let isCurrent = true
    void site.find(words, kind ?? undefined).then((indexes) => isCurrent && setFound(indexes))
    return () => {
      isCurrent = false
    }
  }, [words, kind, sequence])
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true })
  }
  const kinds = [...new Set(rows.map((row) => row.kind))]
    .map((value) => ({ value, label: kindTitle(value) }))
    .sort((a, b) => (a.label < b.label ? -1 : 1))
  return (
    <div className="view">
      <h1>Find</h1>
      <div className="row">
        <TextInput
          label="Words"
          placeholder="In titles, IDs and texts, such as bingo"
          value={words}
          onChange={(event) => set('q', event.currentTarget.value)}
          style={{ flex: '1 1 320px' }}
        />
        <Select
          label="Kind"
          placeholder="All kinds"
          data={kinds}
          value={kind}
          onChange={(value) => set('kind', value)}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'All kinds' }}
        />
      </div>
      {found === undefined ? null : (
        <>
          <output className="dim">
            {found.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} documents
          </output>
          {found.length === 0 ? (
            <Empty title="Nothing has these words.">
              Try fewer letters, or{' '}
              <Button size="compact-sm" variant="subtle" onClick={() => setQuery({}, { replace: true })}>
                show all documents
              </Button>
            </Empty>
          ) : (
            <Rows rows={found.map((n) => rows[n]).filter((row) => row !== undefined)} />
          )}
        </>
      )}
    </div>
  )
}

/** Renders only the rows on screen. */
function Rows({ rows }: { readonly rows: readonly DocumentRow[] }) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / ROW) - AROUND)
  const shown = rows.slice(first, first + Math.ceil(innerHeight / ROW) + 2 * AROUND)
  return (
    <div className="list" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <div className="space" role="list" aria-label="Documents" style={{ height: rows.length * ROW }}>
        {shown.map(({ path, kind, id, title }, n) => (
          <div role="listitem" key={path} aria-posinset={first + n + 1} aria-setsize={rows.length}>
            <Link to={editAddress(path)} style={{ top: (first + n) * ROW }}>
              <strong>{title}</strong>
              <span className="dim">{kindTitle(kind)}</span>
              <span className="dim mono">{id}</span>
            </Link>
          </div>
        ))}
      </div>
    </div>
  )
}
