/** One first load on a fresh phone: what came over the wire, what was painted when, what jumped. */
import type { Browser, CDPSession } from '@playwright/test'
import type { Gate, Variant } from './gate.ts'
import { openPhone } from './phone.ts'

export interface Load {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What each long task took beyond 50 ms, from the first contentful paint on. */
  readonly tbt: number
  /** The same from the very beginning: the browser opening the page and laying it out for the first time too. */
  readonly blocked: number
  /** Milliseconds until the first picture of a game is there; not a number where nobody waited for one. */
  readonly gamePicture: number
  readonly allBytes: number
  /** Answered before the largest picture had arrived (or its words were painted), it and the document among them: all that it had to share the line with. */
  readonly requestsBeforeLcp: number
  /** Of these, release files and pointer. */
  readonly configurationBeforeLcp: number
  /** Begun before it was painted: also what begins when the page is laid out, such as pictures further down. */
  readonly requestsBeforePaint: number
}

const SETTLE_MS = 2500
/** The page whose first screen is games. */
const GAMES = '/slot'

interface Watched {
  readonly painted: ReturnType<typeof observe>
}

export async function measureLoad(browser: Browser, gate: Gate, variant: Variant, path: string): Promise<Load> {
  const { context, page, session } = await openPhone(browser, { slow: true })
  try {
    let allBytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (allBytes += encodedDataLength))
    await page.addInitScript(observe)
    const [live, picture] = await hear(session)
    await page.goto(gate.origin + path, { waitUntil: 'load' })
    if (variant !== 'static') await live
    if (variant === 'ours' && path === GAMES) await picture
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => {
      const { painted } = globalThis as unknown as Watched
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

/** The page itself says when it is live and when it has its game picture: asking it again and again would be among its long tasks. */
async function hear(session: CDPSession): Promise<readonly [Promise<void>, Promise<void>]> {
  const said = (word: string): Promise<void> =>
    new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`no ${word} within 30 s`)), 30_000).unref()
      session.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload !== word) return
        clearTimeout(late)
        done()
      })
    })
  const words = [said('live'), said('picture')] as const
  // Not every page is waited for, and not for both.
  for (const word of words) word.catch(() => undefined)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'say' })
  return words
}

/** Runs in the page before anything else. */
function observe(): { cls: number; lcp: number; picture: string; tasks: [start: number, end: number][]; gamePicture: number } {
  const painted = { cls: 0, lcp: 0, picture: '', tasks: [] as [number, number][], gamePicture: Number.NaN }
  const { say } = globalThis as unknown as { say: (word: string) => void }
  Object.assign(globalThis, { painted })
  new MutationObserver(() => say('live')).observe(document, { subtree: true, attributeFilter: ['data-live'] })
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
    say('picture')
    document.removeEventListener('load', loaded, true)
  }
  document.addEventListener('load', loaded, true)
  return painted
}
