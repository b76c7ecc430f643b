/**
 * The code of the search. A page imports this module to search without a worker, or to get `address`, with which it
 * starts a worker.
 */
import { createSearchIndex, type FindEntries, type FoundEntries, type SearchEntry } from './search-index.ts'

export { createSearchIndex }

/** Address of this module. */
export const address: string = import.meta.url

/** A request to the worker. The first request contains the list; each later request contains a query. */
export type SearchRequest =
  | { readonly entries: readonly SearchEntry[] }
  | { readonly id: number; readonly query: string; readonly limit: number }

export interface SearchReply extends FoundEntries {
  readonly id: number
}

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  readonly document?: unknown
  readonly DedicatedWorkerGlobalScope?: unknown
  onmessage: ((event: { readonly data: SearchRequest }) => void) | null
  postMessage(reply: SearchReply): void
}

const scope = globalThis as unknown as WorkerScope
if (scope.document === undefined && scope.DedicatedWorkerGlobalScope !== undefined) {
  let find: FindEntries = createSearchIndex([])
  scope.onmessage = ({ data }) => {
    if ('entries' in data) find = createSearchIndex(data.entries)
    else scope.postMessage({ id: data.id, ...find(data.query, data.limit) })
  }
}
