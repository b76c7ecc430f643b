/**
 * The versions of a document: compare any two, and restore one as a draft. For a page, also lists releases that changed
 * an included document.
 */
import './history.css'
import { Alert, Button, Select } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { api, type Revision } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { Compare } from '../edit/Compare.tsx'
import { hashOf, textOf } from '../edit/open-document.ts'
import { editAddress, kindOfPath } from '../shell/kinds.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { isAtLeast, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import { historyApi } from './api.ts'
import { titleOfMove } from './moves.ts'
import { usePageParts } from './page-parts.ts'
import { previousOf } from './revisions.ts'

export function DocumentHistory() {
  const path = useParams()['*'] ?? ''
  const document = useQuery({ queryKey: ['document', path], queryFn: () => api.document(path) })
  const name = path.replace(/\.json$/, '')
  const live = textOf(document.data?.content ?? null)
  return (
    <div className="view">
      <div className="head">
        <div>
          <span className="dim">History of</span>
          <h1>{name}</h1>
        </div>
        {document.data === undefined || live === undefined ? null : (
          <Button variant="default" component={Link} to={editAddress(path)}>
            Open the document
          </Button>
        )}
      </div>
      <Failure error={document.error} />
      {document.data === undefined ? (
        document.error === null ? (
          <Waiting what="Reading the history" />
        ) : null
      ) : (
        <>
          {live === undefined ? (
            <Alert color="yellow" variant="light" title="This document was removed">
              Players do not see this document. To bring it back, restore a version as a draft and publish the draft.
            </Alert>
          ) : null}
          <Revisions path={path} revisions={document.data.revisions} live={live} />
        </>
      )}
      {kindOfPath(path) === 'page' ? <PageHistory page={name.slice('page/'.length)} /> : null}
    </div>
  )
}

function Revisions({
  path,
  revisions,
  live,
}: {
  readonly path: string
  readonly revisions: readonly Revision[]
  readonly live: string | undefined
}) {
  const zone = useZone()
  const me = useMe().data
  const navigate = useNavigate()
  const nameOf = (revision: Revision): string =>
    `Version ${revision.number}, ${timeInWords(revision.at, zone)}, by ${revision.author}`
  const [before, setBefore] = useState(previousOf(revisions)?.id ?? null)
  const [after, setAfter] = useState(revisions[0]?.id ?? null)
  const first = revisions.find(({ id }) => id === before)
  const second = revisions.find(({ id }) => id === after)
  const texts = useQuery({
    queryKey: ['bodies', first?.body, second?.body],
    queryFn: () => Promise.all([api.body(first?.body ?? ''), api.body(second?.body ?? '')]),
    enabled: first !== undefined && second !== undefined,
    staleTime: Infinity,
  })
  const restore = useMutation({
    mutationFn: async (revision: Revision) => {
      const text = await api.body(revision.body)
      const changeSet = await api.createChangeSet(`Version ${revision.number} of ${path.replace(/\.json$/, '')}`)
      const base = live === undefined ? null : await hashOf(live)
      await api.saveDocument(changeSet.id, { path, version: 0, base, content: { text } })
      return changeSet.id
    },
    onSuccess: (id) => navigate(editAddress(path, id)),
  })
  const mayEdit = me !== undefined && isAtLeast(me.role, 'editor')
  const choices = revisions.map((revision) => ({ value: revision.id, label: nameOf(revision) }))
  return (
    <section className="card" aria-labelledby="history-versions">
      <h2 id="history-versions">
        {revisions.length === 1 ? 'One version' : `${revisions.length.toLocaleString('en')} versions`}
      </h2>
      <Failure error={texts.error ?? restore.error} />
      {revisions.length === 1 ? (
        <span className="dim">
          {first === undefined ? '' : `${nameOf(first)}. `}After the next publish that changes this document, you can
          compare both versions here.
        </span>
      ) : (
        <>
          <div className="sides">
            <Select label="Compare" data={choices} value={before} onChange={setBefore} allowDeselect={false} />
            <Select label="with" data={choices} value={after} onChange={setAfter} allowDeselect={false} />
          </div>
          {texts.data === undefined || first === undefined || second === undefined ? (
            <Waiting what="Reading both versions" />
          ) : (
            <>
              <Words path={path} before={texts.data[0]} after={texts.data[1]} />
              <Compare before={texts.data[0]} after={texts.data[1]} names={[nameOf(first), nameOf(second)]} />
            </>
          )}
        </>
      )}
      {first === undefined || !mayEdit ? null : (
        <div>
          <Button loading={restore.isPending} onClick={() => restore.mutate(first)}>
            Restore version {first.number} as a draft
          </Button>
        </div>
      )}
    </section>
  )
}

function Words({ path, before, after }: { readonly path: string; readonly before: string; readonly after: string }) {
  const [words, setWords] = useState<readonly string[]>()
  useEffect(() => {
    let isCurrent = true
    void site.versionWords(path, before, after).then((found) => isCurrent && setWords(found))
    return () => {
      isCurrent = false
    }
  }, [path, before, after])
  if (words === undefined) return null
  if (words.length === 0)
    return (
      <span className="dim">
        {before === after ? 'Both versions are the same.' : 'Only the formatting of the JSON differs.'}
      </span>
    )
  return (
    <ul className="plain">
      {words.map((line) => (
        <li key={line}>{sentence(line)}</li>
      ))}
    </ul>
  )
}

/** The releases that changed a page or a document that it includes. */
function PageHistory({ page }: { readonly page: string }) {
  const zone = useZone()
  const parts = usePageParts(page)
  const moves = useQuery({
    queryKey: ['history', 'documents', parts],
    queryFn: () => historyApi.ofDocuments(parts ?? []),
    enabled: parts !== undefined && parts.length > 0,
  })
  return (
    <section className="card" aria-labelledby="history-page">
      <h2 id="history-page">The page with what it includes</h2>
      <span className="dim">
        {parts === undefined
          ? 'The page, its layout, its sections, and the documents in its lists.'
          : `${parts.length} documents: the page, its layout, its sections, and the documents in its lists.`}
      </span>
      <Failure error={moves.error} />
      {moves.data === undefined ? (
        moves.error === null ? (
          <Waiting what="Reading the history of the page" />
        ) : null
      ) : (
        <ul className="plain moves">
          {moves.data.map((move, n) => {
            const before = moves.data[n + 1]
            return (
              <li key={move.sequence}>
                <span>
                  <strong>{titleOfMove(move)}</strong>{' '}
                  <span className="dim">
                    Release {move.sequence}, {timeInWords(move.at, zone)}, by {move.actor}
                  </span>
                </span>
                <span className="dim">
                  {move.files
                    .slice(0, 3)
                    .map((path) => path.replace(/\.json$/, ''))
                    .join(', ')}
                  {move.files.length > 3 ? ` and ${move.files.length - 3} more` : ''}
                </span>
                <span className="row">
                  {before === undefined ? null : (
                    <Link to={`/history/compare?from=${before.sequence}&to=${move.sequence}&page=${page}`}>
                      What changed on the page in release {move.sequence}
                    </Link>
                  )}
                  <Link to={`/history/seen?release=${move.sequence}`}>What players saw in release {move.sequence}</Link>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
