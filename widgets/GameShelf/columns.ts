/**
 * The number of columns, `least` to `most`, that leaves the fewest empty cells; of these, the largest. A large card
 * takes two cells.
 */
export function columns(count: number, big: number, least: number, most: number): number {
  const cells = count + Math.min(big, count)
  let best = least
  for (let n = least; n <= most; n++) {
    if (emptyCells(cells, n) <= emptyCells(cells, best)) best = n
  }
  return best
}

function emptyCells(cells: number, columnCount: number): number {
  return Math.ceil(cells / columnCount) * columnCount - cells
}
