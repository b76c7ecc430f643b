/** The open site for the studio's views: calls methods of the worker, which return promises. */
// oxlint-disable-next-line import/default -- Vite makes this module, whose default export is the address.
import workerUrl from './worker.ts?worker&url'
import { RequestQueue } from './request-queue.ts'
import type { SiteMethods } from './site.ts'
import type { SiteAnswer, SiteRequest } from './worker.ts'

type Remote = {
  readonly [name in keyof SiteMethods]: (
    ...args: Parameters<SiteMethods[name]>
  ) => Promise<Awaited<ReturnType<SiteMethods[name]>>>
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

function startWorker(): (request: Omit<SiteRequest, 'id'>) => Promise<unknown> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  const queue = new RequestQueue<SiteRequest>()
  let last = 0
  let isBusy = false
  /** The error after which the worker answers no more requests. */
  let stopped: Error | undefined
  // Sends one request at a time: edits overtake requests in the queue, but not requests that the worker already has.
  const sendNext = (): void => {
    const request = queue.next()
    isBusy = request !== undefined
    if (request !== undefined) worker.postMessage(request)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<SiteAnswer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    sendNext()
    if ('problem' in data) reject?.(new Error(data.problem))
    else resolve?.(data.value)
  })
  worker.addEventListener('error', () => {
    stopped = new Error('The check of the site has stopped. Load this page again.')
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
  })
  return (request) =>
    new Promise((resolve, reject) => {
      if (stopped !== undefined) return reject(stopped)
      const id = ++last
      waiting.set(id, { resolve, reject })
      queue.add({ id, ...request })
      if (!isBusy) sendNext()
    })
}

interface WorkerScriptPolicy {
  createScriptURL(url: string): string
}

/** Returns the address as trusted by a Trusted Types policy that allows only this worker script. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: WorkerScriptPolicy): WorkerScriptPolicy }
  }
  const policy = trustedTypes?.createPolicy('studio', {
    createScriptURL(given) {
      if (given !== workerUrl)
        throw new TypeError('the Trusted Types policy "studio" allows only the address of the worker script')
      return given
    },
  })
  return policy === undefined ? url : policy.createScriptURL(url)
}

let send: ReturnType<typeof startWorker> | undefined

export const site = new Proxy({} as Remote, {
  get:
    (_, method: keyof SiteMethods) =>
    (...args: readonly unknown[]) =>
      (send ??= startWorker())({ method, args }),
})
