/** Tests the tables of costs and budgets for the pages of a small release. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NodePlan, Slice } from '../engine/core/slice.ts'
import { writeSlice } from '../engine/core/wire.ts'
import type { PublishedPage } from '../engine/release/build-cache.ts'
import { type Cost, costsOf, budgetExcesses, sentFor } from '../engine/release/cost.ts'
import { testLocale } from '../engine/core/locale.fixture.ts'
import { renderDocument } from '../player/document.ts'
import { costTable } from './cost-table.ts'

const lantern = '/r/11111111111111111111.svg'
const fair = '/r/22222222222222222222.png'
const hidden = '/r/33333333333333333333.svg'

const card = (id: string, src: string): NodePlan => ({
  address: `home/${id}`,
  widget: 'Card',
  props: { image: { src } },
})
const home: NodePlan = {
  address: 'home/page',
  widget: 'Stack',
  slots: {
    items: [
      card('lantern', lantern),
      {
        variants: [
          card('fair', fair),
          { ...card('hidden', hidden), condition: ['is', 'session.loggedIn', 'eq', true] },
        ],
      },
      { address: 'home/games', widget: 'Grid', bindings: { games: ['ref', 'data.games.list'] } },
    ],
  },
}

/** Returns the HTML document of a page and the prerenderer's report about it. Writes no file. */
function renderPage(
  change: Partial<Slice> & Pick<Slice, 'page' | 'root' | 'widgets'>,
  markup: string,
  chunks: readonly string[],
) {
  const slice: Slice = {
    language: 'en',
    head: { title: 'The fair', description: '' },
    data: {},
    state: {},
    facts: {},
    css: '/r/x.css',
    ...change,
  }
  const rendered = renderDocument({
    seed: {
      slice: writeSlice(slice),
      route: { id: slice.page, path: '/', params: {}, login: false, restricted: false },
      at: 0,
      locale: testLocale,
      icons: {},
      selected: {},
      offsets: [],
    },
    markup,
    css: [],
    skin: { id: 'night', scheme: 'dark', ink: '#000000' },
    build: 'b1',
    boot: 'boot.js',
    chunks,
    later: [],
    siteTitle: 'Habi',
    documentTexts: { skip: '', loadFailed: '' },
    policy: 'gaming-ph',
    icon: '/r/44444444444444444444.svg',
    card: undefined,
  })
  return { slice, ...rendered }
}

let folder: string
let costs: readonly Cost[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-cost-'))
  const [objects, client] = [join(folder, 'objects'), join(folder, 'client')]
  await mkdir(objects)
  await mkdir(client)
  const put = async (where: string, name: string, bytes: number, packed?: number): Promise<void> => {
    await writeFile(join(where, name), 'x'.repeat(bytes))
    if (packed !== undefined) await writeFile(join(where, `${name}.br`), 'x'.repeat(packed))
  }
  await put(objects, lantern.slice(3), 4000, 1000)
  await put(objects, fair.slice(3), 30_000)
  await put(objects, hidden.slice(3), 900, 300)
  await put(client, 'boot.js', 800, 400)
  await put(client, 'player.js', 30_000, 10_000)
  await put(client, 'cards.js', 5000, 2000)
  await put(client, 'grid.js', 9000, 3000)
  const markup = `<img src="${lantern}" width="720" height="405"/><img src="${fair}" width="720" height="240" loading="lazy"/>`
  const data: Slice['data'] = {
    games: { call: 'games/all', when: 'boot' },
    pinned: { call: 'games/pinned', when: 'publish', value: [] },
  }
  const widgets = ['Card', 'Grid', 'Stack']
  const publish = async (
    path: string,
    object: string,
    { slice, html, resources }: ReturnType<typeof renderPage>,
  ): Promise<PublishedPage> => {
    await writeFile(join(objects, object), html)
    const rendered = { object, styleHash: '', failed: [], resources }
    return { path, language: 'en', slice, rendered }
  }
  const plain = renderPage(
    { page: 'plain', root: { address: 'plain/page', widget: 'Stack' }, widgets: ['Stack'] },
    '<h1>Plain</h1>',
    ['player.js'],
  )
  const pages = [
    await publish('/plain', 'plain.html', plain),
    await publish(
      '/',
      'home.html',
      renderPage({ page: 'home', root: home, widgets, data }, markup, ['player.js', 'cards.js', 'grid.js']),
    ),
  ]
  await put(objects, 'home.html.br', 700)
  await put(objects, 'plain.html.br', 200)
  costs = await costsOf({
    pages,
    build: {
      build: 'b1',
      boot: 'boot.js',
      entry: 'player.js',
      base: ['player.js'],
      chunks: { Card: ['player.js', 'cards.js'], Grid: ['grid.js'], Stack: [], Other: ['other.js'] },
      session: { base: [], areas: [], calls: {} },
      css: { base: '', widgets: {} },
    },
    objects,
    client,
    assets: new Map([[fair.slice('/r/'.length), 'banners/fair']]),
  })
})

afterAll(() => rm(folder, { recursive: true }))

const costOf = (page: string): Cost => costs.find((cost) => cost.page === page) as Cost

test('the script of a page is the boot script, the player app and the chunks of its widgets, compressed', () => {
  expect(costOf('home').script).toEqual({ bytes: 800 + 30_000 + 5000 + 9000, sent: 400 + 10_000 + 2000 + 3000 })
  expect(costOf('home').chunks.map(({ file, widgets }) => [file, widgets])).toEqual([
    ['boot.js', []],
    ['player.js', []],
    ['cards.js', ['Card']],
    ['grid.js', ['Grid']],
  ])
  expect(costOf('plain').script.sent).toBe(10_400)
})

test('all images that the page may show are counted with the nodes that show them; icons are not counted', () => {
  expect(costOf('home').images).toEqual([
    {
      address: lantern,
      weight: { bytes: 4000, sent: 1000 },
      first: true,
      shownBy: [{ widget: 'Card', address: 'home/lantern' }],
    },
    {
      address: fair,
      asset: 'banners/fair',
      weight: { bytes: 30_000, sent: 30_000 },
      first: false,
      shownBy: [{ widget: 'Card', address: 'home/fair' }],
    },
    {
      address: hidden,
      weight: { bytes: 900, sent: 300 },
      first: false,
      shownBy: [{ widget: 'Card', address: 'home/hidden' }],
    },
  ])
})

test('the largest element of the first screen is the preloaded image, or the title if no image is preloaded', () => {
  expect(costOf('home').largest).toBe(lantern)
  expect(costOf('plain').largest).toBe('title "The fair"')
})

test('calls of a page are counted, but not data that is fixed at publish', () => {
  expect(costOf('home').calls).toEqual([{ name: 'games', call: 'games/all', when: 'boot', widgets: ['Grid'] }])
})

test('the cost of a page is the sum of its document, its script and its images', () => {
  expect(sentFor(costOf('home'))).toBe(700 + 15_400 + 31_300)
  expect(sentFor(costOf('plain'))).toBe(200 + 10_400)
})

test('the table has a row per page, the most expensive first, and a row per chunk of widgets', () => {
  const table = costTable(costs)
  expect(table.slice(2, 4).map((line) => line.split(/\s+/)[0])).toEqual(['home', 'plain'])
  expect(table[2]).toMatch(/^home +\/ en +46\.3 KB .* 1000 bytes +30\.6 KB \(34\.1 KB\) +1: games +\/r\/1{20}\.svg$/)
  expect(table.slice(-2)).toEqual(['grid.js   2.9 KB      1  Grid', 'cards.js    2 KB      1  Card'])
})

test('pages within their budgets and pages without budgets have no finding', () => {
  expect(budgetExcesses(costs, {})).toEqual([])
  expect(
    budgetExcesses(costs, {
      pageHtmlBytes: 700,
      pageScriptBytes: 15_400,
      pageImageBytes: 31_300,
      pageCalls: 1,
    }),
  ).toEqual([])
})

test('a finding about a budget names the page, its widgets with their sizes, and the limit', () => {
  expect(
    budgetExcesses(costs, {
      pageHtmlBytes: 699,
      pageScriptBytes: 15_399,
      pageImageBytes: 31_299,
      pageCalls: 0,
    }).map(({ message }) => message),
  ).toEqual([
    expect.stringMatching(
      /^page home \(\/, en\) has 700 bytes of HTML; the limit is 699 bytes \(budgets\.pageHtmlBytes of the site\)\. .*: the widget Card has \d+ bytes in 3 nodes, the widget Grid/,
    ),
    'page home (/, en) has 15 KB of script; the limit is 15 KB, which is 1 byte less (budgets.pageScriptBytes of the site). ' +
      'The widget Grid needs 2.9 KB of script, the widget Card needs 2 KB of script. Every page loads 10.2 KB of shared script',
    'page home (/, en) has 30.6 KB of images; the limit is 30.6 KB, which is 1 byte less (budgets.pageImageBytes of the site). ' +
      `The heaviest: the asset banners/fair of the widget Card (home/fair) with 29.3 KB, ${lantern} of the widget Card ` +
      `(home/lantern) with 1000 bytes, ${hidden} of the widget Card (home/hidden) with 300 bytes`,
    'page home (/, en) starts one call; the limit is 0 (budgets.pageCalls of the site). The calls: ' +
      'games (games/all) for the widget Grid',
  ])
})
