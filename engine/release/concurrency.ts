/**
 * Maps `items` with at most `concurrency` calls of `work` running at once. Results are in the order of the items. After
 * a failure no further call starts.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = []
  let next = 0
  let hasFailed = false
  const runner = async (): Promise<void> => {
    while (next < items.length && !hasFailed) {
      const index = next++
      try {
        results[index] = await work(items[index] as T, index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  // All runners end before the failure is thrown, so nothing is still writing when the caller handles it.
  const ends = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, runner))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return results
}
