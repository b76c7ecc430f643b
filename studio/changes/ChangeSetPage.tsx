/** A change set: what it changes and for whom, its findings, its review, and its publish. */
import './changes.css'
import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { Finding } from '../../engine/document/finding.ts'
import { api, type ChangeSet, type Reviews } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { editsOf } from '../edit/open-document.ts'
import { editAddress } from '../shell/kinds.ts'
import { Empty, Failure, Findings, Waiting } from '../shell/notices.tsx'
import { useEdits, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { DocumentChange } from './DocumentChange.tsx'
import { PageCosts } from './PageCosts.tsx'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { Outcome } from './Outcome.tsx'
import { stateColor, stateInWords } from './words.ts'

/** Milliseconds between refreshes: the author and the reviewers may have the page open at the same time. */
const REFRESH_MS = 5000

export function ChangeSetPage() {
  const { id = '' } = useParams()
  const zone = useZone()
  const changes = useQuery({
    queryKey: ['change-set', id],
    queryFn: () => api.changeSet(id),
    refetchInterval: REFRESH_MS,
  })
  const reviews = useQuery({ queryKey: ['reviews', id], queryFn: () => api.reviews(id), refetchInterval: REFRESH_MS })
  const data = changes.data
  const isClosed = data?.state === 'published' || data?.state === 'cancelled'
  return (
    <div className="view change-set">
      <Failure error={changes.error ?? reviews.error} />
      {data === undefined || reviews.data === undefined ? (
        changes.error === null ? (
          <Waiting what="Opening the change set" />
        ) : null
      ) : (
        <>
          <div>
            <div className="row">
              <h1>{data.title}</h1>
              <Badge variant="light" color={stateColor(data.state)}>
                {stateInWords(data.state)}
              </Badge>
            </div>
            <span className="dim">
              Started by {data.createdBy}, {timeInWords(data.createdAt, zone)}. {contributorsInWords(reviews.data)}
            </span>
          </div>
          {isClosed ? (
            <div className="decide">
              <Outcome id={id} state={data.state} />
              <ReviewPanel id={id} version={data.version} title={data.title} reviews={reviews.data} />
            </div>
          ) : (
            <OpenChangeSet id={id} changeSet={data} reviews={reviews.data} items={data.items} />
          )}
        </>
      )}
    </div>
  )
}

function contributorsInWords({ contributors }: Reviews): string {
  const names = contributors.map(({ name }) => name)
  return names.length === 0 ? '' : `Contributors: ${names.join(', ')}.`
}

interface OpenProps {
  readonly id: string
  readonly changeSet: ChangeSet
  readonly reviews: Reviews
  readonly items: Awaited<ReturnType<typeof api.changeSet>>['items']
}

function OpenChangeSet({ id, changeSet, reviews, items }: OpenProps) {
  const { version, title } = changeSet
  const difference = useQuery({ queryKey: ['difference', id, version], queryFn: () => api.difference(id) })
  const findings = useQuery({ queryKey: ['findings', id, version], queryFn: () => api.findings(id) })
  const edits = useMemo(() => editsOf(items), [items])
  const opened = useEdits(edits)
  const documents = difference.data?.documents
  const paths = items.map(({ path }) => path)
  const pathOf = (name: string): string =>
    paths.find((path) => path === `${name}.json` || (name === 'site/site' && path === 'site.json')) ?? `${name}.json`
  const own = findings.data?.findings ?? []
  const earlier = findings.data?.earlier ?? []
  const errors = [...own, ...earlier].filter(isError).length
  const summary = difference.data?.summary
  return (
    <div className="decide">
      <div className="evidence">
        <Failure error={difference.error ?? findings.error} />
        <section className="card" aria-labelledby="review-what">
          <h2 id="review-what">What changes</h2>
          {documents === undefined ? (
            <Waiting what="Comparing with what is live" />
          ) : documents.length === 0 ? (
            <Empty title="Nothing differs from what is live.">
              Edit a document in this change set, or drop the change set.
            </Empty>
          ) : (
            <ul className="plain">
              {documents.map((difference) => (
                <li key={difference.document}>
                  <DocumentChange of={difference} to={editAddress(pathOf(difference.document), id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="card" aria-labelledby="review-who">
          <h2 id="review-who">Who sees more and who sees less</h2>
          {difference.data === undefined ? (
            <Waiting what="Finding out who is affected" />
          ) : summary === undefined ? (
            <Empty title="Not known yet.">The site has errors with this change set. Fix them first.</Empty>
          ) : summary.length === 0 ? (
            <Empty title="Nobody.">Everybody sees the same parts as before; only their contents change.</Empty>
          ) : (
            <ul className="plain">
              {summary.map(({ words }) => (
                <li key={words}>{sentence(words)}</li>
              ))}
            </ul>
          )}
        </section>
        {difference.data === undefined || summary === undefined || documents?.length === 0 ? null : (
          <>
            <BeforeAndAfter id={id} version={version} difference={difference.data} opened={opened} />
            <PageCosts id={id} version={version} />
          </>
        )}
        <section className="card" aria-labelledby="review-findings">
          <h2 id="review-findings">
            {errors === 0
              ? 'Findings'
              : errors === 1
                ? 'One thing to fix before publishing'
                : `${errors} things to fix before publishing`}
          </h2>
          {findings.data === undefined ? (
            <Waiting what="Checking the site" />
          ) : own.length === 0 ? (
            <Empty title="Nothing.">The check and the proofs have found no problem in this change set.</Empty>
          ) : (
            <Findings findings={errorsFirst(own)} changeSet={id} />
          )}
          {earlier.length === 0 ? null : (
            <details open={earlier.some(isError)}>
              <summary>
                {earlier.length === 1
                  ? 'One finding was live before this change set'
                  : `${earlier.length} findings were live before this change set`}
              </summary>
              <Findings findings={errorsFirst(earlier)} changeSet={id} />
            </details>
          )}
        </section>
      </div>
      <div className="panels">
        <ReviewPanel id={id} version={version} title={title} reviews={reviews} />
        <PublishPanel
          id={id}
          version={version}
          reviews={reviews}
          summary={summary}
          documents={documents?.length}
          errors={errors}
        />
      </div>
    </div>
  )
}

const MOST_FINDINGS = 30

function isError({ severity }: Finding): boolean {
  return severity === 'error'
}

function errorsFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => Number(isError(b)) - Number(isError(a))).slice(0, MOST_FINDINGS)
}
