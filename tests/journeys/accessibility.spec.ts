/**
 * Every page in every language and skin: accessible, within its content security policy and never wider than the
 * screen.
 */
import AxeBuilder from '@axe-core/playwright'
import { changedPages, sample } from '../sample.fixture.ts'
import { languages, pageRoutes, pathOf, skins } from './configuration.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate, logIn, open } from './player.fixture.ts'

const pages = [
  ...pageRoutes.map((route) => ({ path: pathOf(route), pattern: route.path, login: route.login === true })),
  { path: '/no/such/page', pattern: '', login: false },
]
const combinations = pages.flatMap((page) =>
  languages.flatMap((language) => skins.map((skin) => ({ page, language, skin }))),
)
const visits = sample(combinations, {
  count: 16,
  groupOf: ({ page }) => page.path,
  isRequired: ({ page, language }) =>
    changedPages.includes(page.pattern) || (page.path === '/' && language === languages[0]),
})

for (const page of pages) {
  const ofPage = visits.filter((visit) => visit.page === page)
  if (ofPage.length === 0) continue
  test(`${page.path} is accessible`, async ({ page: tab, context, requests, site }) => {
    test.setTimeout(120_000)
    if (page.login) {
      await open(tab, `${site.origin}/?dialogType=login`)
      await logIn(tab, 'demo01', 'habi2026')
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    }
    const violations: string[] = []
    for (const language of languages) {
      const inLanguage = ofPage.filter((visit) => visit.language === language)
      if (inLanguage.length === 0) continue
      await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
      await tab.goto(`${site.origin}${page.path}`)
      await hydrate(tab)
      await requests.settled()
      const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) violations.push(`${language}: ${overflow} px wider than the screen`)
      for (const [n, { skin }] of inLanguage.entries()) {
        await tab.evaluate(
          ({ id, scheme }) => Object.assign(document.documentElement.dataset, { skin: id, scheme }),
          skin,
        )
        // A skin changes colors only: the other rules are checked in the first skin.
        const axe = new AxeBuilder({ page: tab })
        const found = await (n === 0 ? axe : axe.withRules(['color-contrast'])).analyze()
        for (const { id, nodes } of found.violations)
          violations.push(`${language} ${skin.id}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
      }
    }
    expect(violations).toEqual([])
  })
}
