/** All open change sets. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { ChangeSetRow } from './ChangeSetRow.tsx'

export function ChangeSets() {
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
          {data.toReversed().map((changeSet) => (
            <ChangeSetRow key={changeSet.id} changeSet={changeSet} />
          ))}
        </ul>
      )}
    </div>
  )
}
