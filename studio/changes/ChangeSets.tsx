/** All open change sets. */
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import { stateColor, stateInWords, stepInWords } from './words.ts'

export function ChangeSets() {
  const zone = useZone()
  const { data, error } = useQuery({ queryKey: ['change-sets'], queryFn: api.changeSets })
  return (
    <div className="view">
      <h1>Change sets</h1>
      <Failure error={error} />
      {data === undefined ? (
        error === null ? (
          <Waiting what="Reading change sets" />
        ) : null
      ) : data.length === 0 ? (
        <div className="card">
          <Empty title="No change set is open.">
            A change set is a group of edits that players see at the same moment. The first edit of a document starts
            one.
          </Empty>
          <div>
            <Button component={Link} to="/find">
              Find something to edit
            </Button>
          </div>
        </div>
      ) : (
        <ul className="plain card">
          {data.toReversed().map(({ id, title, state, createdAt, createdBy, lastStep }) => (
            <li key={id}>
              <span className="row">
                <Link to={`/changes/${id}`}>{title}</Link>
                <Badge variant="light" color={stateColor(state)}>
                  {stateInWords(state)}
                </Badge>
              </span>
              <span className="dim">
                Started by {createdBy}, {timeInWords(createdAt, zone)}
                {lastStep === null
                  ? ''
                  : `. ${stepInWords(lastStep, undefined).what}, ${timeInWords(lastStep.at, zone)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
