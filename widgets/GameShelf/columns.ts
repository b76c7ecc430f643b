/** How many columns a block of cards gets in rooms of `least` to `most` columns: as few holes as can be, then small cards. A large card takes two. */
export function columns(count: number, big: number, least: number, most: number): number {
  const cells = count + Math.min(big, count)
  let best = least
  for (let n = least; n <= most; n++) {
    if (holes(cells, n) <= holes(cells, best)) best = n
  }
  return best
}

function holes(cells: number, columnCount: number): number {
  return Math.ceil(cells / columnCount) * columnCount - cells
}
