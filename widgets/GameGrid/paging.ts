/** Returns the number of cards of `count` and of the rest of its last row. */
export function wholeRows(count: number, columns: number, total: number): number {
  return Math.min(Math.ceil(count / columns) * columns, total)
}

/** Returns the number of cards to show after one more step. */
export function nextShown(shown: number, pageSize: number, total: number): number {
  return Math.min(shown + Math.max(pageSize, 1), total)
}
