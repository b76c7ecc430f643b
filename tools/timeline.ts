/**
 * `npm run timeline -- [DIR] [--days N] [--at MOMENT] [--json]`: every moment of the coming days (60) at which the clock changes what players see,
 * with what appears or disappears and for whom. DIR may also be `live`, a release, or a revision of git.
 */
import { parseArgs } from 'node:util'
import { momentInWords } from '../engine/wording/rule.ts'
import { changeInWords, type Timeline, TIMELINE_DAYS, timelineOf } from '../engine/prove/timeline.ts'
import { readSoundSite, SiteVersionError } from './site-version.ts'
import { catalogue } from '../catalogue/catalogue.ts'

const usage = 'Usage: npm run timeline -- [DIR] [--days 60] [--at 2026-12-24T18:00+08:00] [--json]'
const MOST_DAYS = 3_660

try {
  const { dir, values } = readWords()
  const at = values.at === undefined ? Date.now() : Date.parse(values.at)
  if (Number.isNaN(at)) throw new SiteVersionError(`--at takes a moment with its offset, such as 2026-12-24T18:00+08:00, got ${values.at}`)
  const days = values.days === undefined ? TIMELINE_DAYS : Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new SiteVersionError(`--days takes a number from 1 to ${MOST_DAYS.toLocaleString('en')}, got ${values.days}`)
  const site = await readSoundSite(dir, catalogue)
  const timeline = timelineOf({ site, catalogue, at, days })
  if (values.json) console.log(JSON.stringify(timeline, null, 2))
  else for (const line of table(timeline, dir, days, site.settings.timeZone)) console.log(line)
} catch (error) {
  console.error(error instanceof SiteVersionError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 2
}

function readWords() {
  const options = { at: { type: 'string' }, days: { type: 'string' }, json: { type: 'boolean', default: false } } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [dir = 'config', ...more] = positionals
    if (more.length > 0) throw new Error(`Unknown argument ${more[0]}.`)
    return { dir, values }
  } catch (error) {
    throw new SiteVersionError(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

/** The moment stands once, in a column of its own. */
function table({ from, events, notFollowed }: Timeline, dir: string, days: number, timeZone: string): readonly string[] {
  const width = Math.max(0, ...events.map(({ wall }) => wall.length))
  const rows = events.flatMap(({ wall, changes }) =>
    changes.map((change, n) => `${(n === 0 ? wall : '').padEnd(width)}  ${changeInWords(change)}`),
  )
  const span = `${dir}, ${days} days from ${momentInWords(from, timeZone)} (${timeZone})`
  return [
    events.length === 0
      ? `${span}: the clock changes nothing.`
      : `${span}: ${events.length === 1 ? 'one moment' : `${events.length} moments`}.`,
    ...rows,
    ...(notFollowed.length === 0 ? [] : [`Not listed, because they compare the clock with a fact of somebody: ${notFollowed.join(', ')}`]),
  ]
}
