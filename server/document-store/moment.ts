/** Turns a local time of a zone into an instant, and refuses times that do not exist or are ambiguous. */
import { Temporal } from 'temporal-polyfill'
import { wallInWords } from '../../engine/wording/moment.ts'
import type { Moment } from './answers.ts'
import { RefusedError } from './change-sets.ts'

/**
 * The instant of a local time, in milliseconds since 1970.
 * @throws {RefusedError} when the zone, the day or the time does not exist, or when the time exists twice and
 * `occurrence` is absent
 */
export function momentOf({ wallTime, zone, occurrence }: Moment): number {
  const time = plainTime(wallTime)
  const [earlier, later] = bothReadings(time, zone)
  if (earlier.epochMilliseconds === later.epochMilliseconds) return earlier.epochMilliseconds
  const shown = wallInWords(wallTime)
  if (!earlier.toPlainDateTime().equals(time)) {
    // The clocks skip this time: `earlier` is the time minus the length of the jump, `later` the time plus that length.
    const jump = earlier.getTimeZoneTransition('next') ?? later
    const before = clockOf(jump.subtract({ milliseconds: 1 }).toPlainDateTime().add({ milliseconds: 1 }))
    const after = clockOf(jump.toPlainDateTime())
    throw new RefusedError(
      422,
      `${shown} does not exist in ${zone}: the clocks go from ${before} to ${after}. ` +
        `Choose ${clockOf(earlier.toPlainDateTime())} or ${clockOf(later.toPlainDateTime())}`,
      { nonexistent: { before: textOf(earlier), after: textOf(later) } },
    )
  }
  if (occurrence === 'first') return earlier.epochMilliseconds
  if (occurrence === 'second') return later.epochMilliseconds
  throw new RefusedError(
    422,
    `${shown} exists twice in ${zone}: with the UTC offset ${earlier.offset} and again with ${later.offset}. Choose the first or the second`,
    { ambiguous: { first: earlier.toInstant().toString(), second: later.toInstant().toString() } },
  )
}

function plainTime(wallTime: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(wallTime, { overflow: 'reject' })
  } catch {
    throw new RefusedError(422, `${wallTime} is not a valid local time such as 2026-12-24T18:00`)
  }
}

function bothReadings(
  time: Temporal.PlainDateTime,
  zone: string,
): readonly [earlier: Temporal.ZonedDateTime, later: Temporal.ZonedDateTime] {
  try {
    return [
      time.toZonedDateTime(zone, { disambiguation: 'earlier' }),
      time.toZonedDateTime(zone, { disambiguation: 'later' }),
    ]
  } catch {
    throw new RefusedError(422, `there is no time zone ${zone}`)
  }
}

function clockOf(time: Temporal.PlainDateTime): string {
  return time.toPlainTime().toString().slice(0, 5)
}

function textOf(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString().slice(0, 16)
}
