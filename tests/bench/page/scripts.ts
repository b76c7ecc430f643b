/** Compressed bytes of the scripts that the page needs to be hydrated, and of all other scripts. */
import type { Browser } from '@playwright/test'
import type { PageProxy } from './page-proxy.ts'
import { openPhone, untilLive } from './phone.ts'

export interface ScriptBytes {
  readonly untilLive: number
  readonly after: number
}

export async function measureScripts(browser: Browser, gate: PageProxy, path: string): Promise<ScriptBytes> {
  const html = await (await fetch(gate.origin + path)).text()
  const chunks = (/data-chunks="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')
  const first = new Set([...chunks, ...[...html.matchAll(/<script src="([^"]*)"/g)].map(([, boot]) => boot)])
  // The proxy answers only the scripts in `first`. The page is hydrated nevertheless, which proves that it needs no
  // other script.
  const untilLive = await scriptsOf(browser, gate, path, (script) => !first.has(script))
  return { untilLive, after: (await scriptsOf(browser, gate, path)) - untilLive }
}

async function scriptsOf(
  browser: Browser,
  gate: PageProxy,
  path: string,
  isHeld?: (script: string) => boolean,
): Promise<number> {
  const { context, page, requests } = await openPhone(browser)
  try {
    gate.hold = (requested) => requested.endsWith('.js') && isHeld?.(requested) === true
    await page.goto(gate.origin + path)
    await untilLive(page)
    // Unanswered scripts may occupy all connections of the browser, so only the answered scripts are waited for.
    await requests.settled(isHeld && ((url) => !url.endsWith('.js') || isHeld(new URL(url).pathname)))
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
