/** Does `work` for all `items`, some at a time; answers in the order of the items. The first failure ends it. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T, n: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = []
  let next = 0
  let failed = false
  const lane = async (): Promise<void> => {
    while (next < items.length && !failed) {
      const n = next++
      try {
        results[n] = await work(items[n] as T, n)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  // All lanes come to rest before a failure is told: nothing goes on writing behind the back of whoever hears of it.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return results
}
