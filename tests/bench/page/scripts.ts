/** JavaScript by when it is needed: until the page is live, with all other scripts held back, and what comes after. Bytes as they are sent, packed. */
import type { Browser } from '@playwright/test'
import type { Gate } from './gate.ts'
import { openPhone, untilLive } from './phone.ts'

export interface ScriptBytes {
  readonly untilLive: number
  readonly after: number
}

const SETTLE_MS = 1500

export async function measureScripts(browser: Browser, gate: Gate, path: string): Promise<ScriptBytes> {
  const html = await (await fetch(gate.origin + path)).text()
  const chunks = (/data-chunks="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')
  const first = new Set([...chunks, ...[...html.matchAll(/<script src="([^"]*)"/g)].map(([, boot]) => boot)])
  // It becomes live without any of the others: so it needs none of them.
  const untilLive = await scriptsOf(browser, gate, path, (script) => !first.has(script))
  return { untilLive, after: (await scriptsOf(browser, gate, path, () => false)) - untilLive }
}

async function scriptsOf(browser: Browser, gate: Gate, path: string, held: (script: string) => boolean): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    gate.hold = (asked) => asked.endsWith('.js') && held(asked)
    await page.goto(gate.origin + path)
    await untilLive(page)
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
  } finally {
    gate.hold = () => false
    await context.close()
  }
}
