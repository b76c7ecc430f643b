/** The offset of a sheet in pixels for a drag of `pulled` pixels: it follows down and resists up. */
export function sheetOffset(pulled: number): number {
  return pulled >= 0 ? pulled : pulled / 8
}

/**
 * Whether a released sheet closes: after a drag over a quarter of its height, or a fast one. `speed` is in pixels per
 * millisecond.
 */
export function isDismissed(pulled: number, height: number, speed: number): boolean {
  return pulled > 24 && (pulled > height / 4 || speed > 0.6)
}
