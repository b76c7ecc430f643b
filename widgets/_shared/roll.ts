/** Duration of the roll in milliseconds (document 1, section 4). */
export const rollMs = 500

/** Returns the amount to show `elapsed` milliseconds after the start of the roll. */
export function rollingAmount(from: number, to: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / rollMs, 0), 1)
  return part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3)
}
