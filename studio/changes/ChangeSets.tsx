/** All open change sets. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'

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
          {data.toReversed().map(({ id, title, createdAt, createdBy }) => (
            <li key={id}>
              <Link to={`/changes/${id}`}>{title}</Link>
              <span className="dim">
                Started by {createdBy}, {timeInWords(createdAt, zone)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
