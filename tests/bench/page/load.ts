/** The first load on a new phone: bytes, requests, paints, long tasks and layout shifts. */
import type { Browser, CDPSession } from '@playwright/test'
import type { PageProxy, PageVariant } from './page-proxy.ts'
import { openPhone } from './phone.ts'

export interface PageLoad {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Sum of the time of long tasks beyond 50 ms each, from the first contentful paint. */
  readonly tbt: number
  /** The same from the start of the navigation, with parsing and the first layout. */
  readonly blocked: number
  /** Milliseconds until the first image of a game has loaded; NaN for pages without one. */
  readonly gamePicture: number
  readonly allBytes: number
  /** Requests answered before the largest image or text was complete, with the document. These share the bandwidth. */
  readonly requestsBeforeLcp: number
  /** Of these, release files and pointer. */
  readonly configurationBeforeLcp: number
  /** Requests started before the largest contentful paint, with lazy images that the first layout starts. */
  readonly requestsBeforePaint: number
}

const SETTLE_MS = 2500
/** The page whose first screen is games. */
const GAMES = '/slot'

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
    const [live, picture] = await pageEvents(session)
    await page.goto(gate.origin + path, { waitUntil: 'load' })
    if (variant !== 'static') await live
    if (variant === 'ours' && path === GAMES) await picture
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => {
      const { painted } = globalThis as unknown as ObservedWindow
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const requests = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, startTime, responseEnd }) => ({
          name,
          at: startTime,
          end: responseEnd,
        }),
      )
      return { ...painted, fcp, requests }
    })
    const arrived = seen.requests.find(({ name }) => name === seen.picture)?.end ?? seen.lcp
    const before = seen.requests.filter(({ end }) => end <= arrived)
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blocking(seen.tasks, seen.fcp),
      blocked: blocking(seen.tasks, 0),
      gamePicture: seen.gamePicture,
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

/**
 * Two events that the page reports itself, because polling would add long tasks: hydration, and the first image of a
 * game.
 */
async function pageEvents(session: CDPSession): Promise<readonly [Promise<void>, Promise<void>]> {
  const event = (word: string): Promise<void> =>
    new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no ${word} within 30 s`)), 30_000).unref()
      session.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload !== word) return
        clearTimeout(late)
        done()
      })
    })
  const words = [event('live'), event('picture')] as const
  // A page without the event is not awaited.
  for (const word of words) word.catch(() => undefined)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'reportEvent' })
  return words
}

/** Runs in the page before anything else. */
function observe(): {
  cls: number
  lcp: number
  picture: string
  tasks: [start: number, end: number][]
  gamePicture: number
} {
  const painted = { cls: 0, lcp: 0, picture: '', tasks: [] as [number, number][], gamePicture: Number.NaN }
  const { reportEvent } = globalThis as unknown as { reportEvent: (word: string) => void }
  Object.assign(globalThis, { painted })
  new MutationObserver(() => reportEvent('live')).observe(document, { subtree: true, attributeFilter: ['data-live'] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) painted.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
      [painted.lcp, painted.picture] = [entry.startTime, entry.url]
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) painted.tasks.push([startTime, startTime + duration])
  }).observe({ type: 'longtask', buffered: true })
  const loaded = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !target.className.includes('game-card')) return
    painted.gamePicture = performance.now()
    reportEvent('picture')
    document.removeEventListener('load', loaded, true)
  }
  document.addEventListener('load', loaded, true)
  return painted
}
