/** Bytes of Home on the wire: the first visit, the next one, and the one after only configuration has changed. */
import type { Browser } from '@playwright/test'
import type { RunningSite } from '../../journeys/running-site.fixture.ts'
import type { Gate } from './gate.ts'
import { openPhone, untilLive } from './phone.ts'

export interface Visits {
  readonly first: Visit
  readonly repeat: Visit
  readonly changed: Visit
}

export interface Visit {
  /** Pages, code, style, pictures and configuration. */
  readonly delivery: number
  /** Answers of the gateway: data, not ours to shrink. */
  readonly gateway: number
}

export async function measureVisits(browser: Browser, gate: Gate, site: RunningSite): Promise<Visits> {
  const { context, page } = await openPhone(browser, { serviceWorkers: 'allow' })
  const visit = async (): Promise<Visit> => {
    gate.bytes()
    await page.goto(`${gate.origin}/`)
    await untilLive(page)
    await page.waitForTimeout(4000)
    await page.goto('about:blank')
    await page.waitForTimeout(300)
    return gate.bytes()
  }
  try {
    const first = await visit()
    // The worker that keeps files is there only from the second visit on; what it fetches for itself belongs to the first two.
    await visit()
    const repeat = await visit()
    await site.edit('page/home.json', (document) => {
      document.title = { $text: { en: 'For you', tl: 'Para sa iyo', cn: '为您' } }
      const text = JSON.stringify(document).replace('Tonight at the fair', 'This evening at the fair')
      Object.assign(document, JSON.parse(text))
    })
    const { code, output } = await site.run('publish', site.config)
    if (code !== 0) throw new Error(`the changed page was not published: ${output}`)
    return { first, repeat, changed: await visit() }
  } finally {
    await context.close()
  }
}
