/** Maximum number of games on the wheel. */
export const SEGMENTS = 8

/** Minimum number of whole turns before the wheel stops. */
const TURNS = 4

/**
 * The angle in degrees that brings a segment under the pointer at the top, at least `TURNS` turns after the previous
 * angle.
 */
export function stopAngle(before: number, segment: number, segments: number): number {
  const target = 360 - (segment * 360) / segments
  return Math.ceil(before / 360) * 360 + TURNS * 360 + target
}

/** A random segment. Every segment has the same chance. */
export const anySegment = (segments: number): number => Math.floor(Math.random() * segments)
