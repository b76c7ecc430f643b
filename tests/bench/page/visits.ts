/** Bytes of a visit to Home: the first visit, a repeated one, and one after only configuration has changed. */
import type { Browser } from '@playwright/test'
import type { RunningSite } from '../../journeys/running-site.fixture.ts'
import type { PageProxy } from './page-proxy.ts'
import { openPhone, untilLive } from './phone.ts'

export interface VisitBytes {
  readonly first: BytesByOrigin
  readonly repeat: BytesByOrigin
  readonly changed: BytesByOrigin
}

export interface BytesByOrigin {
  /** Pages, code, style, images and configuration. */
  readonly delivery: number
  /** Answers of the gateway. */
  readonly gateway: number
}

export async function measureVisits(browser: Browser, gate: PageProxy, site: RunningSite): Promise<VisitBytes> {
  const { context, page, requests } = await openPhone(browser, { serviceWorkers: 'allow' })
  const visit = async (): Promise<BytesByOrigin> => {
    gate.bytes()
    await page.goto(`${gate.origin}/`)
    await untilLive(page)
    await requests.settled()
    await page.goto('about:blank')
    await requests.settled()
    return gate.bytes()
  }
  try {
    const first = await visit()
    // The service worker answers from the second visit on, but still downloads its own files in the second one. The
    // third visit is measured as `repeat`.
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
