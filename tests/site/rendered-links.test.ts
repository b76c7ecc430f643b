/** Tests the rendered links of every page and popup of our site, for visitors and players, in every language. */
import { beforeAll, describe, expect, test } from 'vitest'
import { pathExpression } from '../../engine/core/route-path.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'
import { isFullRun } from '../sample.fixture.ts'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages, defaultLanguage, paths, redirects, notFound } = workspace.compile({
  assetName: () => 'image.svg',
})
const patterns = [...paths.filter(({ route }) => route !== notFound), ...redirects].map(
  ({ path, constraints }) => new RegExp(pathExpression(path, constraints)),
)
const personas = {
  'an unknown person': {},
  'a visitor': { 'session.loggedIn': false },
  'a player': { 'session.loggedIn': true, 'player.vipLevel': 5, 'player.hasMobile': true, 'player.nickname': 'Juan' },
}

beforeAll(loadWidgets)

/** Returns the problems of the links in this markup. */
function wrongLinks(html: string): readonly string[] {
  return [...html.matchAll(/<a(\s[^>]*)?>/g)].flatMap(([tag, attributes = '']) => {
    const href = / href="([^"]*)"/.exec(attributes)?.[1]
    if (href === undefined || href === '' || href === '#') return [`${tag} has no address`]
    if (href.startsWith('#'))
      return html.includes(` id="${href.slice(1)}"`) ? [] : [`${tag} leads to no element of the page`]
    const path = href.replace(/[?#].*$/, '')
    if (/^(?:https:|mailto:|tel:)./.test(href) || patterns.some((pattern) => pattern.test(path))) return []
    return [`${tag} leads to no page`]
  })
}

test('the search finds links without an address and links to no page', () => {
  expect(wrongLinks('<a>x</a><a href="">y</a><a class="z" href="/no/such/page?x=1">z</a>')).toHaveLength(3)
  expect(wrongLinks('<a href="#part">x</a><a href="#other">y</a><p id="part">')).toHaveLength(1)
  expect(wrongLinks('<abbr>x</abbr><a href="/?dialogType=login">y</a><a href="tel:1">z</a>')).toEqual([])
})

describe.each(languages.filter(({ language }) => isFullRun || language === defaultLanguage))(
  'in $language',
  ({ pages, popups }) => {
    test.each(Object.entries(personas))('every link has an address, and no link leads to 404, for %s', (_, facts) => {
      let links = 0
      for (const [id, slice] of [...pages, ...popups]) {
        const { html } = render(slice, facts)
        links += html.split('<a ').length - 1
        expect(wrongLinks(html), id).toEqual([])
      }
      expect(links).toBeGreaterThan(100)
    })
  },
)
