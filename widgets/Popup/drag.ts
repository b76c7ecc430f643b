/** Pixels a sheet moves for a finger that moved `pulled`: down it follows, up it resists. */
export function followed(pulled: number): number {
  return pulled >= 0 ? pulled : pulled / 8
}

/** Whether a sheet that was let go closes: pulled a quarter of its height, or thrown. `speed` in pixels a millisecond. */
export function isThrown(pulled: number, height: number, speed: number): boolean {
  return pulled > 24 && (pulled > height / 4 || speed > 0.6)
}
