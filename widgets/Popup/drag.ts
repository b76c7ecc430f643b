/** The offset of a sheet in pixels for a drag of `pulled` pixels down; upwards, an eighth of the drag. */
export function sheetOffset(pulled: number): number {
  return pulled >= 0 ? pulled : pulled / 8
}

/**
 * Whether a released sheet closes: after a drag of more than 24 px that is fast or longer than a quarter of the height.
 * `speed` is in pixels per millisecond.
 */
export function isDismissed(pulled: number, height: number, speed: number): boolean {
  return pulled > 24 && (pulled > height / 4 || speed > 0.6)
}
