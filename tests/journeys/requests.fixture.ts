import type { BrowserContext, Request } from '@playwright/test'

/** Milliseconds without the start or end of a request after which a page has settled. */
const IDLE_MS = 500
const SETTLED_WITHIN_MS = 30_000

export interface RequestLog {
  /**
   * Resolves when no request is open and none has started or ended for half a second. Event streams do not count, nor
   * do requests that `neverAnswered` matches.
   */
  readonly settled: (neverAnswered?: (url: string) => boolean) => Promise<void>
}

/** Follows the requests of a context. Call it before its first page is opened. */
export function followRequests(context: BrowserContext): RequestLog {
  const open = new Set<Request>()
  const waiting = new Set<() => void>()
  const changed = (): void => waiting.forEach((restart) => restart())
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    open.add(request)
    changed()
  })
  const ended = (request: Request): void => {
    if (open.delete(request)) changed()
  }
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return {
    settled: (neverAnswered = () => false) =>
      new Promise((done, failed) => {
        const pending = (): readonly string[] =>
          [...open].map((request) => request.url()).filter((url) => !neverAnswered(url))
        let idle: NodeJS.Timeout | undefined
        const restart = (): void => {
          clearTimeout(idle)
          if (pending().length === 0) idle = setTimeout(() => end(done), IDLE_MS)
        }
        const late = setTimeout(
          () =>
            end(() =>
              failed(new Error(`requests did not settle within ${SETTLED_WITHIN_MS} ms: ${pending().join(', ')}`)),
            ),
          SETTLED_WITHIN_MS,
        )
        const end = (settle: () => void): void => {
          clearTimeout(idle)
          clearTimeout(late)
          waiting.delete(restart)
          settle()
        }
        waiting.add(restart)
        restart()
      }),
  }
}
