/** Everything that is scheduled for the next days, as views show it. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { DAY } from '../../engine/core/duration.ts'
import { api, type Schedule } from '../api/api.ts'
import { site } from '../workspace/client.ts'
import { type DocumentEvent, entriesOf, type TimelineEntry } from './timeline.ts'

export interface Upcoming {
  /** Undefined while the entries are loading. */
  readonly entries: readonly TimelineEntry[] | undefined
  readonly schedules: readonly Schedule[]
  readonly error: unknown
  /** Start of the shown interval, an instant. */
  readonly from: number
}

/** @param opened how many times the live site was opened; 0 while the worker has the edits of another view */
export function useUpcoming(days: number, opened: number): Upcoming {
  const [from] = useState(() => Math.floor(Date.now() / 60_000) * 60_000)
  const schedules = useQuery({ queryKey: ['schedules'], queryFn: () => api.schedules(), refetchInterval: 10_000 })
  const [events, setEvents] = useState<readonly DocumentEvent[]>()
  useEffect(() => {
    if (opened === 0) return undefined
    let isCurrent = true
    void site.timeline(from, days).then((found) => isCurrent && setEvents(found))
    return () => {
      isCurrent = false
    }
  }, [from, days, opened])
  const entries = useMemo(
    () =>
      schedules.data === undefined || events === undefined
        ? undefined
        : entriesOf(schedules.data, events, { from, until: from + days * DAY }),
    [schedules.data, events, from, days],
  )
  return { entries, schedules: schedules.data ?? [], error: schedules.error, from }
}
