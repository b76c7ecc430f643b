/**
 * The UTC offsets of a time zone for the years in which pages are shown. This code runs while pages are prerendered,
 * never in the browser.
 */
import { type ZoneOffsets, wallClock } from '../engine/core/format.ts'

const FROM = Date.UTC(2025, 0)
const UNTIL = Date.UTC(2040, 0)
/** Search step in milliseconds, shorter than the time between two clock changes. */
const STEP = 10 * 86_400_000

/**
 * Returns the later of `at` and `FROM`. The page does not change after `at`, its last boundary before the present, so
 * it is the same at `FROM`.
 */
export function withinOffsets(at: number): number {
  return Math.max(at, FROM)
}

/** Returns the offset at `FROM`, the new offset after each clock change, and an entry that marks the end. */
export function offsetsOf(timeZone: string): ZoneOffsets {
  const ahead = (instant: number): number => (Date.parse(`${wallClock(instant, timeZone)}Z`) - instant) / 60_000
  const found: [number, number][] = [[FROM, ahead(FROM)]]
  for (let at = FROM; at < UNTIL; at += STEP) {
    const next = ahead(at + STEP)
    if (next === found.at(-1)?.[1]) continue
    // Searches to the minute, because clocks change at full minutes.
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
