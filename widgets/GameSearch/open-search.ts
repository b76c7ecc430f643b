import type { FoundEntries, SearchEntry } from '../_shared/game-search/search-index.ts'
import type { SearchReply, SearchRequest } from '../_shared/game-search/search-thread.ts'

export interface OpenSearch {
  readonly find: (query: string, limit: number) => Promise<FoundEntries>
  readonly close: () => void
}

/** Shorter lists are searched without a worker (document 2, section 9: "used from 50 items"). */
const WORKER_FROM = 50

/**
 * Opens a search that runs in a worker. A short list, or any list in a browser without workers, is searched on the
 * page.
 */
export async function openSearch(entries: readonly SearchEntry[]): Promise<OpenSearch> {
  const { address, createSearchIndex } = await import('../_shared/game-search/search-thread.ts')
  const onPage = (): OpenSearch => {
    const find = createSearchIndex(entries)
    return { find: async (query, limit) => await Promise.resolve(find(query, limit)), close: () => undefined }
  }
  if (entries.length < WORKER_FROM || typeof Worker === 'undefined') return onPage()
  try {
    return inWorker(new Worker(scriptUrl(address), { type: 'module' }), entries, onPage)
  } catch {
    return onPage()
  }
}

function inWorker(worker: Worker, entries: readonly SearchEntry[], onPage: () => OpenSearch): OpenSearch {
  const waiting = new Map<number, { readonly resolve: (found: FoundEntries) => void; readonly again: () => void }>()
  let next = 0
  let fallback: OpenSearch | undefined
  const send = (request: SearchRequest): void => worker.postMessage(request)
  worker.addEventListener('message', ({ data: { id, ...found } }: MessageEvent<SearchReply>) => {
    waiting.get(id)?.resolve(found)
    waiting.delete(id)
  })
  // The script of the worker could not be loaded, or it failed, so the search runs on the page.
  worker.addEventListener('error', () => {
    fallback ??= onPage()
    for (const { again } of waiting.values()) again()
    waiting.clear()
  })
  send({ entries })
  return {
    find(query, limit) {
      if (fallback !== undefined) return fallback.find(query, limit)
      return new Promise((resolve) => {
        const id = next++
        waiting.set(id, { resolve, again: () => void fallback?.find(query, limit).then(resolve) })
        send({ id, query, limit })
      })
    },
    close: () => worker.terminate(),
  }
}

interface ScriptPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

let policy: ScriptPolicy | undefined

/**
 * Returns the address of a script of the player build as a trusted type, which the content security policy requires.
 */
function scriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return address
  policy ??= trustedTypes.createPolicy('habi-search', {
    createScriptURL(url) {
      if (!url.startsWith(`${location.origin}/r/b/`))
        throw new TypeError('the Trusted Types policy habi-search allows only scripts in /r/b/')
      return url
    },
  })
  return policy.createScriptURL(address)
}
