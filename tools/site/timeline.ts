/**
 * Prints every instant at which the clock changes what players see: which content appears or disappears, and for whom.
 */
import { momentInWords } from '../../engine/wording/rule.ts'
import { eventInWords, type Timeline } from '../../engine/prove/timeline.ts'
import type { CommandRun } from '../command-line.ts'
import { count } from '../count.ts'
import { openVersion, requireSound } from '../site-version.ts'

export const printTimeline: CommandRun<'timeline'> = async ({ site: version, days, at = Date.now(), json }, output) => {
  const workspace = await openVersion(version)
  requireSound(workspace, version)
  const timeline = workspace.timeline(at, days)
  if (json) return output.log(JSON.stringify(timeline, null, 2))
  for (const line of timelineLines(timeline, version, days, workspace.site().settings?.timeZone ?? 'UTC'))
    output.log(line)
}

/** Returns one line per change. Only the first line of each instant names the instant. */
function timelineLines(
  { from, events, notFollowed }: Timeline,
  version: string,
  days: number,
  timeZone: string,
): readonly string[] {
  const width = Math.max(0, ...events.map(({ wall }) => wall.length))
  const rows = events.flatMap((event) =>
    eventInWords(event).map((line, n) => `${(n === 0 ? event.wall : '').padEnd(width)}  ${line}`),
  )
  const span = `${version}, ${count(days, 'day')} from ${momentInWords(from, timeZone)} (${timeZone})`
  return [
    events.length === 0 ? `${span}: the clock changes nothing.` : `${span}: ${count(events.length, 'instant')}.`,
    ...rows,
    ...(notFollowed.length === 0
      ? []
      : [
          `The list may lack changes of these targets, because their rules compare the clock with another fact: ${notFollowed.join(', ')}`,
        ]),
  ]
}
