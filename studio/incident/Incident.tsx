/** Handles an incident: an earlier release becomes live again, or one part is switched off. Both can be undone. */
import './incident.css'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Failure, Waiting } from '../shell/notices.tsx'
import { isAtLeast, useMe, useSource } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'
import { incidentApi } from './api.ts'
import { Killed } from './Killed.tsx'
import { noParts, type KillableParts } from './parts.ts'
import { RollBack } from './RollBack.tsx'
import { SwitchOff } from './SwitchOff.tsx'

/** Milliseconds between requests: other people may switch parts off or on at the same time. */
const REFRESH_MS = 5000

export function Incident() {
  const me = useMe().data
  const [query, setQuery] = useSearchParams()
  const kills = useQuery({ queryKey: ['kills'], queryFn: incidentApi.kills, refetchInterval: REFRESH_MS })
  const parts = useParts()
  const mayChange = me !== undefined && isAtLeast(me.role, 'publisher')
  const way = query.get('way') === 'release' ? 'release' : 'part'
  return (
    <div className="view">
      <div>
        <h1>Incident</h1>
        <span className="dim">For a problem that players see now. What you change here can be undone.</span>
      </div>
      <Failure error={kills.error} />
      {kills.data === undefined ? (
        kills.error === null ? (
          <Waiting what="Reading what is switched off" />
        ) : null
      ) : (
        <Killed kills={kills.data} parts={parts} mayChange={mayChange} now={kills.dataUpdatedAt} />
      )}
      {mayChange ? (
        <>
          <SegmentedControl
            aria-label="What to do"
            value={way}
            onChange={(value) => setQuery({ way: value }, { replace: true })}
            data={[
              { value: 'part', label: 'Switch off one part' },
              { value: 'release', label: 'Go back to an earlier release' },
            ]}
          />
          {way === 'part' ? <SwitchOff parts={parts} openPages={kills.data?.openPages} /> : <RollBack />}
        </>
      ) : (
        <section className="card">
          <span>
            Your role is {me?.role ?? 'not known'}. To end an incident, ask a publisher or an administrator, and tell
            them what is wrong and on which page.
          </span>
        </section>
      )}
    </div>
  )
}

function useParts(): KillableParts {
  const sequence = useSource().data?.sequence
  const [parts, setParts] = useState(noParts)
  useEffect(() => {
    let isCurrent = true
    void site.parts().then((found) => isCurrent && setParts(found))
    return () => {
      isCurrent = false
    }
  }, [sequence])
  return parts
}
