/**
 * Returns a function that opens a resource at its first call. Concurrent and later calls share the result. After a
 * failure the next call opens it again.
 */
export function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    }))
}
