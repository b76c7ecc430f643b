/** The offsets of a zone over the years in which a page may be looked at. Runs while pages are rendered; no player loads it. */
import { type ZoneOffsets, wallClock } from '../engine/core/format.ts'

const FROM = Date.UTC(2025, 0)
const UNTIL = Date.UTC(2040, 0)
/** Shorter than any time between two changes of clocks. */
const STEP = 10 * 86_400_000

/** The moment of a page, moved into these years: nothing on a page changes between its moment, which is its last boundary, and now. */
export function withinOffsets(at: number): number {
  return Math.max(at, FROM)
}

/** One entry for a zone that never changes its clocks, two for each year of one that does. */
export function offsetsOf(timeZone: string): ZoneOffsets {
  const ahead = (instant: number): number => (Date.parse(`${wallClock(instant, timeZone)}Z`) - instant) / 60_000
  const found: [number, number][] = [[FROM, ahead(FROM)]]
  for (let at = FROM; at < UNTIL; at += STEP) {
    const next = ahead(at + STEP)
    if (next === found.at(-1)?.[1]) continue
    // Clocks change at a full minute.
    let [before, after] = [at, at + STEP]
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000
      if (ahead(middle) === next) after = middle
      else before = middle
    }
    found.push([after, next])
  }
  return [...found, [UNTIL, 0]]
}
