/** Times as operators read them: always in the zone of the site, and always with its name. */
import { wallClock } from '../../engine/core/format.ts'
import { instantOf as wallInstant } from '../../engine/document/schedule.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'

/** `1 Dec 2026 18:00 Manila` */
export function timeInWords(at: number, zone: string): string {
  return wallTimeInWords(wallTime(at, zone), zone)
}

/** `2026-12-01T18:00`, the format of time inputs. */
export function wallTime(at: number, zone: string): string {
  return wallClock(at, zone).slice(0, 16)
}

/** The instant of a wall time in a zone; undefined while the time is not complete. */
export function instantOf(wall: string, zone: string): number | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) ? wallInstant(wall.slice(0, 16), zone, false) : undefined
}
