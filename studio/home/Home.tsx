/** What is live for whom, this person's tasks, schedules, change sets, findings and latest actions. */
import './home.css'
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Finding } from '../../engine/document/finding.ts'
import { api } from '../api/api.ts'
import { auditInWords } from '../audit/words.ts'
import { titleOfMove } from '../history/moves.ts'
import { Empty, Failure, Findings, Waiting } from '../shell/notices.tsx'
import { useLiveSite, useMe, useSource, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { useDocumentTitles, useLatestAudit } from '../audit/latest.ts'
import { site } from '../workspace/client.ts'
import { ChangeSetRow } from '../changes/ChangeSetRow.tsx'
import { useUpcoming } from '../schedules/upcoming.ts'
import type { TimelineEntry } from '../schedules/timeline.ts'
import { operationInWords } from '../schedules/words.ts'
import { Players } from './Players.tsx'
import { needsOf } from './words.ts'

const MOST = 6
const UPCOMING_DAYS = 30
/** Milliseconds between requests, to show what others do. */
const REFRESH_MS = 5000

export function Home() {
  const zone = useZone()
  const source = useSource().data
  const opened = useLiveSite()
  const history = useQuery({ queryKey: ['history'], queryFn: api.history, refetchInterval: REFRESH_MS })
  const changeSets = useQuery({
    queryKey: ['change-sets'],
    queryFn: api.changeSets,
    refetchInterval: REFRESH_MS,
  })
  const audit = useLatestAudit(REFRESH_MS)
  const lately = useMemo(() => audit.data?.slice(0, MOST), [audit.data])
  const titles = useDocumentTitles(lately)
  const me = useMe().data
  const upcoming = useUpcoming(UPCOMING_DAYS, opened)
  const findings = useLiveFindings(opened)
  const live = history.data?.[0]
  const needs =
    me === undefined || changeSets.data === undefined || findings === undefined
      ? undefined
      : needsOf({ me, changeSets: changeSets.data, schedules: upcoming.schedules, findings })
  return (
    <div className="view">
      <div className="head">
        <h1>What players see now</h1>
        <Button component={Link} to="/find">
          Find something to edit
        </Button>
      </div>
      <Failure error={history.error ?? changeSets.error ?? audit.error ?? upcoming.error} />
      <div className="cards">
        <section className="card" aria-labelledby="home-live">
          <h2 id="home-live">Live</h2>
          {live === undefined ? (
            <Waiting what="Reading the history" />
          ) : (
            <>
              <div>
                <strong>{titleOfMove(live)}</strong>
                <div className="dim">
                  Release {live.sequence}, since {timeInWords(live.at, zone)}, by {live.actor}
                </div>
              </div>
              <Players />
              <div className="row">
                <Badge variant="light" color="green">
                  {Object.keys(source?.documents ?? {}).length.toLocaleString('en')} documents
                </Badge>
                <Link to="/history">Compare or take back</Link>
                <a href="/" target="_blank" rel="noreferrer">
                  Open the site
                </a>
              </div>
            </>
          )}
        </section>
        <section className="card" aria-labelledby="home-needs">
          <h2 id="home-needs">Waiting for you</h2>
          {needs === undefined ? (
            <Waiting what="Loading your tasks" />
          ) : needs.length === 0 ? (
            <Empty title="Nothing.">
              Change sets to review, change sets that were sent back to you, and schedules that failed are listed here.
            </Empty>
          ) : (
            <ul className="plain needs">
              {needs.map(({ to, title, why }) => (
                <li key={`${to} ${title}`}>
                  <Link to={to}>{title}</Link>
                  {why === '' ? null : <span className="dim">{why}</span>}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="card" aria-labelledby="home-next">
          <h2 id="home-next">Scheduled next</h2>
          <Next entries={upcoming.entries} zone={zone} />
          <Link to="/schedules">All schedules</Link>
        </section>
        <section className="card" aria-labelledby="home-changes">
          <h2 id="home-changes">Open change sets</h2>
          {changeSets.data === undefined ? (
            <Waiting what="Reading change sets" />
          ) : changeSets.data.length === 0 ? (
            <Empty title="There is no open change set.">
              Find a banner or a page and edit it: your edits go into a change set, and players see nothing until it is
              published.
            </Empty>
          ) : (
            <ul className="plain">
              {changeSets.data
                .slice(-MOST)
                .toReversed()
                .map((changeSet) => (
                  <ChangeSetRow key={changeSet.id} changeSet={changeSet} />
                ))}
            </ul>
          )}
        </section>
        <section className="card" aria-labelledby="home-findings">
          <h2 id="home-findings">Findings of the live site</h2>
          {findings === undefined ? (
            <Waiting what="Checking the live site" />
          ) : findings.length === 0 ? (
            <Empty title="Nothing.">The check and the proofs of the live site have found no problem.</Empty>
          ) : (
            <>
              <Findings findings={findings.slice(0, MOST)} />
              {findings.length > MOST ? <span className="dim">and {findings.length - MOST} more</span> : null}
            </>
          )}
        </section>
        <section className="card" aria-labelledby="home-audit">
          <h2 id="home-audit">Lately</h2>
          {lately === undefined ? (
            <Waiting what="Reading the audit" />
          ) : (
            <ul className="plain">
              {lately.map((row) => (
                <li key={row.id}>
                  <span>{auditInWords(row, titles)}</span>
                  <span className="dim">{timeInWords(row.at, zone)}</span>
                </li>
              ))}
            </ul>
          )}
          <Link to="/audit">The whole audit</Link>
        </section>
      </div>
    </div>
  )
}

/** The next entries of the timeline on the start page of the studio, one line each. */
function Next({ entries, zone }: { readonly entries: readonly TimelineEntry[] | undefined; readonly zone: string }) {
  if (entries === undefined) return <Waiting what="Reading what is scheduled" />
  if (entries.length === 0)
    return (
      <Empty title="Nothing.">
        Change sets that you publish “At a moment”, and schedules of banners and of parts of pages are listed here.
      </Empty>
    )
  return (
    <ol className="next">
      {entries.slice(0, MOST).map((entry) => (
        <li key={'schedule' in entry ? entry.schedule.id : `document ${entry.at}`} data-kind={kindOf(entry)}>
          <span className="dim">{timeInWords(entry.at, zone)}</span>
          <span>{entryInWords(entry)}</span>
        </li>
      ))}
    </ol>
  )
}

function kindOf(entry: TimelineEntry): string {
  return 'schedule' in entry ? 'publish' : 'event'
}

function entryInWords(entry: TimelineEntry): string {
  if ('schedule' in entry) return operationInWords(entry.schedule)
  const [first, ...others] = entry.event.changes
  if (first === undefined) return ''
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `“${first.title}” ${first.change}${more}`
}

/** @param opened how many times the live site was opened; 0 while the worker has the edits of another view */
function useLiveFindings(opened: number): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    if (opened === 0) return undefined
    let isCurrent = true
    void Promise.all([site.findings(), site.proofs(Date.now())]).then(
      (found) => isCurrent && setFindings(found.flat().toSorted((a, b) => rank(a) - rank(b))),
    )
    return () => {
      isCurrent = false
    }
  }, [opened])
  return findings
}

function rank({ severity }: Finding): number {
  return severity === 'error' ? 0 : 1
}
