/**
 * The order in which the worker gets requests: edits come before requests that only read, so typing never waits for a
 * list.
 */
import type { SiteRequest } from './worker.ts'

type Method = SiteRequest['method']

/** Methods that change the open site. They keep their order. */
const edits: ReadonlySet<Method> = new Set<Method>(['open', 'check', 'setLatest', 'setHashes'])

export class RequestQueue<Request extends { readonly method: Method }> {
  readonly #edits: Request[] = []
  readonly #others: Request[] = []

  add(request: Request): void {
    if (edits.has(request.method)) this.#edits.push(request)
    else this.#others.push(request)
  }

  /** Removes the next request. */
  next(): Request | undefined {
    return this.#edits.shift() ?? this.#others.shift()
  }
}
