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

/**
 * Returns the number of columns on wide screens that leaves no empty cell, and `row` for a row that scrolls if there is
 * none. Shelves of one page have cards of few sizes, so most counts lead to 8 or 6 columns.
 */
export function wideColumns(count: number): 8 | 6 | 5 | 'row' {
  return ([8, 6, 5] as const).find((n) => count % n === 0) ?? 'row'
}

function emptyCells(count: number, columnCount: number): number {
  return Math.ceil(count / columnCount) * columnCount - count
}
