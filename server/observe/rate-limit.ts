/** Lets `limit` through per key and minute. Keys are forgotten with their minute, and the table has a size. */
export function createRateLimit(limit: number, now: () => number = Date.now): (key: string) => boolean {
  const maxKeys = 10_000
  let minute = 0
  let counts = new Map<string, number>()
  return (key) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute || counts.size >= maxKeys) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= limit
  }
}
