import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { logIn, watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

interface Directory {
  readonly routes: readonly {
    readonly id: string
    readonly login?: boolean
    readonly redirect?: object
    readonly paths: readonly { readonly path: string }[]
  }[]
  readonly rest: string
}

interface Rest {
  readonly skins: readonly { readonly id: string; readonly scheme: string }[]
}

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const languages = ['en', 'tl', 'cn']
const PARTS = 2

/** Every route that shows a page, each once, in every skin and language; in two halves, so that two workers share them. */
for (const language of languages)
  for (let part = 0; part < PARTS; part++)
    test(`every page is accessible and within its policy in ${language}, part ${part + 1} of ${PARTS}`, async ({ page, context }) => {
      test.setTimeout(300_000)
      const pointer = (await (await page.request.get(`${site.origin}/release.json`)).json()) as { routes: { [language: string]: string } }
      const read = async (address = ''): Promise<unknown> => (await page.request.get(site.origin + address)).json()
      const directory = (await read(pointer.routes[language])) as Directory
      const app = { ...directory, ...((await read(directory.rest)) as Rest) }
      await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
      const trouble = watchForTrouble(page)
      const shown = app.routes.filter((route) => route.redirect === undefined)
      const pathsOf = (login: boolean) =>
        shown.filter((route) => (route.login === true) === login).map((route) => filled(route.paths[0]?.path ?? '/'))
      expect(app.skins.length).toBeGreaterThan(1)
      const found: string[] = []
      const visit = async (path: string): Promise<void> => {
        await page.goto(`${site.origin}${path}`)
        await page.locator('html[data-live]').waitFor({ state: 'attached' })
        await page.waitForTimeout(300)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (overflow > 0) found.push(`${path}: ${overflow} px too wide`)
        for (const [n, skin] of app.skins.entries()) {
          await page.evaluate(({ id, scheme }) => Object.assign(document.documentElement.dataset, { skin: id, scheme }), skin)
          // Colours are all that a skin changes: the other rules need asking once.
          const builder = new AxeBuilder({ page })
          const { violations } = await (n === 0 ? builder : builder.withRules(['color-contrast'])).analyze()
          for (const violation of violations)
            found.push(`${path} ${skin.id}: ${violation.id} ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
        }
      }
      for (const path of [...pathsOf(false), '/no/such/page'].filter((_, n) => n % PARTS === part)) await visit(path)
      if (part === 0) {
        // Pages behind the login are seen by somebody who is logged in.
        await context.clearCookies()
        await page.goto(`${site.origin}/?dialogType=login`)
        await logIn(page, 'demo01', 'habi2026')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
        for (const path of pathsOf(true)) await visit(path)
      }
      expect(found).toEqual([])
      expect(trouble).toEqual([])
    })

function filled(path: string): string {
  return path.replace(/\{(\w+)\??\}/g, (_, name: string) => (name === 'news_id' ? 'lanterns' : name === 'id' ? 'lights' : 'x'))
}
