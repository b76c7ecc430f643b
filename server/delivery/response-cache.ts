import type { PreparedResponse } from './prepared-response.ts'

/** Prepared responses in memory, by the object they were made from and a variant such as the content coding. */
export interface ResponseCache {
  get(source: object, variant: string): PreparedResponse | undefined
  put(source: object, variant: string, prepared: PreparedResponse): void
}

/** Estimated bytes of the two header lists of a prepared response, including the content security policy of a page. */
const headerBytes = 2000

/**
 * Holds about `limit` bytes. The cache has two generations: when the young one reaches half of the limit, the old one
 * is dropped, and with it every response that was not used since the last change of generations.
 */
export function createResponseCache(limit: number): ResponseCache {
  type Generation = Map<object, { readonly [variant: string]: PreparedResponse }>
  let young: Generation = new Map()
  let old: Generation = new Map()
  let youngBytes = 0

  function put(source: object, variant: string, prepared: PreparedResponse): void {
    const size = prepared.body.length + headerBytes
    if (youngBytes + size > limit / 2) {
      old = young
      young = new Map()
      youngBytes = 0
    }
    youngBytes += size
    young.set(source, { ...young.get(source), [variant]: prepared })
  }

  return {
    put,
    get(source, variant) {
      const prepared = young.get(source)?.[variant]
      if (prepared !== undefined) return prepared
      const older = old.get(source)?.[variant]
      if (older !== undefined) put(source, variant, older)
      return older
    },
  }
}
