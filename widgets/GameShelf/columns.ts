/**
 * Returns the number of columns, from `least` to `most`, that leaves the fewest empty cells; of several such numbers,
 * the largest.
 */
export function columns(count: number, least: number, most: number): number {
  let best = least
  for (let n = least; n <= most; n++) {
    if (emptyCells(count, n) <= emptyCells(count, best)) best = n
  }
  return best
}

function emptyCells(count: number, columnCount: number): number {
  return Math.ceil(count / columnCount) * columnCount - count
}
