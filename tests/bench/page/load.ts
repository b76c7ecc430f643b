/** The first load on a new phone: bytes, requests, paints, long tasks and layout shifts. */
import type { Browser, CDPSession } from '@playwright/test'
import type { PageProxy, PageVariant } from './page-proxy.ts'
import { openPhone } from './phone.ts'

export interface PageLoad {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /**
   * Total blocking time: the milliseconds by which each long task exceeds 50 ms, added up from the first contentful
   * paint on.
   */
  readonly tbt: number
  /** Like `tbt`, but from the start of the navigation: includes parsing and the first layout. */
  readonly blocked: number
  /** Milliseconds until the first cover of a game in the first screen has loaded; NaN for pages without one. */
  readonly firstCover: number
  /** Milliseconds until all covers in the first screen have loaded. */
  readonly screenOfCovers: number
  /** Milliseconds until the page is hydrated; NaN for static HTML. */
  readonly live: number
  readonly allBytes: number
  /**
   * Number of requests whose answers were complete when the answer of the LCP image was, or at the LCP if it is not an
   * image. Includes the document.
   */
  readonly requestsBeforeLcp: number
  /** Number of the requests among `requestsBeforeLcp` that load release files or the pointer. */
  readonly configurationBeforeLcp: number
  /** Number of requests started before the largest contentful paint, including the lazy images of the first layout. */
  readonly requestsBeforePaint: number
}

/** Milliseconds to wait after hydration, so that lists from the gateway and the covers in them can load. */
const SETTLE_MS = 3500
interface ObservedWindow {
  readonly painted: ReturnType<typeof observe>
}

export async function measureLoad(
  browser: Browser,
  gate: PageProxy,
  variant: PageVariant,
  path: string,
): Promise<PageLoad> {
  const { context, page, session } = await openPhone(browser, { slow: true })
  try {
    let allBytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (allBytes += encodedDataLength))
    await page.addInitScript(observe)
    const hydrated = isReported(session, 'live')
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'reportEvent' })
    await page.goto(gate.origin + path, { waitUntil: 'load' })
    if (variant !== 'static') await hydrated
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => {
      const { painted } = globalThis as unknown as ObservedWindow
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const covers = [...painted.covers].flatMap(([image, at]) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 ? [at] : []
      })
      const requests = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, startTime, responseEnd }) => ({
          name,
          at: startTime,
          end: responseEnd,
        }),
      )
      return { ...painted, covers, fcp, requests }
    })
    const arrived = seen.requests.find(({ name }) => name === seen.image)?.end ?? seen.lcp
    const before = seen.requests.filter(({ end }) => end <= arrived)
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blocking(seen.tasks, seen.fcp),
      blocked: blocking(seen.tasks, 0),
      firstCover: seen.covers.length === 0 ? Number.NaN : Math.min(...seen.covers),
      screenOfCovers: seen.covers.length === 0 ? Number.NaN : Math.max(...seen.covers),
      live: seen.live,
      allBytes,
      requestsBeforeLcp: before.length + 1,
      configurationBeforeLcp: before.filter(({ name }) => /\/release\.json|\/r\/[0-9a-f]+\.json/.test(name)).length,
      requestsBeforePaint: seen.requests.filter(({ at }) => at <= seen.lcp).length + 1,
    }
  } finally {
    await context.close()
  }
}

function blocking(tasks: readonly (readonly [number, number])[], from: number): number {
  return tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, from) - 50), 0)
}

/** Resolves when the page reports the event. Polling for the event would add long tasks. */
function isReported(session: CDPSession, word: string): Promise<void> {
  const reported = new Promise<void>((done, failed) => {
    const late = setTimeout(() => failed(new Error(`no ${word} within 30 s`)), 30_000).unref()
    session.on('Runtime.bindingCalled', ({ payload }) => {
      if (payload !== word) return
      clearTimeout(late)
      done()
    })
  })
  // For pages without the event nobody awaits the promise, so its rejection must be handled here.
  reported.catch(() => undefined)
  return reported
}

/** Records paints, layout shifts and loaded covers. Runs in the page before anything else. */
function observe(): {
  cls: number
  lcp: number
  image: string
  tasks: [start: number, end: number][]
  live: number
  /** Milliseconds until each cover of a game has loaded for the first time. */
  covers: Map<HTMLImageElement, number>
} {
  const painted = {
    cls: 0,
    lcp: 0,
    image: '',
    tasks: [] as [number, number][],
    live: Number.NaN,
    covers: new Map<HTMLImageElement, number>(),
  }
  const { reportEvent } = globalThis as unknown as { reportEvent: (word: string) => void }
  Object.assign(globalThis, { painted })
  new MutationObserver((_changes, observer) => {
    painted.live = performance.now()
    reportEvent('live')
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) painted.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
      [painted.lcp, painted.image] = [entry.startTime, entry.url]
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) painted.tasks.push([startTime, startTime + duration])
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.className.includes('game-card') && !painted.covers.has(target))
        painted.covers.set(target, performance.now())
    },
    true,
  )
  return painted
}
