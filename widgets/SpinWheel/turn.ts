/** Maximum number of games on the wheel. */
export const SEGMENTS = 8

/** Minimum number of whole turns before the wheel stops. */
const TURNS = 4

/**
 * Returns the angle in degrees that turns a segment under the pointer at the top, at least `TURNS` turns after the
 * angle `before`.
 */
export function stopAngle(before: number, segment: number, segments: number): number {
  const target = 360 - (segment * 360) / segments
  return Math.ceil(before / 360) * 360 + TURNS * 360 + target
}

/** Returns a random segment. Every segment has the same chance. */
export const anySegment = (segments: number): number => Math.floor(Math.random() * segments)
