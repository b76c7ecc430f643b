/** Returns the number of cards to show after one more step. */
export function nextShown(shown: number, pageSize: number, total: number): number {
  return Math.min(shown + Math.max(pageSize, 1), total)
}
