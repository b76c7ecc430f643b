/** Review of a change set: what it changes, for whom, what speaks against it; and its publish. */
import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { ApiError, sentence } from '../api/client.ts'
import { editAddress, kindTitle } from '../shell/kinds.ts'
import { Empty, Failure, Findings, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

export function ChangeSetPage() {
  const { id = '' } = useParams()
  const zone = useZone()
  const changes = useQuery({ queryKey: ['change-set', id], queryFn: () => api.changeSet(id) })
  const data = changes.data
  return (
    <div className="view">
      <Failure error={changes.error} />
      {data === undefined ? (
        changes.error === null ? (
          <Waiting what="Opening the change set" />
        ) : null
      ) : (
        <>
          <div>
            <h1>{data.title}</h1>
            <span className="dim">
              Started by {data.createdBy}, {timeInWords(data.createdAt, zone)}
            </span>
          </div>
          {data.state === 'open' ? (
            <Review id={id} version={data.version} paths={data.items.map(({ path }) => path)} />
          ) : (
            <Alert
              color={data.state === 'published' ? 'green' : 'gray'}
              variant="light"
              title={data.state === 'published' ? 'Published' : 'Dropped'}
            >
              {data.state === 'published'
                ? 'Players see it. To take it back, open the history.'
                : 'Nothing of it is live.'}{' '}
              <Link to="/history">History</Link>
            </Alert>
          )}
        </>
      )}
    </div>
  )
}

function Review({
  id,
  version,
  paths,
}: {
  readonly id: string
  readonly version: number
  readonly paths: readonly string[]
}) {
  const difference = useQuery({ queryKey: ['difference', id, version], queryFn: () => api.difference(id) })
  const findings = useQuery({ queryKey: ['findings', id, version], queryFn: () => api.findings(id) })
  const documents = difference.data?.documents
  const errors = findings.data?.filter(({ severity }) => severity === 'error') ?? []
  const pathOf = (name: string): string =>
    paths.find((path) => path === `${name}.json` || (name === 'site/site' && path === 'site.json')) ?? `${name}.json`
  return (
    <>
      <Failure error={difference.error ?? findings.error} />
      <Publish
        id={id}
        version={version}
        sentence={difference.data?.summary?.[0]?.words}
        isEmpty={documents?.length === 0}
      />
      <div className="cards">
        <section className="card" aria-labelledby="review-what">
          <h2 id="review-what">What changes</h2>
          {documents === undefined ? (
            <Waiting what="Comparing with what is live" />
          ) : documents.length === 0 ? (
            <Empty title="Nothing differs from what is live.">Edit a document in this change set, or drop it.</Empty>
          ) : (
            <ul className="plain">
              {documents.map(({ document, change, words }) => (
                <li key={document}>
                  <span>
                    <Link to={editAddress(pathOf(document), id)}>{document}</Link>{' '}
                    <span className="dim">
                      {kindTitle(document.slice(0, document.indexOf('/')))}, {change}
                    </span>
                  </span>
                  {words.map((line) => (
                    <span key={line} className="note">
                      {sentence(line)}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="card" aria-labelledby="review-who">
          <h2 id="review-who">Who gains and who loses</h2>
          {difference.data === undefined ? (
            <Waiting what="Asking for whom it changes" />
          ) : difference.data.summary === undefined ? (
            <Empty title="Not known yet.">The site has errors with this change set. Fix them first.</Empty>
          ) : difference.data.summary.length === 0 ? (
            <Empty title="Nobody.">Everybody sees the same things as before, with other contents.</Empty>
          ) : (
            <ul className="plain">
              {difference.data.summary.map(({ words, address }) => (
                <li key={words}>
                  <span>{sentence(words)}</span>
                  {address === undefined ? null : (
                    <a href={address} target="_blank" rel="noreferrer">
                      See the live site as one of them
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="card" aria-labelledby="review-findings">
          <h2 id="review-findings">
            {errors.length > 0 ? `${errors.length} things to fix before publishing` : 'Findings'}
          </h2>
          {findings.data === undefined ? (
            <Waiting what="Checking the site" />
          ) : findings.data.length === 0 ? (
            <Empty title="Nothing.">Check and proofs have found no problem.</Empty>
          ) : (
            <Findings
              findings={[...errors, ...findings.data.filter(({ severity }) => severity !== 'error')].slice(0, 30)}
              changeSet={id}
            />
          )}
        </section>
      </div>
    </>
  )
}

interface PublishProps {
  readonly id: string
  readonly version: number
  /** What it changes for whom. */
  readonly sentence: string | undefined
  readonly isEmpty: boolean
}

function Publish({ id, version, sentence: words, isEmpty }: PublishProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const publish = useMutation({
    mutationFn: () => api.publish(id, version),
    onSettled: () => queries.invalidateQueries(),
  })
  const rebase = useMutation({
    mutationFn: (keep?: 'mine' | 'theirs') => api.rebase(id, keep),
    onSuccess: () => {
      publish.reset()
      return queries.invalidateQueries()
    },
  })
  const drop = useMutation({
    mutationFn: () => api.cancelChangeSet(id),
    onSuccess: async () => {
      await queries.invalidateQueries()
      await navigate('/changes')
    },
  })
  const progress = useQuery({
    queryKey: ['progress'],
    queryFn: api.progress,
    enabled: publish.isPending,
    refetchInterval: 300,
  })
  const refusal = publish.error instanceof ApiError ? publish.error : undefined
  const isOutdated =
    refusal?.status === 409 && typeof refusal.body === 'object' && refusal.body !== null && 'outdated' in refusal.body
  return (
    <section className="card" aria-label="Publish">
      <span>
        {words === undefined
          ? 'After the publish, everybody sees this change set at their next step on the site.'
          : sentence(words)}
      </span>
      <div className="row">
        <Button loading={publish.isPending} disabled={isEmpty} onClick={() => publish.mutate()}>
          Publish now
        </Button>
        <Button variant="default" loading={drop.isPending} disabled={publish.isPending} onClick={() => drop.mutate()}>
          Drop this change set
        </Button>
        {publish.isPending ? <Waiting what={progress.data ?? 'Checking, proving and building'} /> : null}
      </div>
      {refusal !== undefined && refusal.findings.length > 0 ? (
        <Alert color="red" variant="light" title="Not published: all gates that refused it" role="alert">
          <Findings findings={refusal.findings} changeSet={id} />
        </Alert>
      ) : isOutdated ? (
        <Alert color="yellow" variant="light" title="Something it changes was published meanwhile" role="alert">
          Take what is live into this change set, look at it again, then publish.
          <div className="row">
            <Button size="xs" onClick={() => rebase.mutate(undefined)} loading={rebase.isPending}>
              Take what is live
            </Button>
          </div>
        </Alert>
      ) : (
        <Failure error={publish.error ?? drop.error} />
      )}
      {rebase.error === null ? null : (
        <>
          <Failure error={rebase.error} />
          <div className="row">
            <Button size="xs" variant="default" onClick={() => rebase.mutate('mine')}>
              Keep the version of this change set
            </Button>
            <Button size="xs" variant="default" onClick={() => rebase.mutate('theirs')}>
              Keep the live version
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
