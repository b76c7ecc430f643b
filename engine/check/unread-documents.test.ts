/** Tests the search for documents and texts that have no effect, because nothing refers to them. */
import { describe, expect, test } from 'vitest'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { type Body, catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'
import { UnreadCache, unreadDocuments } from './unread-documents.ts'

function unread(changes: Parameters<typeof files>[0], flows: { readonly [flow: string]: string } = {}) {
  const { site, references } = checkSource(sourceOf({ files: files(changes) }), catalogue)
  return unreadDocuments(site, references(), { flows, optionalAreas: { session: 'session' }, policies: {} }).map(
    (finding) => formatFinding(finding).replace(/:\d+:\d+/, ''),
  )
}

/** A page that shows the banners and tabs of the site and runs its flow. */
const shown = {
  'page/game.json': (page: Body) => {
    const each = (list: Body) => ({ in: list, as: 'entry' })
    page.root = {
      id: 'root',
      widget: 'Stack',
      v: 1,
      slots: {
        body: [
          { id: 'banner', widget: 'Card', v: 3, each: each({ $documents: { kind: 'banner' } }) },
          { id: 'tab', widget: 'Card', v: 3, each: each({ $document: 'tab-bar/main', path: 'tabs' }) },
          { id: 'play', widget: 'Card', v: 3, on: { press: [{ do: { flow: 'play', args: { game: 'a' } } }] } },
        ],
      },
    }
  },
}

test('a document that nothing refers to is reported, with the way to use it', () => {
  expect(unread({})).toEqual([
    'config/banner/one.json: warning: the banner "one" has no effect, because nothing refers to it; remove it, or show ' +
      'banners with "each" and { "$documents": { "kind": "banner" } }. [CFG-UNKNOWN]',
    'config/flow/play.json: warning: the flow "play" has no effect, because nothing refers to it; remove it, or run it ' +
      'with { "do": { "flow": "play" } }. [CFG-UNKNOWN]',
    'config/tab-bar/main.json: warning: the tab bar "main" has no effect, because nothing refers to it; remove it, or ' +
      'show its tabs with "each" and { "$document": "tab-bar/main", "path": "tabs" }. [CFG-UNKNOWN]',
  ])
  expect(unread(shown)).toEqual([])
})

describe('a banner', () => {
  const page = (position: unknown) => ({
    ...shown,
    'page/game.json': (body: Body) => {
      shown['page/game.json'](body)
      const [banner] = (body.root as { slots: { body: { each: unknown }[] } }).slots.body
      if (banner !== undefined)
        banner.each = { in: { $documents: { kind: 'banner', where: { position } } }, as: 'entry' }
    },
  })
  const homeTop =
    'config/banner/one.json /position: warning: the banner "one" has no effect, because no page shows the '

  test('whose position no page shows is reported, with the position that is probably meant', () => {
    expect(unread(page('home-top'))).toEqual([])
    expect(unread(page('home-tops'))).toEqual([
      `${homeTop}position "home-top"; did you mean "home-tops"? [CFG-UNKNOWN]`,
    ])
    expect(unread(page('rewards'))).toEqual([
      `${homeTop}position "home-top"; pages show the positions rewards. [CFG-UNKNOWN]`,
    ])
  })

  test('is not reported if the position is an argument that another document passes', () => {
    const route = (args: Body) => ({
      ...page({ $ref: 'args.banners' }),
      'route/game.json': (body: Body) => void (body.args = args),
    })
    expect(unread(route({ banners: 'home-top' }))).toEqual([])
    expect(unread(route({ banners: 'rewards' }))).toHaveLength(1)
    expect(unread(route({ banners: { $ref: 'route.params.id' } }))).toEqual([])
  })

  test('is reported again after an edit of its position or of the argument', () => {
    const cache = new UnreadCache()
    const findings = (changes: Parameters<typeof files>[0]) => {
      const { site, references } = checkSource(sourceOf({ files: files(changes) }), catalogue)
      const documents = [...site.documents.values()]
      const uses = documents.map(() => ({ references: [...references()] }))
      return cache.findings(site, documents, uses, { flows: {}, optionalAreas: {}, policies: {} })
    }
    expect(findings(page('home-top'))).toHaveLength(0)
    expect(findings(page('rewards'))).toHaveLength(1)
    expect(
      findings({ ...page('rewards'), 'banner/one.json': (body) => void (body.position = 'rewards') }),
    ).toHaveLength(0)
  })
})

const document = { title: { $text: { en: 'One' } } }
test.each<[string, string, Body]>([
  ['an asset', 'asset/one.json', { file: 'vip.svg', width: 1, height: 1 }],
  ['an audience', 'audience/one.json', { title: 'One', rule: { audience: 'vip' } }],
  ['a decision table', 'decision-table/one.json', { columns: {}, rows: [] }],
  ['an option list', 'option-list/one.json', { title: 'One', options: [] }],
  ['a layout', 'layout/one.json', { root: { id: 'a', widget: 'Stack', v: 1 } }],
  ['a section', 'section/one.json', { root: { id: 'a', widget: 'Stack', v: 1 } }],
  ['a popup that an action opens', 'popup/one.json', { ...document, trigger: 'manual' }],
])('the check for documents that nothing refers to reports %s', (what, path, body) => {
  const name = what.replace(/^an? /, '').replace(/ that .*/, '')
  expect(unread({ ...shown, [path]: body })).toEqual([
    expect.stringContaining(`config/${path}: warning: the ${name} "one" has no effect, because nothing refers to it`),
  ])
})

test.each<[string, string, Body]>([
  ['the icon of the site', 'asset/app-icon.json', { file: 'vip.svg', width: 1, height: 1 }],
  ['a popup that opens automatically', 'popup/one.json', { ...document, trigger: 'auto' }],
  ['a skin', 'skin/one.json', { title: 'One', priority: 1, scheme: 'dark', tokens: {} }],
  ['a page, which the check of pages reports', 'page/one.json', document],
])('the check for documents without a reference does not report %s', (_, path, body) => {
  expect(unread({ ...shown, [path]: body })).toEqual([])
})

test('a flow that code runs is not reported', () => {
  expect(unread({ ...shown, 'flow/logout.json': { steps: [] } }, { logout: 'session' })).toEqual([])
})

test('a flow that only code of an area runs is reported if the site does not choose the area', () => {
  const flow = { ...shown, 'flow/logout.json': { steps: [] } }
  expect(unread({ ...flow, 'site.json': (site) => void (site.areas = []) }, { logout: 'session' })).toHaveLength(1)
})

test('a document that only refers to itself is reported', () => {
  const audience = { title: 'One', rule: { not: { audience: 'one' } } }
  expect(unread({ ...shown, 'audience/one.json': audience })).toHaveLength(1)
})

test('a text that no document shows is reported, but a text that code shows is not reported', () => {
  const texts = { strings: { old: { en: 'Old' }, 'app.login.account': { en: 'Account' } } }
  expect(unread({ ...shown, 'strings/more.json': texts })).toEqual([
    'config/strings/more.json /strings/old: warning: the text "old" has no effect, because no document shows it; remove ' +
      'it. [CFG-UNKNOWN]',
  ])
})

describe('a column of a decision table', () => {
  /** The only tab, without a property that reads the column `tone` of the table `badge`. */
  const tab = {
    id: 'home',
    label: { $string: 'hot' },
    icon: 'home',
    link: { route: 'home' },
    badge: { $select: { table: 'badge', column: 'text' } },
  }
  const changes = { ...shown, 'tab-bar/main.json': { tabs: [tab] } }

  test('that nothing reads is reported', () => {
    expect(unread(changes)).toEqual([
      'config/decision-table/badge.json /columns/tone: warning: the column "tone" has no effect, because nothing reads ' +
        'it; remove it, or read it with { "$select": { "table": "badge", "column": "tone" } }. [CFG-UNKNOWN]',
    ])
  })

  test('is not reported if the table decides how errors are shown, because code reads its columns', () => {
    expect(unread({ ...changes, 'site.json': (site) => void (site.errors = 'badge') })).toEqual([])
  })
})

test('while a file is unreadable, nothing is reported; after its removal, the earlier findings are reported again', () => {
  const { site, references } = checkSource(sourceOf({ files: files({}) }), catalogue)
  const broken = new Set(['page/broken'])
  const documents = [...site.documents.values()]
  const uses = documents.map((_, n) => ({ references: n === 0 ? references() : [] }))
  const cache = new UnreadCache()
  const findings = (one: typeof site) =>
    cache.findings(one, documents, uses, { flows: {}, optionalAreas: { session: 'session' }, policies: {} }).length
  expect([site, { ...site, broken }, site].map(findings)).toEqual([3, 0, 3])
})

test('nothing is reported while a document cannot be read', () => {
  expect(unread({ 'page/broken.json': '{' })).toEqual([])
})
