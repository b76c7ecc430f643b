/** Tests that a site without a gateway, constants and policy passes the check, and that its pages render and start. */
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import { writeTable } from '../../engine/core/wire.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { areas } from '../../business/areas.gen.ts'
import { createTestSession } from '../../business/session.fixture.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { renderSite } from './render-site.fixture.ts'

type Documents = { readonly [path: string]: { readonly [property: string]: unknown } }

const text = (de: string) => ({ $text: { de, en: de } })
const page = (heading: string) => ({
  title: text(heading),
  root: { id: 'heading', widget: 'Heading', v: 1, props: { text: text(heading) } },
})

const library: Documents = {
  'site.json': {
    title: 'Library',
    languages: [
      { code: 'de', tag: 'de', name: 'Deutsch' },
      { code: 'en', tag: 'en', name: 'English' },
    ],
    currency: { code: 'EUR' },
    timeZone: 'Europe/Berlin',
    containers: { frameAncestors: [] },
    layoutDefault: 'main',
    skinDefault: 'plain',
    notFound: 'not-found',
  },
  'skin/plain.json': { title: 'Plain', priority: 0, scheme: 'dark', tokens: {} },
  'layout/main.json': {
    root: { id: 'shell', widget: 'Shell', v: 1, slots: { main: [{ id: 'outlet', outlet: true }] } },
  },
  'route/home.json': { path: '/', page: 'home', head: { title: text('Start') } },
  'route/not-found.json': { path: '/not-found', page: 'not-found', head: { title: text('Fehlt') } },
  'page/home.json': page('Bücher'),
  'page/not-found.json': page('Fehlt'),
}

function open(documents: Documents): Workspace {
  const workspace = openWorkspace({ catalogue, settings: { root: 'library', versions: widgets } })
  const files = Object.entries(documents).map(([path, body]): [string, string] => {
    const [kind = '', ...id] = path.replace('.json', '').split('/')
    const head = { $schema: `../../schemas/${kind}.json`, kind, id: kind === 'site' ? 'site' : id.join('/') }
    return [path, JSON.stringify({ ...head, ...body }, null, 2)]
  })
  workspace.replace({ files: new Map(files) })
  return workspace
}

const errorsOf = (documents: Documents): readonly string[] =>
  open(documents)
    .findings()
    .filter(({ severity }) => severity === 'error')
    .map(formatFinding)

const workspace = open(library)

beforeAll(() => expect(workspace.findings().map(formatFinding)).toEqual([]))

test('every page is rendered, without the strip of a policy', async () => {
  const pages = await renderSite(workspace)
  expect(pages).toHaveLength(4)
  for (const { html, failures } of pages) {
    expect(failures).toEqual([])
    expect(html).toContain('<h')
    expect(html).not.toContain('id="locked"')
  }
})

test('pages of a language that is written from right to left have its direction, and mirrored icons', async () => {
  const site = library['site.json']
  const languages = [
    { code: 'de', tag: 'de', name: 'Deutsch', direction: 'ltr' },
    { code: 'en', tag: 'en', name: 'English' },
    { code: 'he', tag: 'he', name: 'עברית', direction: 'rtl' },
  ]
  const labels = { backLabel: text('Zurück'), supportLabel: text('Hilfe'), shareLabel: text('Teilen') }
  const layout = {
    root: {
      id: 'shell',
      widget: 'Shell',
      v: 1,
      slots: {
        header: [{ id: 'bar', widget: 'TopBar', v: 1, props: { title: text('Bücher'), back: true, ...labels } }],
        main: [{ id: 'outlet', outlet: true }],
      },
    },
  }
  const pages = await renderSite(
    open({
      ...library,
      'site.json': { ...site, languages, missingTranslations: 'ignore' },
      'layout/main.json': layout,
    }),
  )
  const roots = pages.map(({ html }) => /<html lang="\w+" dir="\w+"/.exec(html)?.[0])
  expect(roots).toEqual([
    '<html lang="de" dir="ltr"',
    '<html lang="de" dir="ltr"',
    '<html lang="en" dir="ltr"',
    '<html lang="en" dir="ltr"',
    '<html lang="he" dir="rtl"',
    '<html lang="he" dir="rtl"',
  ])
  for (const { html, failures } of pages) {
    expect(failures).toEqual([])
    expect(html).toMatch(/<svg[^>]* data-directed=""/)
  }
})

test('amounts have the symbol of the currency when the site names no sign', () => {
  const signOf = (currency: object): string =>
    open({ ...library, 'site.json': { ...library['site.json'], currency } }).site().settings.currencySign
  expect(['EUR', 'PHP', 'CHF', 'USD'].map((code) => signOf({ code }))).toEqual(['€', '₱', 'CHF', '$'])
  expect(signOf({ code: 'CHF', sign: 'Fr.' })).toBe('Fr.')
})

const appOf = (site: Workspace): WireApp => {
  const app = site.compile({ assetName: () => undefined }).languages[0]?.app(
    (route) => route,
    (popup) => popup,
  )
  if (app === undefined) throw new Error('the site has no language')
  return { ...app, errors: writeTable(app.errors) }
}

test('on a site without a gateway only areas without calls start, and nothing fails', async () => {
  const app = appOf(workspace)
  expect(app.areas).toEqual([])
  const testSession = createTestSession({ app })
  await testSession.start('clock')
  expect([testSession.calls, testSession.reports]).toEqual([[], []])
})

const constants = Object.fromEntries(
  ['productId', 'appId', 'flagHeader', 'appVersion'].map((name) => [
    name,
    { value: 'L1', description: 'Of the library.' },
  ]),
)
const gateway: Documents = {
  'call-settings/gateway.json': {
    base: { main: '/api' },
    encrypted: [],
    defaults: { timeoutMs: 1000 },
    calls: {},
    token: { expired: [], empty: [] },
  },
}

test('on a site with a gateway all areas start, or only the areas that the site chooses', () => {
  const withAreas = (chosen: object) =>
    open({ ...library, ...gateway, 'site.json': { ...library['site.json'], constants, ...chosen } })
  expect(appOf(withAreas({})).areas).toEqual(expect.arrayContaining(areas.map(({ name }) => name)))
  expect(appOf(withAreas({ areas: ['site'] })).areas).toEqual(['site'])
})

test('pages load the code of areas only on a site with areas', async () => {
  const seeds = async (site: Workspace) => (await renderSite(site)).map(({ html }) => html.includes('"areas":true'))
  expect(new Set(await seeds(workspace))).toEqual(new Set([false]))
  const site = { ...library['site.json'], constants, areas: ['site'] }
  expect(new Set(await seeds(open({ ...library, ...gateway, 'site.json': site })))).toEqual(new Set([true]))
})

test('a call on a site without a gateway is refused with a message that names the missing document and its content', () => {
  const home = { ...page('Spiele'), data: { games: { call: 'games/all', when: 'boot' } } }
  expect(errorsOf({ ...library, 'page/home.json': home })).toEqual([
    expect.stringMatching(
      /library\/page\/home\.json.*the call games\/all needs the gateway.*add call-settings\/gateway\.json with \{ "base"/,
    ),
    expect.stringMatching(
      /library\/site\.json.*the call games\/all .*requires the policy "gaming-ph" \(Licensed gaming in the .*\); set "policy": "gaming-ph"/,
    ),
  ])
})

test('a gateway is refused with the names of the missing constants that every call needs', () => {
  const settings = {
    base: { main: '/api' },
    encrypted: [],
    defaults: { timeoutMs: 50_000 },
    calls: {},
    token: { expired: [], empty: [] },
  }
  expect(errorsOf({ ...library, 'call-settings/gateway.json': settings })).toEqual(
    ['appId', 'appVersion', 'flagHeader', 'productId'].map(
      (name) => expect.stringContaining(`the constant "${name}" is missing`) as string,
    ),
  )
})
