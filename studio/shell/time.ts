/** Times for operators: always in the time zone of the site, and always with the name of the zone. */
import { wallClock } from '../../engine/core/format.ts'
import { instantOf as wallInstant } from '../../engine/document/schedule.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'

/** Returns, for example, `1 Dec 2026 18:00 Manila`. */
export function timeInWords(at: number, zone: string): string {
  return wallTimeInWords(wallTime(at, zone), zone)
}

/** Returns a local time such as `2026-12-01T18:00`, the format of time inputs. */
export function wallTime(at: number, zone: string): string {
  return wallClock(at, zone).slice(0, 16)
}

/** Returns the instant of a local time in a zone; undefined while the time is incomplete. */
export function instantOf(wall: string, zone: string): number | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) ? wallInstant(wall.slice(0, 16), zone, false) : undefined
}
