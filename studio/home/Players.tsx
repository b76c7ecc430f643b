/** Shows how many open pages show each release, and since when no open page has shown an earlier one. */
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { playersInWords } from './words.ts'

const FOLLOWING_MS = 2000
const RESTING_MS = 30_000

export function Players() {
  const zone = useZone()
  const { data, error } = useQuery({
    queryKey: ['open-pages'],
    queryFn: api.openPages,
    refetchInterval: ({ state }) => (state.data?.since === null ? FOLLOWING_MS : RESTING_MS),
  })
  if (data === undefined) return error === null ? <Waiting what="Counting open pages" /> : <Failure error={error} />
  const { head, rest, share } = playersInWords(data, zone)
  return (
    <div className="players">
      <strong>{head}</strong>
      {share === undefined ? null : <progress value={share} max={1} aria-label="Open pages that show what is live" />}
      <span className="dim">{rest}</span>
    </div>
  )
}
