/**
 * Shows how the documents of two releases differ, in words, for whom, and as texts: for the whole site, or for one
 * page.
 */
import './history.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SiteDifference } from '../../engine/workspace/difference.ts'
import { api, type Move } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { DocumentChange } from '../changes/DocumentChange.tsx'
import { Compare } from '../edit/Compare.tsx'
import { pathOf } from '../shell/kinds.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { historyApi } from './api.ts'
import { moveInWords } from './moves.ts'
import { usePageParts } from './page-parts.ts'

export function CompareReleases() {
  const zone = useZone()
  const [query] = useSearchParams()
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))]
  const page = query.get('page')
  const parts = usePageParts(page ?? undefined)
  const difference = useQuery({
    queryKey: ['history', 'difference', from, to],
    queryFn: () => historyApi.difference(from, to),
    staleTime: Infinity,
  })
  const moves = [useMove(from), useMove(to)]
  const all = difference.data?.documents
  const documents = page === null ? all : all?.filter(({ document }) => parts?.includes(pathOf(document)) === true)
  return (
    <div className="view">
      <div>
        <span className="dim">{page === null ? 'The whole site' : `The page ${page} and what it includes`}</span>
        <h1>
          From release {from} to release {to}
        </h1>
        {moves.map((move) =>
          move === undefined ? null : (
            <div key={move.sequence} className="dim">
              Release {move.sequence}: {moveInWords(move, zone)}
            </div>
          ),
        )}
      </div>
      <Failure error={difference.error} />
      {documents === undefined || (page !== null && parts === undefined) ? (
        difference.error === null ? (
          <Waiting what="Comparing both releases" />
        ) : null
      ) : (
        <>
          <section className="card" aria-labelledby="compare-what">
            <h2 id="compare-what">What differs</h2>
            {documents.length === 0 ? (
              <Empty title="Nothing.">The documents of both releases are the same.</Empty>
            ) : (
              <ul className="plain moves">
                {documents.map((one) => (
                  <DocumentRow key={one.document} difference={one} releases={moves.map((move) => move?.release)} />
                ))}
              </ul>
            )}
          </section>
          {page === null ? <Audience difference={difference.data} /> : null}
        </>
      )}
    </div>
  )
}

function Audience({ difference }: { readonly difference: SiteDifference | undefined }) {
  const summary = difference?.summary
  if (summary === undefined || difference?.documents.length === 0) return null
  return (
    <section className="card" aria-labelledby="compare-who">
      <h2 id="compare-who">Who sees more and who sees less</h2>
      {summary.length === 0 ? (
        <Empty title="No one.">Everybody sees the same parts as before; only their contents change.</Empty>
      ) : (
        <ul className="plain">
          {summary.map(({ words }) => (
            <li key={words}>{sentence(words)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DocumentRowProps {
  readonly difference: SiteDifference['documents'][number]
  /** IDs of the two releases that are compared, in this order: from, to. Undefined until they are loaded. */
  readonly releases: readonly (string | undefined)[]
}

function DocumentRow({ difference, releases }: DocumentRowProps) {
  const [isOpen, setOpen] = useState(false)
  const path = pathOf(difference.document)
  return (
    <li>
      <DocumentChange of={difference} to={`/history/${path}`} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Text of both releases</summary>
        {isOpen ? <Texts path={path} releases={releases} /> : null}
      </details>
    </li>
  )
}

function Texts({ path, releases }: { readonly path: string; readonly releases: readonly (string | undefined)[] }) {
  const texts = useQuery({
    queryKey: ['history', 'texts', path, ...releases],
    queryFn: () =>
      Promise.all(
        releases.map(async (release) => {
          const body = release === undefined ? undefined : (await historyApi.release(release))[path]
          return body === undefined ? '' : await api.body(body)
        }),
      ),
    staleTime: Infinity,
    enabled: releases.every((release) => release !== undefined),
  })
  const [before, after] = texts.data ?? []
  if (before === undefined || after === undefined)
    return texts.error === null ? <Waiting what="Reading both texts" /> : <Failure error={texts.error} />
  return <Compare before={before} after={after} names={[`${path} before`, `${path} after`]} />
}

/** Loads a move by its sequence. A separate request, because the history is loaded in pages. */
function useMove(sequence: number): Move | undefined {
  const move = useQuery({
    queryKey: ['history', 'move', sequence],
    queryFn: async () => (await historyApi.before(sequence + 1)).find((one) => one.sequence === sequence) ?? null,
    staleTime: Infinity,
  })
  return move.data ?? undefined
}
