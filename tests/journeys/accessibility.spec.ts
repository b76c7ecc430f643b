/**
 * Pages are accessible in every language and skin and do not violate their content security policy. They fit the
 * smallest phone, and a usual phone with text of double size. A usual run tests a third of the pages and each language
 * and skin, a full run every combination.
 */
import { changedPages, chunk, sample, samplePairs } from '../sample.fixture.ts'
import { axeOf } from './axe.fixture.ts'
import { languages, pageRoutes, pathOf, skins } from './configuration.fixture.ts'
import { fitProblems } from './fitting.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate, logIn, open } from './player.fixture.ts'

interface TestedPage {
  readonly document: string
  readonly path: string
  readonly pattern: string
  readonly login: boolean
}

const allPages: readonly TestedPage[] = [
  ...pageRoutes.map((route) => ({
    document: route.page ?? '',
    path: pathOf(route),
    pattern: route.path,
    login: route.login === true,
  })),
  { document: 'unknown address', path: '/no/such/page', pattern: '', login: false },
]
const looks = languages.flatMap((language) => skins.map((skin) => ({ language, skin })))

const isChanged = ({ pattern }: TestedPage): boolean => changedPages.includes(pattern)
/** Routes of a sixth of the page documents, and all routes of changed pages. */
const pages = sample(allPages, {
  count: Math.ceil(new Set(allPages.map(({ document }) => document)).size / 6),
  groupOf: ({ document }) => document,
  isRequired: isChanged,
})
const visits = [
  ...samplePairs(
    pages.filter((page) => !isChanged(page)),
    looks,
  ),
  ...pages.filter(isChanged).flatMap((page) => looks.map((look) => [page, look] as const)),
]

const fittingPages = sample(pages, { count: 10, isRequired: isChanged })

// One login serves all pages that require it.
const groups = [true, false].flatMap((login) =>
  chunk(
    pages.filter((page) => page.login === login),
    9,
  ),
)
for (const group of groups)
  test(`every page of the group is accessible: ${group.map(({ path }) => path).join(' ')}`, async ({
    page: tab,
    context,
    requests,
    site,
  }) => {
    if (group.some(({ login }) => login)) {
      await open(tab, `${site.origin}/?dialogType=login`)
      await logIn(tab, 'demo01', 'habi2026')
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    }
    const violations: string[] = []
    for (const page of group)
      for (const language of languages) {
        const inLanguage = visits.filter(([visited, look]) => visited === page && look.language === language)
        if (inLanguage.length === 0) continue
        await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
        await tab.goto(`${site.origin}${page.path}`)
        await hydrate(tab)
        await requests.settled()
        if (fittingPages.includes(page))
          violations.push(...(await fitProblems(tab)).map((problem) => `${page.path} ${language}: ${problem}`))
        for (const [n, [, { skin }]] of inLanguage.entries()) {
          await tab.evaluate(async ({ id, scheme }) => {
            // Stored as the player's choice, because the page applies the skin again when time passes.
            localStorage.setItem('habi.skin', JSON.stringify(`${id} ${scheme}`))
            Object.assign(document.documentElement.dataset, { skin: id, scheme })
            // A color that changes gradually has the contrast of neither skin.
            const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
            await Promise.allSettled(transitions.map(async ({ finished }) => finished))
          }, skin)
          const axe = axeOf(tab)
          // A skin changes colors only, so rules other than the contrast of colors are checked in the first skin only.
          const found = await (n === 0 ? axe : axe.withRules(['color-contrast'])).analyze()
          for (const { id, nodes } of found.violations)
            violations.push(
              `${page.path} ${language} ${skin.id}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
            )
        }
      }
    expect(violations).toEqual([])
  })
