/** Publishes a change set now, at a moment, or until a moment. States before the publish what changes for whom. */
import { Alert, Button, SegmentedControl } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { wallTimeInWords } from '../../engine/wording/moment.ts'
import { api, type Reviews, type Schedule, type ScheduleMoments } from '../api/api.ts'
import { ApiError } from '../api/client.ts'
import { UnsentList, useUnsent } from '../edit/Unsent.tsx'
import { MomentField, type WallMoment } from '../schedules/MomentField.tsx'
import { ScheduleList } from '../schedules/ScheduleList.tsx'
import { momentProblem } from '../schedules/words.ts'
import { Failure, Findings, Waiting } from '../shell/notices.tsx'
import { isAtLeast, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { publishInWords, whyNotPublish } from './words.ts'

interface PublishProps {
  readonly id: string
  readonly version: number
  readonly reviews: Reviews
  /** Sentences of the difference; undefined while they are not known. */
  readonly summary: readonly { readonly words: string }[] | undefined
  /** Number of changed documents. */
  readonly documents: number | undefined
  /** Number of findings that must be fixed. */
  readonly errors: number
}

type When = 'now' | 'at' | 'between'
const NEVER: WallMoment = { wallTime: '' }

export function PublishPanel(props: PublishProps) {
  const { id, reviews } = props
  const schedules = useQuery({
    queryKey: ['schedules', id],
    queryFn: () => api.schedules({ changeSet: id, open: 'true' }),
    enabled: reviews.state === 'scheduled',
  })
  const schedule = schedules.data?.find(({ operation }) => operation === 'publish')
  return (
    <section className="card" aria-labelledby="publish-title">
      <h2 id="publish-title">Publish</h2>
      <Failure error={schedules.error} />
      {reviews.state !== 'scheduled' ? (
        <Publish {...props} />
      ) : schedule === undefined ? (
        schedules.error === null ? (
          <Waiting what="Reading its schedule" />
        ) : null
      ) : (
        <Scheduled {...props} schedule={schedule} />
      )}
    </section>
  )
}

function Publish({ id, version, reviews, summary, documents, errors }: PublishProps) {
  const zone = useZone()
  const me = useMe().data
  const note = useId()
  const [when, setWhen] = useState<When>('now')
  const [at, setAt] = useState(NEVER)
  const [until, setUntil] = useState(NEVER)
  const unsent = useUnsent().filter(({ changeSet }) => changeSet === id)
  const queries = useQueryClient()
  const publish = useMutation({
    mutationFn: () =>
      when === 'now' ? api.publish(id, version) : api.schedule(id, version, momentsOf(when, at, until, zone)),
    onSettled: () => queries.invalidateQueries(),
  })
  if (me === undefined) return null
  const reason = whyNotPublish(reviews, me, documents, errors)
  const problem =
    publish.error instanceof ApiError
      ? momentProblem(publish.error, { at: at.wallTime, until: until.wallTime })
      : undefined
  const isTimed = when === 'now' || (at.wallTime !== '' && (when === 'at' || until.wallTime !== ''))
  const words = publishInWords({
    summary,
    documents,
    from: when === 'now' ? undefined : chosenMoment(at.wallTime, zone),
    until: when === 'between' ? chosenMoment(until.wallTime, zone) : undefined,
  })
  const change = (set: (moment: WallMoment) => void) => (moment: WallMoment) => {
    set(moment)
    publish.reset()
  }
  return (
    <form
      className="fields tight"
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate()
      }}
    >
      <SegmentedControl
        aria-label="When"
        size="xs"
        fullWidth
        value={when}
        onChange={(value) => {
          setWhen(value === 'at' || value === 'between' ? value : 'now')
          publish.reset()
        }}
        data={[
          { value: 'now', label: 'Now' },
          { value: 'at', label: 'At a moment' },
          { value: 'between', label: 'For a while' },
        ]}
      />
      {when === 'now' ? null : (
        <MomentField label="Live from" zone={zone} value={at} onChange={change(setAt)} problem={problem} field="at" />
      )}
      {when === 'between' ? (
        <MomentField
          label="Taken back at"
          zone={zone}
          value={until}
          onChange={change(setUntil)}
          problem={problem}
          field="until"
        />
      ) : null}
      {unsent.length === 0 ? null : (
        <Alert
          color="yellow"
          variant="light"
          title="Some edits of this change set are on this device only"
          role="alert"
        >
          If you publish now, they are not included.
          <UnsentList unsent={unsent} />
        </Alert>
      )}
      <p className="sentence">{words}</p>
      <div className="row">
        <Button
          type="submit"
          loading={publish.isPending}
          disabled={reason !== undefined || !isTimed}
          aria-describedby={reason === undefined ? undefined : note}
        >
          {when === 'now' ? 'Publish now' : 'Schedule'}
        </Button>
        {isAtLeast(me.role, 'editor') ? <Drop id={id} isDisabled={publish.isPending} /> : null}
      </div>
      {reason === undefined ? null : (
        <span id={note} className="dim">
          {reason}
        </span>
      )}
      {publish.isPending ? <Progress /> : null}
      {problem === undefined ? <Refusal error={publish.error} id={id} onResolved={publish.reset} /> : null}
    </form>
  )
}

function momentsOf(when: 'at' | 'between', at: WallMoment, until: WallMoment, zone: string): ScheduleMoments {
  return { at: { ...at, zone }, ...(when === 'between' ? { until: { ...until, zone } } : {}) }
}

/** Returns a moment in words; an ellipsis while the moment is not complete. */
function chosenMoment(wall: string, zone: string): string {
  return wall === '' ? '…' : wallTimeInWords(wall, zone)
}
/** Shows a scheduled change set, which is frozen. Publishing it now ends the schedule. */
function Scheduled({
  id,
  version,
  reviews,
  documents,
  errors,
  schedule,
}: PublishProps & { readonly schedule: Schedule }) {
  const zone = useZone()
  const me = useMe().data
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const publish = useMutation({
    mutationFn: () => api.publish(id, version, true),
    onSettled: () => queries.invalidateQueries(),
  })
  if (me === undefined) return null
  const mayPublish = whyNotPublish(reviews, me, documents, errors) === undefined
  return (
    <div className="fields tight">
      <ScheduleList changeSet={id} />
      <span className="dim">Nobody can edit a scheduled change set. To edit it, cancel its schedule.</span>
      {!mayPublish ? null : isAsking ? (
        <Alert color="yellow" variant="light" title="Publish now, and cancel the schedule?" role="alert">
          This change set is scheduled for {timeInWords(schedule.dueAt, zone)}. If you publish it now, it becomes live
          at once and is not taken back automatically.
          <div className="row">
            <Button size="xs" loading={publish.isPending} onClick={() => publish.mutate()}>
              Yes, publish now
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              Keep the schedule
            </Button>
          </div>
        </Alert>
      ) : (
        <div className="row">
          <Button variant="default" onClick={() => setAsking(true)}>
            Publish now instead
          </Button>
        </div>
      )}
      {publish.isPending ? <Progress /> : null}
      <Refusal error={publish.error} id={id} onResolved={publish.reset} />
    </div>
  )
}

function Progress() {
  const { data } = useQuery({ queryKey: ['progress'], queryFn: api.progress, refetchInterval: 300 })
  return <Waiting what={data ?? 'Checking, proving and building'} />
}

function Drop({ id, isDisabled }: { readonly id: string; readonly isDisabled: boolean }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const drop = useMutation({
    mutationFn: () => api.cancelChangeSet(id),
    onSuccess: async () => {
      await queries.invalidateQueries()
      await navigate('/changes')
    },
  })
  if (!isAsking)
    return (
      <Button variant="default" disabled={isDisabled} onClick={() => setAsking(true)}>
        Drop this change set
      </Button>
    )
  return (
    <Alert color="red" variant="light" title="Drop all edits of this change set?" role="alert">
      Dropped edits cannot be brought back. What is live does not change.
      <Failure error={drop.error} />
      <div className="row">
        <Button size="xs" color="red" loading={drop.isPending} onClick={() => drop.mutate()}>
          Drop them
        </Button>
        <Button size="xs" variant="default" onClick={() => setAsking(false)}>
          Keep them
        </Button>
      </div>
    </Alert>
  )
}

interface RefusalProps {
  readonly id: string
  readonly error: unknown
  /** Called after the live documents were merged into the change set. */
  readonly onResolved: () => void
}

/**
 * Shows why a publish was refused: the findings of all gates, documents that were published meanwhile, or another
 * reason.
 */
function Refusal({ id, error, onResolved }: RefusalProps) {
  const queries = useQueryClient()
  const rebase = useMutation({
    mutationFn: (keep?: 'mine' | 'theirs') => api.rebase(id, keep),
    onSuccess: () => {
      onResolved()
      return queries.invalidateQueries()
    },
  })
  if (error === null || error === undefined) return null
  const refusal = error instanceof ApiError ? error : undefined
  if (refusal !== undefined && refusal.findings.length > 0)
    return (
      <Alert color="red" variant="light" title="Not published: fix these findings first" role="alert">
        <Findings findings={refusal.findings} changeSet={id} />
      </Alert>
    )
  const isOutdated =
    refusal?.status === 409 && typeof refusal.body === 'object' && refusal.body !== null && 'outdated' in refusal.body
  if (!isOutdated) return <Failure error={error} />
  return (
    <Alert
      color="yellow"
      variant="light"
      title="A document of this change set was published in the meantime"
      role="alert"
    >
      Merge the live documents into this change set, review it again, then publish.
      <div className="row">
        <Button size="xs" onClick={() => rebase.mutate(undefined)} loading={rebase.isPending}>
          Merge the live documents
        </Button>
        <Link to="/history">What was published</Link>
      </div>
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
    </Alert>
  )
}
