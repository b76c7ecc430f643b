/** Tests the timeline: nothing changes between two of its events, and the witness of a change sees the change. */
import type { TimelineChange } from '../../engine/prove/timeline.ts'
import { type Comparison, isSeenIn, viewsOf, viewsOfWitness } from './opened-site.fixture.ts'
import { both, differing, isEmpty, Views } from './views.fixture.ts'

export function compareTimeline(comparison: Comparison, days: number): void {
  const { name, site, situations, at, contradictions } = comparison
  const { events, until } = site.workspace.timeline(at, days)
  const starts = [at, ...events.map((event) => event.at)]
  const startOf = (moment: number): number => starts.findLast((one) => one <= moment) ?? at
  const views = viewsOf(site, situations)
  const before = new Views(
    site.walk,
    situations.map((one) => ({ person: one.person, at: startOf(one.at) })),
  )
  const during = views.maskOf((one) => one.at >= at && one.at <= until)
  views.openings.forEach(({ opening, seen }, n) => {
    contradictions.compared += situations.length
    const other = before.openings[n]?.seen
    for (const address of new Set([...seen.keys(), ...(other?.keys() ?? [])])) {
      const changed = both(differing(seen.get(address) ?? views.none, other?.get(address) ?? views.none), during)
      if (isEmpty(changed)) continue
      contradictions.add(name, `${address} changes between events`, [views.example(changed, opening), events.length])
      break
    }
  })
  for (const event of events) for (const change of event.changes) compareChange(comparison, event.at, change)
}

function compareChange({ name, site, contradictions }: Comparison, at: number, timelineChange: TimelineChange): void {
  const { change, kind, witness, addresses, notProven } = timelineChange
  if ((kind !== 'node' && kind !== 'popup') || notProven !== undefined) return
  contradictions.compared++
  if (witness === undefined) return contradictions.add(name, 'a change without a witness', [at, addresses])
  const sees = (instant: number): readonly boolean[] => {
    const views = viewsOfWitness(site, { persona: witness.persona, at: instant })
    return addresses.map((address) =>
      site.targets.some((target) => target.address === address && views.some((view) => isSeenIn(view, target))),
    )
  }
  const [before, after] = [sees(at - 1), sees(at)]
  const isRight = addresses.some(
    (_, n) => before[n] === (change === 'disappears') && after[n] === (change === 'appears'),
  )
  if (!isRight) contradictions.add(name, `${addresses.join()} ${change} not for the witness`, [at, witness])
}
