/**
 * Returns the indices of a longest increasing subsequence. If there are several, returns the one with the later items:
 * an item that moved up then counts as moved, and the items that it passed do not.
 */
export function longestIncreasing(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: number[] = []
  values.forEach((value, n) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    previous.push(low === 0 ? -1 : (ends[low - 1] as number))
    ends[low] = n
  })
  const kept = new Set<number>()
  for (let n = ends.at(-1) ?? -1; n >= 0; n = previous[n] as number) kept.add(n)
  return kept
}
