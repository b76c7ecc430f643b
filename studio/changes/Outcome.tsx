/**
 * The outcome of a closed change set: how many open pages show the live release if it was published, or that it was
 * dropped.
 */
import { Alert } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { ChangeSet } from '../api/api.ts'
import { Players } from '../home/Players.tsx'
import { ScheduleList } from '../schedules/ScheduleList.tsx'

export function Outcome({ id, state }: { readonly id: string; readonly state: ChangeSet['state'] }) {
  const isPublished = state === 'published'
  return (
    <div className="evidence">
      <Alert color={isPublished ? 'green' : 'gray'} variant="light">
        {isPublished
          ? 'This change set was published. To take it back, open the history.'
          : 'This change set was dropped. None of its edits is live.'}{' '}
        <Link to="/history">History</Link>
      </Alert>
      {isPublished ? (
        <section className="card" aria-labelledby="outcome-players">
          <h2 id="outcome-players">Pages that show the live release</h2>
          <Players />
        </section>
      ) : null}
      <ScheduleList changeSet={id} title="Schedules of this change set" />
    </div>
  )
}
