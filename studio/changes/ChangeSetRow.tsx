/** One change set in a list: its title, its state, who started it and what happened last. */
import { Badge } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { ListedChangeSet } from '../api/api.ts'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { stateColor, stateInWords, stepInWords } from './words.ts'

export function ChangeSetRow({
  changeSet: { id, title, state, createdAt, createdBy, lastStep },
}: {
  readonly changeSet: ListedChangeSet
}) {
  const zone = useZone()
  return (
    <li>
      <span className="row">
        <Link to={`/changes/${id}`}>{title}</Link>
        <Badge variant="light" color={stateColor(state)}>
          {stateInWords(state)}
        </Badge>
      </span>
      <span className="dim">
        Started by {createdBy}, {timeInWords(createdAt, zone)}
        {lastStep === null ? '' : `. ${stepInWords(lastStep, undefined).what}, ${timeInWords(lastStep.at, zone)}`}
      </span>
    </li>
  )
}
