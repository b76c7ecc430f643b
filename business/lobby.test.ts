import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { selectors } from './selectors.gen.ts'

type Record = { readonly gameId: string } & JsonObject
const slot = (gameId: string, more: JsonObject = {}): Record => ({
  gameId,
  gameName: `Game ${gameId}`,
  gameKindId: 5,
  platformId: '27',
  platformCode: 'JDB',
  platformName: 'JDB',
  gameImage: `/${gameId}.webp`,
  ...more,
})

const games = [
  slot('a', { hotFlag: 1, gameTop: 2, likeCnt: 4, tryFlag: 1, turnoverSum: 900, moneyNum: 3 }),
  slot('b', { hotFlag: 1, gameTop: 1, newFlag: 1, maintenanceFlag: 1 }),
  slot('c', {
    gameKindId: 6,
    isRecommend: 1,
    likes: 9,
    moneyNum: 70,
    platformId: '175',
    platformCode: 'PG',
    platformName: 'PG',
  }),
  slot('d', { gameKindId: 27, hotFlag: 1, gdGameId: 'gd-d', collections: ['instant-win'], turnoverSum: 5 }),
  slot('e', { gameKindId: 2, newFlag: 1, grayFlag: 1 }),
]

function select(name: string, args: JsonObject, more: { readonly [ref: string]: Json } = {}): Json | undefined {
  const world: { readonly [ref: string]: Json } = { 'data.games.value': { data: games }, ...more }
  const selector = selectors[name]
  if (selector === undefined) throw new Error(`there is no selector ${name}`)
  return selector.select((ref) => world[ref], args as never)
}
const ids = (list: Json | undefined): string[] => (list as readonly Record[]).map(({ gameId }) => gameId)

test.each([
  [{ section: 'most-popular', kind: 'slot' }, ['b', 'a']],
  [{ section: 'most-popular', kind: 'slot', limit: 1 }, ['b']],
  [{ section: 'most-popular' }, ['b', 'a', 'd']],
  [{ section: 'new-games', kind: 'slot' }, ['b']],
  [{ section: 'recommend', kind: '5' }, ['c']],
  [{ section: 'most-favorite', kind: 'slot' }, ['c', 'a']],
  [{ section: 'top-turnover' }, ['a', 'd']],
  [{ section: 'top-wins', kind: 'slot' }, ['c', 'a']],
])('the section %j shows %j', (args, expected) => {
  expect(ids(select('games.section', args))).toEqual(expected)
})

test('the games with the highest jackpots are listed from the highest, and without games that have none', () => {
  const pool = (gameId: string, prizePool: number) => ({ gameId, prizePool })
  const jackpots = { list: [pool('a', 20), pool('c', 0), pool('d', 300), pool('none', 900)] }
  const more = { 'data.jackpots.value': jackpots }
  expect(ids(select('games.section', { section: 'top-jackpots' }, more))).toEqual(['d', 'a'])
  expect(ids(select('games.section', { section: 'top-jackpots', limit: 1 }, more))).toEqual(['d'])
  expect(ids(select('games.section', { section: 'top-jackpots', kind: 'slot' }, more))).toEqual(['a'])
  expect(ids(select('games.section', { section: 'top-jackpots' }))).toEqual([])
})

test.each([
  ['ready', 'ready', 'ready'],
  ['ready', 'loading', 'loading'],
  ['idle', 'ready', 'loading'],
  ['ready', 'error', 'error'],
  ['error', 'loading', 'error'],
])('with games %s and prize pools %s, the list of jackpots is %s', (games, jackpots, expected) => {
  const states = { 'data.games.status': games, 'data.jackpots.status': jackpots }
  expect(select('games.jackpotsStatus', {}, states)).toBe(expected)
})

test('the error of the list of jackpots is that of the games, or else that of the prize pools', () => {
  const field = (name: 'cause' | 'message', errors: { readonly [cell: string]: string }) =>
    select('games.jackpotsError', { field: name }, errors)
  const pools = { 'data.jackpots.error.cause': 'timeout', 'data.jackpots.error.message': 'too late' }
  const games = { 'data.games.error.cause': 'network', 'data.games.error.message': 'network failed' }
  expect([field('cause', {}), field('cause', pools), field('message', pools)]).toEqual(['', 'timeout', 'too late'])
  expect([field('cause', { ...games, ...pools }), field('message', games)]).toEqual(['network', 'network failed'])
})

test('the games of a ranking have the sum by which they are ranked', () => {
  const sums = (section: string) =>
    (select('games.section', { section }) as readonly JsonObject[]).map(({ sum }) => sum)
  expect(sums('top-turnover')).toEqual([900, 5])
  expect(sums('top-wins')).toEqual([70, 3])
  expect(sums('most-popular')).toEqual([undefined, undefined, undefined])
})

test('a jackpot is undefined until the pools are loaded, and a jackpot of several games also until the games are loaded', () => {
  const none = { 'data.jackpots.value': {} }
  const onlyPools = (args: JsonObject) =>
    selectors['games.jackpotOf']?.select((ref) => none[ref as keyof typeof none], args as never)
  expect(select('games.jackpotOf', {})).toBeUndefined()
  expect(select('games.jackpotOf', { gameId: 'a' })).toBeUndefined()
  expect([onlyPools({ kind: 'slot' }), onlyPools({})]).toEqual([undefined, undefined])
  expect(select('games.jackpotOf', { kind: 'slot' }, none)).toBe(0)
  expect(select('games.jackpotOf', {}, none)).toBe(0)
})

test('a jackpot is 0 if the games cannot be loaded, and undefined if the pools cannot be loaded', () => {
  const noGames: { readonly [ref: string]: Json } = { 'data.jackpots.value': {}, 'data.games.status': 'error' }
  expect(selectors['games.jackpotOf']?.select((ref) => noGames[ref], {} as never)).toBe(0)
  expect(select('games.jackpotOf', { gameId: 'a' }, { 'data.jackpots.status': 'error' })).toBeUndefined()
})

test('every list is empty while its data is missing or malformed', () => {
  for (const value of [undefined, null, {}, []]) {
    const selector = selectors['games.section']
    expect(selector?.select(() => value, { section: 'recommend' } as never)).toEqual([])
  }
})

test('a record of the gateway is converted to a game as the vocabulary defines it', () => {
  expect((select('games.byKind', { kind: 'slot' }) as readonly Json[])[0]).toEqual({
    gameId: 'b',
    platformId: '27',
    platformCode: 'JDB',
    gdGameId: '',
    gameType: '',
    name: 'Game b',
    image: '/b.webp',
    imageBig: '/b.webp',
    kind: 'slot',
    kindId: 5,
    platformName: 'JDB',
    maintenance: true,
    isNew: true,
    isHot: true,
    tag: '',
    trial: false,
    jackpot: 0,
  })
})

test.each([
  ['slot', ['b', 'a', 'c']],
  ['6', ['b', 'a', 'c']],
  ['bingo', ['d']],
  ['foru', ['b', 'a', 'c', 'd']],
  ['arcade', []],
  ['constructor', []],
])('the kind %s has the games %j', (kind, expected) => {
  expect(ids(select('games.byKind', { kind }))).toEqual(expected)
})

test('no platforms are listed while they are loading, so their order never changes, and all if they cannot be loaded', () => {
  const labels = (status: string) => select('games.platforms', {}, { 'data.platforms.status': status })
  expect(labels('loading')).toEqual([])
  expect(labels('error')).not.toEqual([])
})

test('the games of a kind can be limited to one platform, and the platforms of a kind are listed with their names', () => {
  expect(ids(select('games.byKind', { kind: 'slot', platform: '175' }))).toEqual(['c'])
  expect(
    select(
      'games.platforms',
      { kind: 'slot' },
      {
        'data.platforms.value': {
          data: [
            { platformId: '175', platformName: 'PG Soft' },
            { platformId: '9', platformName: 'None' },
          ],
        },
      },
    ),
  ).toEqual([
    { id: '175', label: 'PG Soft' },
    { id: '27', label: 'JDB' },
  ])
})

test('the games of a platform in maintenance are in maintenance', () => {
  const platforms = { data: [{ platformId: '175', platformName: 'PG Soft', maintenanceFlag: 1 }] }
  const listed = select('games.byKind', {}, { 'data.platforms.value': platforms }) as readonly JsonObject[]
  const closed = listed.filter(({ maintenance }) => maintenance === true)
  // The record of `b` has its own maintenance flag.
  expect(closed.map(({ gameId }) => gameId)).toEqual(['b', 'c'])
})

test.each([
  [{ gameId: 'a' }, ['b', 'c', 'd']],
  [{ gameId: 'a', platformId: '27' }, ['b', 'c', 'd']],
  [{ gameId: 'a', platformId: '28' }, ['b', 'a', 'c', 'd']],
  [{ gameId: 'a', platformId: '28', platformCode: 'JDB' }, ['b', 'c', 'd']],
  [{ gameId: 'gd-d' }, ['b', 'a', 'c']],
])('a list of hidden or not approved games that contains %j leaves the games %j', (pair, expected) => {
  for (const source of ['data.hidden.value', 'data.notApproved.value']) {
    expect(ids(select('games.byKind', {}, { [source]: { data: [pair] } }))).toEqual(expected)
  }
})

test('a game for the gray list is shown to players of the gray list only', () => {
  expect(ids(select('games.byKind', { kind: 'perya' }, { 'fact.player.isGrayUser': true }))).toEqual(['e'])
  expect(ids(select('games.byKind', { kind: 'perya' }))).toEqual([])
})

test('a cached list omits hidden games, and also games that are not approved once the session is known', () => {
  const kept = { 'data.games.status': 'loading', 'data.hidden.value': { data: [{ gameId: 'a' }] } }
  expect(ids(select('games.byKind', { kind: 'slot' }, kept))).toEqual(['b', 'c'])
  const known = { ...kept, 'data.notApproved.value': { data: [{ gameId: 'c' }] } }
  expect(ids(select('games.byKind', { kind: 'slot' }, known))).toEqual(['b'])
})

test('the games of the largest wins have the amount and a masked name, without games that the player may not see', () => {
  const win = (gameId: string, more: JsonObject) => ({ gameId, winAmount: 500, ...more })
  const winners = {
    'data.topWinners.value': {
      data: [
        win('a', { loginName: 'j***n', platformId: '28', winAmount: 900 }),
        win('gd-d', { loginName: 'maria02' }),
        win('a', { loginName: 'x***x', platformId: '27' }),
        win('e', { loginName: 'r***o' }),
        win('c', { loginName: 'l***a' }),
      ],
    },
  }
  const selected = (limit: number) =>
    (select('games.topWinners', { limit }, winners) as readonly JsonObject[]).map(({ gameId, won, winner }) => [
      gameId,
      won,
      winner,
    ])
  expect(selected(2)).toEqual([
    ['d', 500, 'm***2'],
    ['a', 500, 'x***x'],
  ])
  expect(selected(9)).toHaveLength(3)
  expect(select('games.topWinners', { limit: 9 })).toEqual([])
})

test('the payout of the selected game is hot, cold, or empty while it is not known', () => {
  const answer = { 'data.hotCold.value': { hot: [{ gameId: 'a', platformId: '27' }], cold: [{ gameId: 'gd-d' }] } }
  const payout = (gameId: string, platformId: string, facts: JsonObject = answer) =>
    select('games.payout', {}, { ...facts, 'fact.launch.gameId': gameId, 'fact.launch.platformId': platformId })
  expect(payout('a', '27')).toBe('hot')
  expect(payout('a', '')).toBe('hot')
  expect(payout('a', '28')).toBe('')
  // Entries name a game by gameId or gdGameId, as in the other lists.
  expect(payout('d', '27')).toBe('cold')
  expect(payout('b', '')).toBe('')
  expect(payout('a', '27', {})).toBe('')
})

test('a collection contains the games whose records name the collection', () => {
  expect(ids(select('games.collection', { id: 'instant-win' }))).toEqual(['d'])
})

test('favorite games have the order of the favorite IDs', () => {
  expect(ids(select('games.favorites', {}, { 'fact.player.favorites': ['d', 'gone', 'a'] }))).toEqual(['d', 'a'])
})

test('the favorites as they were when the page opened do not change when a heart is pressed', () => {
  const facts = { 'fact.player.favorites': ['d'], 'fact.games.savedFavorites': ['a', 'c'] }
  expect(ids(select('games.favorites', { saved: true }, facts))).toEqual(['a', 'c'])
})

test('a game whose heart was removed keeps its place on the page of favorites, and added games come first', () => {
  const facts = { 'fact.player.favorites': ['d', 'c'], 'fact.games.savedFavorites': ['a', 'c'] }
  expect(ids(select('games.favorites', { kept: true }, facts))).toEqual(['d', 'a', 'c'])
})

test('recent games have the order of the recent IDs, and are left out of the lists below them', () => {
  const recent = { 'fact.games.recent': ['d', 'gone', 'a'] }
  expect(ids(select('games.recent', {}, recent))).toEqual(['d', 'a'])
  expect(ids(select('games.section', { section: 'most-popular', above: [{ recent: true }] }, recent))).toEqual(['b'])
})

test('a game that the player opened has the mark of recent games, also a favorite, without moving in its list', () => {
  const marks = (list: Json | undefined): unknown =>
    (list as readonly Record[]).map(({ gameId, isRecent }) => [gameId, isRecent])
  const opened = { 'fact.games.opened': ['a'], 'fact.games.savedFavorites': ['a'], 'fact.games.recent': [] }
  expect(marks(select('games.byKind', { kind: 'slot' }, opened))).toEqual([
    ['b', undefined],
    ['a', true],
    ['c', undefined],
  ])
})

test('the name of a provider is taken from its games', () => {
  expect(select('games.platformName', { platform: '175' })).toBe('PG')
  expect(select('games.platformName', { platform: '999' })).toBeUndefined()
  expect(select('games.platformName', { platform: '999', unknown: 'Games' })).toBe('Games')
})

test.each([
  [9, 10, 10],
  [8, 9, 9],
  [undefined, undefined, 9],
])(
  'the selected game has the number of likes after the change of the player, until the list has a new number (%s, %s)',
  (listed, changed, likes) => {
    const facts = { 'fact.launch.gameId': 'c', 'fact.launch.listedLikes': listed, 'fact.launch.likes': changed }
    expect(select('games.selected', {}, facts as { [ref: string]: Json })).toMatchObject({ gameId: 'c', likes })
  },
)

test('a jackpot is the sum of all tiers of both providers', () => {
  const jackpots = {
    'data.jackpots.value': {
      oms: [{ gameid: 'a', prizePool: { GRAND: 1000.5, MAJOR: 100 } }],
      fachai: [{ gameIDList: ['a', 'b'], prizePool: { grand: 5, major: 4, mini: 3, minor: 2, fortunate: 1 } }],
      list: [
        { gameId: 'd', platformId: '27', prizePool: 70 },
        { gameId: 'd', platformId: '99', prizePool: 7000 },
      ],
    },
  }
  expect(select('games.jackpotOf', { gameId: 'a' }, jackpots)).toBe(1115.5)
  expect(select('games.jackpotOf', { gameId: 'b' }, jackpots)).toBe(15)
  expect(select('games.jackpotOf', { gameId: 'z' }, jackpots)).toBe(0)
  // A pool that two games share is counted only once.
  expect(select('games.jackpotOf', { kind: 'slot' }, jackpots)).toBe(1115.5)
  // A pool counts only for a game that is in the lobby, on its platform.
  expect(select('games.jackpotOf', {}, jackpots)).toBe(1185.5)
  const shared = { 'data.games.value': { data: [slot('d'), slot('d', { platformId: '99' })] } }
  expect(select('games.jackpotOf', {}, { ...jackpots, ...shared })).toBe(7070)
  const notApproved = { 'data.notApproved.value': { data: [{ gameId: 'd' }] } }
  expect(select('games.jackpotOf', {}, { ...jackpots, ...notApproved })).toBe(1115.5)
  expect(select('games.byKind', { kind: 'bingo' }, jackpots)).toMatchObject([{ gameId: 'd', jackpot: 70 }])
})
