/**
 * Returns the offset of a sheet in pixels after a drag of `pulled` pixels down. A drag up moves the sheet by only an
 * eighth.
 */
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
