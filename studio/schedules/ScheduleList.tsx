/** Schedules with their state and reason, and buttons for what a publisher may do with them. */
import './schedules.css'
import { Badge, Button, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, type Schedule } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { isAtLeast, useMe, useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { isOpen, needsDecision, operationInWords, scheduleState } from './words.ts'

/** The schedules of a change set. With a title, shows them in a card, or nothing if there are none. */
export function ScheduleList({ changeSet, title }: { readonly changeSet: string; readonly title?: string }) {
  const { data, error } = useQuery({
    queryKey: ['schedules', changeSet, 'all'],
    queryFn: () => api.schedules({ changeSet }),
  })
  if (error !== null) return <Failure error={error} />
  if (data === undefined) return <Waiting what="Reading schedules" />
  const shown = title === undefined ? data.filter(isOpen) : data
  const list = (
    <ul className="plain">
      {shown.map((schedule) => (
        <ScheduleItem key={schedule.id} schedule={schedule} />
      ))}
    </ul>
  )
  if (title === undefined) return list
  return shown.length === 0 ? null : (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      {list}
    </section>
  )
}

interface ScheduleItemProps {
  readonly schedule: Schedule
  /** Whether to show the title of the change set, with a link to it. */
  readonly isNamed?: boolean
}

export function ScheduleItem({ schedule, isNamed = false }: ScheduleItemProps) {
  const zone = useZone()
  const { words, color } = scheduleState(schedule.state)
  const what = schedule.operation === 'publish' ? 'Becomes live' : 'Is taken back'
  return (
    <li className="schedule">
      <span className="row">
        {isNamed ? (
          <Link to={`/changes/${schedule.changeSet}`}>{operationInWords(schedule)}</Link>
        ) : (
          <strong>{what}</strong>
        )}
        <Badge variant="light" color={color}>
          {words}
        </Badge>
      </span>
      <span className="dim">
        {timeInWords(schedule.dueAt, zone)}, scheduled by {schedule.createdBy}
        {schedule.finishedAt === null ? null : `. Ended ${timeInWords(schedule.finishedAt, zone)}`}
      </span>
      {schedule.reason === null ? null : (
        <span className={needsDecision(schedule) ? 'note error' : 'note'}>{sentence(schedule.reason)}</span>
      )}
      <ScheduleActions schedule={schedule} />
    </li>
  )
}

type Action = 'cancel' | 'run'

function ScheduleActions({ schedule }: { readonly schedule: Schedule }) {
  const me = useMe().data
  const [action, setAction] = useState<Action>()
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: (chosen: Action) =>
      chosen === 'cancel' ? api.cancelSchedule(schedule.id, reason) : api.runSchedule(schedule.id, reason),
    onSuccess: () => {
      setAction(undefined)
      setReason('')
    },
    onSettled: () => queries.invalidateQueries(),
  })
  if (me === undefined || !isAtLeast(me.role, 'publisher') || !isOpen(schedule) || schedule.state === 'running')
    return null
  if (action === undefined)
    return (
      <div className="row">
        {needsDecision(schedule) ? (
          <Button size="xs" onClick={() => setAction('run')}>
            Run now …
          </Button>
        ) : null}
        <Button size="xs" variant="default" onClick={() => setAction('cancel')}>
          {schedule.operation === 'publish' ? 'Cancel the schedule …' : 'Cancel the take-back …'}
        </Button>
      </div>
    )
  return (
    <form
      className="fields tight"
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate(action)
      }}
    >
      <Textarea
        label={action === 'cancel' ? 'Why do you cancel this schedule?' : 'Why do you run this schedule now?'}
        value={reason}
        rows={2}
        required
        maxLength={1000}
        data-autofocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Failure error={act.error} />
      <div className="row">
        <Button type="submit" size="xs" loading={act.isPending} disabled={reason.trim() === ''}>
          {action === 'run'
            ? 'Run now'
            : schedule.operation === 'publish'
              ? 'Cancel the schedule'
              : 'Cancel the take-back'}
        </Button>
        <Button size="xs" variant="default" onClick={() => setAction(undefined)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
