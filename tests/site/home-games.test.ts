/** Tests which sandbox games Home shows, and which games the links of the rewards page open. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { Slice } from '../../engine/core/slice.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

interface Seed {
  readonly games: readonly { readonly gameId: string; readonly platformId: string; readonly hidden?: boolean }[]
}
const seed = new URL('../../server/sandbox/games/games.json', import.meta.url)
const games = (JSON.parse(readFileSync(seed, 'utf8')) as Seed).games.filter(({ hidden }) => hidden !== true)

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })
const pages = languages.find(({ language }) => language === 'en')?.pages

beforeAll(loadWidgets)

const visitor = { 'session.loggedIn': false, 'games.favoriteCount': 0, 'games.savedCount': 0, 'player.favorites': [] }
const playerWith = (favorites: string[], saved = favorites) => ({
  'session.loggedIn': true,
  'games.favoriteCount': favorites.length,
  'player.favorites': favorites,
  'games.savedFavorites': saved,
  'games.savedCount': saved.length,
})

/** Returns the markup of a page. */
function htmlOf(page: string, facts: object, records: readonly object[] = games, query: object = {}): string {
  const slice = pages?.get(page)
  if (slice === undefined) throw new Error(`there is no page ${page}`)
  const cells = { 'data.games': { status: 'ready', value: { data: records } }, route: { query } }
  const { html, problems } = render(slice as Omit<Slice, 'css'>, { ...facts }, { selectors, cells })
  expect(problems).toEqual([])
  return html
}

/** Returns for each game list of a page, by its title, the ids of the games on its cards. */
function shelvesOf(...args: Parameters<typeof htmlOf>): { [title: string]: string[] } {
  const html = htmlOf(...args)
  const shelves = [...html.matchAll(/<section [^>]*aria-label="([^"]*)".*?<\/section>/gs)].map(
    ([shelf, title = '']): [string, string[]] => [
      title,
      [...shelf.matchAll(/<img[^>]*covers\/(\d+)/g)].map(([, id = '']) => id),
    ],
  )
  expect(html).not.toContain('Coming soon')
  return Object.fromEntries(shelves.filter(([, ids]) => ids.length > 0))
}

const inPopular = ['50102', '20101', '17101']
test.each([
  ['a visitor', visitor],
  ['a gray-listed visitor', { ...visitor, 'player.isGrayUser': true }],
  ['a player without favorites', playerWith([])],
  ['a player with favorites of every shelf', playerWith([...inPopular, '50137', '27101', '50108', '20103', '17105'])],
])('%s sees no game twice on Home', (_, facts) => {
  const shelves = shelvesOf('home', facts)
  const ids = Object.values(shelves).flat()
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
  expect(Object.keys(shelves)).toHaveLength(7)
  expect(ids.length).toBeGreaterThanOrEqual(45)
})

test('all favorites are shown, and the shelf of popular games still has twelve games', () => {
  const shelves = shelvesOf('home', playerWith(inPopular))
  expect(shelves['Your favorites']).toEqual(inPopular)
  expect(shelves['Popular now']).toHaveLength(12)
})

test('the games that the player played recently are above the popular games, and no game is shown twice', () => {
  const played = ['27101', '50102']
  const facts = { ...playerWith([]), 'games.recent': played, 'games.recentCount': played.length }
  const shelves = shelvesOf('home', facts)
  expect(Object.keys(shelves).slice(0, 2)).toEqual(['Played recently', 'Popular now'])
  expect(shelves['Played recently']).toEqual(played)
  const ids = Object.values(shelves).flat()
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['home', 'account'])('pressing a heart does not remove a game from its shelf on the page "%s"', (page) => {
  const shelves = (favorites: string[], saved: string[]) => shelvesOf(page, playerWith(favorites, saved))
  const before = shelves(['50137'], ['50137'])
  expect(before['Your favorites']).toEqual(['50137'])
  expect(shelves([...inPopular, '50137'], ['50137'])).toEqual(before)
  expect(shelves([], ['50137'])).toEqual(before)
  expect(shelves(['50137'], [])).toEqual(shelves([], []))
})

test('the page of favorites shows all favorites, and the shelves of Home and of the account lead to it', () => {
  const favorites = games.slice(0, 30).map(({ gameId }) => gameId)
  const facts = { ...playerWith(favorites), 'games.favoritesStatus': 'ready' }
  expect(htmlOf('favorites', facts).split('<main')[1]?.match(/<li/g)).toHaveLength(30)
  for (const page of ['home', 'account']) expect(htmlOf(page, facts)).toContain('href="/favorites"')
})

test('the page of favorites says that there are none, and that they could not be loaded', () => {
  expect(htmlOf('favorites', { ...playerWith([]), 'games.favoritesStatus': 'ready' })).toContain('No favorites yet')
  const loading = htmlOf('favorites', { ...playerWith([]), 'games.favoritesStatus': 'idle' })
  expect(loading).toContain('aria-busy="true"')
  const failed = htmlOf('favorites', { ...playerWith([]), 'games.favoritesStatus': 'error' })
  expect(failed).toContain('Your favorites could not be loaded.')
})

test('Home says that there are no games when the list is empty', () => {
  expect(htmlOf('home', visitor, [])).toContain('No games here right now')
  expect(htmlOf('home', visitor)).not.toContain('No games here right now')
})

test('a collection or a provider without games may not exist, and an empty section of slots has no games now', () => {
  expect(htmlOf('collection', visitor)).toContain('This collection does not exist, or has no games now')
  expect(htmlOf('provider', visitor, [])).toContain('This provider does not exist, or has no games now')
  expect(htmlOf('slot-most-popular', visitor, [])).toContain('No games here right now')
})

test('with only eight games, Home still shows games, and shows no game twice', () => {
  const shelves = shelvesOf('home', visitor, games.slice(0, 8))
  const ids = Object.values(shelves).flat()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(0)
})

test('the favorites on the account page have no empty cards', () => {
  expect(shelvesOf('account', playerWith(['22068']))).toEqual({ 'Your favorites': ['22068'] })
})

// Document 2, section 9: the platform IDs 175 and 168 are used in rewards-game links.
test.each([
  ['175', 'Bituin Play'],
  ['168', 'Tala Games'],
])('the link of the rewards page to platform %s leads to the games of this platform', (platformId, name) => {
  const slice = pages?.get('rewards')
  const { html } = render(slice as Omit<Slice, 'css'>, visitor, { selectors, cells: {} })
  expect(html).toContain(`href="/search?platformId=${platformId}"`)
  const shelf = shelvesOf('search', visitor, games, { platformId })[name]
  expect(shelf).toHaveLength(12)
  const ofPlatform = games.filter((game) => game.platformId === platformId).map(({ gameId }) => gameId)
  expect(ofPlatform).toEqual(expect.arrayContaining(shelf ?? []))
  expect(Object.keys(shelvesOf('search', visitor))).not.toContain(name)
})

/** Returns the selections in a JSON document. */
function selectionsIn(json: Json): readonly JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(selectionsIn)
  if (!isObject(json)) return []
  const { $select: selection } = json
  return [...(isObject(selection) ? [selection] : []), ...Object.values(json).flatMap(selectionsIn)]
}

test('the search has one entry for each kind of game, and finds games by fishing and by arcade', () => {
  const search = readFileSync(new URL('../../config/page/search.json', import.meta.url), 'utf8')
  const kinds = [...search.matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(search).toContain('"en": "Fishing Arcade"')
})

/** Returns a list of games as other lists name it in `above`. */
function asAbove({ name, args }: JsonObject): JsonObject {
  if (name === 'games.favorites') return { favorites: true }
  if (name === 'games.recent') return { recent: true }
  const { id, above: _above, ...others } = isObject(args) ? args : {}
  return id === undefined ? others : { collection: id, ...others }
}

test('every list of games that another list leaves out is on the same page, with the same limit', () => {
  const folder = new URL('../../config/page/', import.meta.url)
  const left = readdirSync(folder).flatMap((file) => {
    const lists = selectionsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Json)
    const named = lists.flatMap(({ args }) => (isObject(args) && Array.isArray(args.above) ? args.above : []))
    return named.map((above) => ({ file, above, lists: lists.map(asAbove) }))
  })
  expect(left.length).toBeGreaterThan(0)
  for (const { file, above, lists } of left) expect(lists, file).toContainEqual(above)
})

test('a game that does not exist shows an image, a link to other games, and games', () => {
  const html = htmlOf('game', { ...visitor, 'launch.unknown': true })
  expect(html).toMatch(/<img[^>]+image\.svg[^>]*><h1[^>]*>Game not found.*<a[^>]+href="\/"[^>]*>.*?Choose a game/s)
  expect(html).toContain('<h2')
})

test('a game that exists shows no notice about a missing game', () => {
  expect(htmlOf('game', { ...visitor, 'launch.unknown': false })).not.toContain('Game not found')
})
