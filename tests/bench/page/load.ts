/** One first load on a fresh phone: what came over the wire, what was painted when, what jumped. */
import type { Browser } from '@playwright/test'
import type { Gate, Variant } from './gate.ts'
import { openPhone, untilLive } from './phone.ts'

export interface Load {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Encoded bytes of all scripts, and of everything. */
  readonly scriptBytes: number
  readonly allBytes: number
  /** Answered before the largest contentful paint, the document among them; and of these, release files and pointer. */
  readonly requestsBeforeLcp: number
  readonly configurationBeforeLcp: number
}

const SETTLE_MS = 2500

export async function measureLoad(browser: Browser, gate: Gate, variant: Variant, path: string): Promise<Load> {
  const { context, page, session } = await openPhone(browser, { slow: true })
  try {
    const types = new Map<string, string>()
    let scriptBytes = 0
    let allBytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      allBytes += encodedDataLength
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(gate.origin + path, { waitUntil: 'load' })
    if (variant !== 'static') await untilLive(page)
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => {
      const { painted } = globalThis as unknown as { painted: { cls: number; lcp: number; tbt: number } }
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const ended = performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, at: (entry as PerformanceResourceTiming).responseEnd }))
      return { ...painted, fcp, ended }
    })
    const before = seen.ended.filter(({ at }) => at > 0 && at <= seen.lcp)
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: seen.tbt,
      scriptBytes,
      allBytes,
      requestsBeforeLcp: before.length + 1,
      configurationBeforeLcp: before.filter(({ name }) => /\/release\.json|\/r\/[0-9a-f]+\.json/.test(name)).length,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const painted = { cls: 0, lcp: 0, tbt: 0 }
  Object.assign(globalThis, { painted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) painted.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}
