/**
 * The number of columns, `least` to `most`, that leaves the fewest empty cells; of these, the largest. All cards have
 * one size.
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
