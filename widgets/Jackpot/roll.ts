/** Milliseconds from the previous to the new amount (document 1, section 4). */
export const rollMs = 500

/** The amount on screen `elapsed` milliseconds after it began to change. */
export function rolled(from: number, to: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / rollMs, 0), 1)
  return part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3)
}
