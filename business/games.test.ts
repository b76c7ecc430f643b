import { expect, test, vi } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createTestSession, emptyApp, Failed, settle as settleTasks } from './session.fixture.ts'

/** Waits for pending tasks, and for code that areas import on demand. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await settleTasks()
}

function player(
  favorites: readonly string[],
  gateway: { [call: string]: (payload: JsonObject) => Json | Failed | Promise<Json | Failed> } = {},
) {
  const testSession = createTestSession({ gateway })
  testSession.set({
    'fact.session.loggedIn': true,
    'fact.player.favorites': favorites,
    'fact.games.favoritesStatus': 'ready',
    'fact.route.path': '/slot/new-games',
  })
  return testSession
}

/** The answer of a gateway that hides no game. */
const noHidden = { 'games/hidden': () => ({ data: [] }) }

test('a new favorite is shown at once and stays when the gateway accepts it', async () => {
  let sent: JsonObject = {}
  let agree: (answer: Json) => void = () => undefined
  const testSession = player(['b'], {
    'games/like': (payload) => ((sent = payload), new Promise<Json>((resolve) => (agree = resolve))),
  })
  const done = testSession.run('games.toggleFavorite', { game: { gameId: 'a', platformId: '27', kindId: 6 } })
  await settle()
  expect([testSession.fact('player.favorites'), testSession.fact('games.favoriteCount')]).toEqual([['a', 'b'], 2])
  agree({ likes: 5 })
  expect((await done).ok).toBe(true)
  expect(testSession.fact('player.favorites')).toEqual(['a', 'b'])
  expect(sent).toEqual({ gameId: 'a', platformId: '27', gameKindId: 5 })
})

test('a favorite that is added in one tab and its number of likes are shown in the other tabs of the same player', async () => {
  const testSession = player(['b'], { 'games/like': () => ({}) })
  testSession.set({ 'fact.session.loginName': 'juan01' })
  await testSession.start('games')
  const otherTab = new BroadcastChannel('habi.favorites')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => received.push(data))
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  await vi.waitFor(() => expect(received).toEqual([{ loginName: 'juan01', games: ['a', 'b'] }]))
  otherTab.postMessage({ loginName: 'maria02', games: ['x'] })
  otherTab.postMessage({ games: 'malformed' })
  otherTab.postMessage({ loginName: 'juan01', games: ['c'] })
  await vi.waitFor(() => expect(testSession.fact('player.favorites')).toEqual(['c']))
  expect(testSession.fact('games.favoriteCount')).toBe(1)
  // The other tab also stores the number of likes of the game.
  testSession.set({ 'fact.launch.gameId': 'c', 'fact.launch.listedLikes': 10, 'fact.launch.likes': 10 })
  testSession.storage.set('likes', [['c', 10, 11]])
  otherTab.postMessage({ loginName: 'juan01', games: ['c'] })
  await vi.waitFor(() => expect(testSession.fact('launch.likes')).toBe(11))
  otherTab.close()
})

test('the number of likes that the gateway answers is announced to other tabs', async () => {
  const testSession = player([], { 'games/like': () => ({ likes: 57 }) })
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.launch.gameId': 'a' })
  await testSession.start('games')
  const otherTab = new BroadcastChannel('habi.favorites')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => received.push(data))
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect([testSession.fact('launch.likes'), testSession.fact('player.favorites')]).toEqual([57, ['a']])
  otherTab.close()
})

test('when two tabs change the same favorite at the same time, all tabs show the list of the gateway', async () => {
  let removed: (answer: Json) => void = () => undefined
  const testSession = player(['a', 'b'], {
    'games/unlike': async () => await new Promise((resume) => (removed = resume)),
    'games/favorites': () => ({ favorites: [{ gameId: 'b' }] }),
  })
  testSession.set({ 'fact.session.loginName': 'juan01' })
  await testSession.start('games')
  const otherTab = new BroadcastChannel('habi.favorites')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => received.push(data))
  const done = testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  await vi.waitFor(() => expect(testSession.calls).toContain('games/unlike'))
  otherTab.postMessage({ loginName: 'juan01', games: ['a', 'b'] })
  await vi.waitFor(() => expect(testSession.fact('player.favorites')).toEqual(['a', 'b']))
  removed({})
  expect((await done).ok).toBe(true)
  expect(testSession.fact('player.favorites')).toEqual(['b'])
  await vi.waitFor(() => expect(received.at(-1)).toEqual({ loginName: 'juan01', games: ['b'] }))
  otherTab.close()
})

test('a change of a favorite that fails is undone, and a concurrent change that succeeds stays', async () => {
  const testSession = player(['b', 'c'], {
    'games/like': ({ gameId }) => (gameId === 'd' ? {} : new Failed('NETWORK')),
  })
  const [added, removed, accepted] = await Promise.all(
    ['a', 'b', 'd'].map((gameId) => testSession.run('games.toggleFavorite', { game: { gameId, kindId: 27 } })),
  )
  expect(added).toMatchObject({ ok: false, error: { code: 'NETWORK', fallback: 'app.favorites.add' } })
  expect(removed).toMatchObject({ ok: false, error: { code: 'NETWORK', fallback: 'app.favorites.remove' } })
  expect(accepted).toMatchObject({ ok: true })
  expect(testSession.fact('player.favorites')).toEqual(['b', 'd', 'c'])
})

test.each(['HTTP-429', 'GW_801655', 'GW_123456'])(
  'a favorite that is refused with the code %s is undone, and fails with this code',
  async (code) => {
    const { run, fact } = player([], { 'games/like': () => new Failed(code) })
    expect(await run('games.toggleFavorite', { game: { gameId: 'a' } })).toMatchObject({ ok: false, error: { code } })
    expect(fact('player.favorites')).toEqual([])
  },
)

test('a favorite that is sent later and refused shows the failure with the code of the gateway', async () => {
  const testSession = player([], {
    'games/like': () => new Failed('GW_801655'),
    'games/favorites': () => ({ favorites: [] }),
  })
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.device.online': false })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  testSession.set({ 'fact.device.online': true })
  expect(await testSession.run('games.sendFavorites')).toMatchObject({
    effects: { failure: { code: 'GW_801655', fallback: 'app.favorites.add' } },
  })
})

test('favorites that cannot be loaded after a login pass the failure to the error table', async () => {
  const testSession = createTestSession({ gateway: { 'games/favorites': () => new Failed('GW_801655') } })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01', 'fact.device.online': true })
  await testSession.start('games')
  await settle()
  expect(testSession.notLoaded).toMatchObject([{ code: 'GW_801655' }])
})

test('the 31st favorite is refused without a call, and the 30th favorite is accepted', async () => {
  const full = Array.from({ length: 30 }, (_, n) => String(n))
  const testSession = player(full)
  expect(await testSession.run('games.toggleFavorite', { game: { gameId: 'x' } })).toMatchObject({
    ok: false,
    error: { message: 'app.favorites.limit' },
  })
  expect(testSession.calls).toEqual([])
  const almost = player(full.slice(1), { 'games/like': () => ({}) })
  expect((await almost.run('games.toggleFavorite', { game: { gameId: 'x' } })).ok).toBe(true)
})

test.each([
  ['GW_100424', 'GW_100424'],
  ['GW_100424', '100424'],
  ['100424', 'GW_100424'],
])(
  'the error code %s is reported as a full list of favorites if favoriteLimitCodes contains %s',
  async (code, listed) => {
    const testSession = createTestSession({
      gateway: { 'games/like': () => new Failed(code) },
      constants: { favoriteLimitCodes: [listed] },
    })
    testSession.set({
      'fact.session.loggedIn': true,
      'fact.player.favorites': ['b'],
      'fact.games.favoritesStatus': 'ready',
    })
    expect(await testSession.run('games.toggleFavorite', { game: { gameId: 'x' } })).toMatchObject({
      ok: false,
      error: { code, fallback: 'app.favorites.limit' },
    })
    expect(testSession.fact('player.favorites')).toEqual(['b'])
  },
)

test('a second press of a favorite button is ignored while the first change is being sent', async () => {
  const testSession = player([], { 'games/like': () => ({}) })
  await Promise.all([1, 2].map(() => testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })))
  expect(testSession.calls).toEqual(['games/like'])
})

test('a favorite that is changed without a network is kept, shown, and sent when the network is back', async () => {
  const sent: string[] = []
  const testSession = createTestSession({
    gateway: {
      'games/like': ({ gameId }) => (sent.push(`like ${String(gameId)}`), {}),
      'games/unlike': ({ gameId }) => (sent.push(`unlike ${String(gameId)}`), {}),
      'games/favorites': () => ({ favorites: [{ gameId: 'a' }] }),
    },
  })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await testSession.start('games')
  await settle()
  testSession.set({ 'fact.player.favorites': ['b', 'c'], 'fact.device.online': false })
  testSession.calls.length = 0
  for (const gameId of ['a', 'b', 'c', 'c']) {
    const result = await testSession.run('games.toggleFavorite', { game: { gameId } })
    expect(result).toMatchObject({ ok: true })
  }
  expect([testSession.fact('player.favorites'), testSession.calls]).toEqual([['c', 'a'], []])
  expect(testSession.effects[0]).toEqual({ toast: { text: 'app.favorites.kept', ms: 4000 } })
  testSession.set({ 'fact.device.online': true })
  await settle()
  expect(sent).toEqual(['like a', 'unlike b'])
  await settle()
  expect([testSession.fact('player.favorites'), testSession.storage.size]).toEqual([['a'], 0])
})

test('after a login, favorites that cannot be loaded are not requested again', async () => {
  const testSession = createTestSession({ gateway: { 'games/favorites': () => new Failed('NETWORK') } })
  testSession.set({ 'fact.device.online': true })
  await testSession.start('games')
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await settle()
  await settle()
  expect(testSession.calls).toEqual(['games/favorites'])
})

test('games.toggleFavorite loads the favorites first if they are not loaded', async () => {
  const testSession = createTestSession({
    gateway: { 'games/favorites': () => ({ favorites: [{ gameId: 'b' }] }), 'games/like': () => ({}) },
  })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  expect(testSession.calls).toEqual(['games/favorites', 'games/like'])
  expect(testSession.fact('player.favorites')).toEqual(['a', 'b'])
})

test('games.toggleFavorite changes no favorite when the favorites cannot be loaded', async () => {
  const { run, set, calls, fact } = createTestSession({ gateway: { 'games/favorites': () => new Failed('HTTP-500') } })
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  const result = await run('games.toggleFavorite', { game: { gameId: 'a' } })
  expect(result).toMatchObject({ ok: false, error: { code: 'HTTP-500' } })
  expect([calls, fact('player.favorites')]).toEqual([['games/favorites'], undefined])
})

test('without a network, a list of favorites that was never loaded is not announced to other tabs', async () => {
  const { run, set, start, calls, fact } = createTestSession({})
  set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01', 'fact.device.online': false })
  await start('games')
  await settle()
  calls.length = 0
  const otherTab = new BroadcastChannel('habi.favorites')
  const received: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => received.push(data))
  expect(await run('games.toggleFavorite', { game: { gameId: 'a' } })).toMatchObject({ ok: true })
  expect([calls, fact('player.favorites')]).toEqual([[], ['a']])
  set({ 'fact.games.favoritesStatus': 'ready' })
  await run('games.toggleFavorite', { game: { gameId: 'b' } })
  await vi.waitFor(() => expect(received).toEqual([{ loginName: 'juan01', games: ['b', 'a'] }]))
  otherTab.close()
})

test('the status of the favorites is error after a failed load, and ready after the next successful load', async () => {
  let answer: Json | Failed = new Failed('HTTP-500')
  const testSession = createTestSession({ gateway: { 'games/favorites': () => answer } })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  await testSession.start('games')
  await settle()
  expect(testSession.fact('games.favoritesStatus')).toBe('error')
  answer = { favorites: [{ gameId: 'a' }] }
  await testSession.run('games.loadFavorites')
  expect([testSession.fact('games.favoritesStatus'), testSession.fact('games.favoriteCount')]).toEqual(['ready', 1])
})

test('a change of favorites that does not reach the gateway stays on the device and is sent later', async () => {
  let answer: Json | Failed = new Failed('HTTP-502')
  const testSession = player([], { 'games/like': () => answer, 'games/favorites': () => ({ favorites: [] }) })
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.device.online': false })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  testSession.set({ 'fact.device.online': true })
  expect(await testSession.run('games.sendFavorites')).toEqual({ ok: true })
  expect(testSession.storage.get('favoriteChanges.juan01')).toMatchObject([{ isFavorite: true }])
  answer = {}
  await testSession.run('games.sendFavorites')
  expect(testSession.storage.get('favoriteChanges.juan01')).toBeUndefined()
})

test('a refused change of a favorite is not sent again, and a new change replaces a change that waits to be sent', async () => {
  let answer: Json | Failed = new Failed('BAD-ANSWER')
  const sent: string[] = []
  const testSession = player([], {
    'games/like': () => (sent.push('like'), answer),
    'games/unlike': () => (sent.push('unlike'), {}),
    'games/favorites': () => ({ favorites: [{ gameId: 'a' }] }),
  })
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.device.online': false })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'b' } })
  testSession.set({ 'fact.device.online': true })
  await testSession.run('games.sendFavorites')
  expect(testSession.storage.get('favoriteChanges.juan01')).toBeUndefined()
  answer = new Failed('HTTP-502')
  testSession.set({ 'fact.player.favorites': [], 'fact.device.online': false })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  testSession.set({ 'fact.device.online': true })
  await testSession.run('games.sendFavorites')
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  expect(sent).toEqual(['like', 'like', 'unlike'])
  expect(testSession.storage.get('favoriteChanges.juan01')).toBeUndefined()
})

test('the number of likes of a game contains the change of the player, also after a reload with the same list', async () => {
  let answer: Json | Failed = { likes: 320 }
  const gateway = { 'games/like': () => answer, 'games/unlike': () => answer }
  const list = { data: [{ gameId: 'a', platformId: '27', likeCnt: 303 }] }
  const game = { gameId: 'a', platformId: '27', likes: 303, trial: false, maintenance: false }
  const testSession = player([], gateway)
  testSession.set({ 'data.games': { status: 'ready', value: list } })
  const likes = (): unknown => [testSession.fact('launch.listedLikes'), testSession.fact('launch.likes')]
  await testSession.run('games.select', { game })
  expect(likes()).toEqual([303, 303])
  await testSession.run('games.toggleFavorite', { game })
  expect(likes()).toEqual([303, 320])
  answer = new Failed('NETWORK')
  await testSession.run('games.toggleFavorite', { game })
  expect(likes()).toEqual([303, 320])
  answer = {}
  await testSession.run('games.toggleFavorite', { game })
  expect(likes()).toEqual([303, 319])

  const reloaded = player(['a'], gateway)
  for (const [key, value] of testSession.storage) reloaded.storage.set(key, value)
  await reloaded.run('games.select', { game })
  expect(reloaded.fact('launch.likes')).toBe(319)
  await reloaded.run('games.select', { game: { ...game, likes: 304 } })
  expect(reloaded.fact('launch.likes')).toBe(304)
})

test('the lists of a page use the favorites as they were when the page opened', async () => {
  const testSession = player([], {
    'games/like': () => ({}),
    'games/favorites': () => ({ favorites: [{ gameId: 'b' }], recent: [{ gameId: 'a' }, { gameId: 'r' }] }),
  })
  await testSession.start('games')
  await testSession.run('games.loadFavorites')
  const lists = (): unknown =>
    ['savedFavorites', 'savedCount', 'recent', 'recentCount'].map((name) => testSession.fact(`games.${name}`))
  const before = [['b'], 1, ['a', 'r'], 2]
  expect(lists()).toEqual(before)
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  expect(testSession.fact('player.favorites')).toEqual(['a', 'b'])
  expect(lists()).toEqual(before)
  testSession.set({ 'fact.route.path': '/' })
  expect(lists()).toEqual([['a', 'b'], 2, ['r'], 1])
})

test('a list of favorites that was requested before a change does not undo the change', async () => {
  let send = (): void => undefined
  const held = new Promise<void>((resolve) => (send = resolve))
  const testSession = player([], {
    'games/like': () => ({}),
    async 'games/favorites'() {
      await held
      return { favorites: [{ gameId: 'a' }] }
    },
  })
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.games.favoritesStatus': 'ready' })
  const load = testSession.run('games.loadFavorites')
  await testSession.run('games.toggleFavorite', { game: { gameId: 'b' } })
  send()
  await load
  expect(testSession.fact('player.favorites')).toEqual(['b', 'a'])
})

test('a favorite that was added without a network shows a message if the gateway refuses it later because the list is full', async () => {
  const testSession = createTestSession({
    gateway: { 'games/like': () => new Failed('GW_100424'), 'games/favorites': () => ({ favorites: [] }) },
    constants: { favoriteLimitCodes: ['GW_100424'] },
  })
  testSession.set({
    'fact.session.loggedIn': true,
    'fact.session.loginName': 'juan01',
    'fact.player.favorites': [],
    'fact.games.favoritesStatus': 'ready',
    'fact.device.online': false,
  })
  await testSession.run('games.toggleFavorite', { game: { gameId: 'a' } })
  testSession.set({ 'fact.device.online': true })
  expect(await testSession.run('games.sendFavorites')).toMatchObject({
    effects: { failure: { code: 'GW_100424', fallback: 'app.favorites.limit' } },
  })
})

test('players of one device each keep and send their own changes of favorites', async () => {
  const sent: Json[] = []
  const testSession = player([], {
    'games/like': ({ gameId = '' }) => (sent.push(gameId), {}),
    'games/favorites': () => ({ favorites: [] }),
  })
  for (const [loginName, gameId] of [
    ['maria02', 'a'],
    ['juan01', 'b'],
  ] as const) {
    testSession.set({ 'fact.session.loginName': loginName, 'fact.player.favorites': [], 'fact.device.online': false })
    await testSession.run('games.toggleFavorite', { game: { gameId } })
  }
  testSession.set({ 'fact.device.online': true })
  await testSession.run('games.sendFavorites')
  expect(sent).toEqual(['b'])
  testSession.set({ 'fact.session.loginName': 'maria02' })
  await testSession.run('games.sendFavorites')
  expect(sent).toEqual(['b', 'a'])
})

test('a game opens at /game, and the parameter fromRoute has the path of the page before', async () => {
  let sent: JsonObject = {}
  const testSession = player([], { 'games/launch': (payload) => ((sent = payload), { url: '/play/a' }) })
  await testSession.run('games.select', { game: { gameId: 'a', platformId: '27', platformCode: 'JDB', trial: true } })
  await testSession.run('games.launch')
  await testSession.run('games.open')
  expect(sent).toEqual({ gameId: 'a', platformId: '27', platformCode: 'JDB', gameType: 'TBGO' })
  expect(testSession.effects.at(-1)).toEqual({
    navigate: { to: '/game?gameId=a&platformId=27&platformCode=JDB&gameType=TBGO&fromRoute=%2Fslot%2Fnew-games' },
  })
  expect([testSession.fact('launch.url'), testSession.fact('launch.status')]).toEqual(['/play/a', 'ready'])
})

test('games.tryOut launches the selected game as a trial, and the next game is not a trial', async () => {
  let sent: JsonObject = {}
  const testSession = player([], { 'games/launch': (payload) => ((sent = payload), { url: '/play/a' }) })
  await testSession.run('games.select', { game: { gameId: 'a', trial: true } })
  expect([testSession.fact('launch.trial'), testSession.fact('launch.trialAvailable')]).toEqual([false, true])
  await testSession.run('games.tryOut')
  await testSession.run('games.launch')
  expect(sent).toEqual({ gameId: 'a', platformId: '27', gameType: 'TBGO', tryFlag: 1 })
  await testSession.run('games.select', { game: { gameId: 'b' } })
  expect([testSession.fact('launch.trial'), testSession.fact('launch.trialAvailable')]).toEqual([false, false])
})

test('a game that is selected by its IDs is looked up in the games of the page', async () => {
  const testSession = player([])
  const games = [
    { gameId: 'a', platformId: '1', maintenanceFlag: 0, tryFlag: 0 },
    { gameId: 'a', platformId: '2', maintenanceFlag: 1, tryFlag: 1 },
    { gameId: 'b', platformId: '1', platformCode: 'JDB', tryFlag: 1 },
  ]
  testSession.set({ 'data.games': { status: 'ready', value: { data: games } } })
  const selected = async (game: JsonObject) => {
    await testSession.run('games.select', { game })
    return ['platformId', 'maintenance', 'trialAvailable'].map((name) => testSession.fact(`launch.${name}`))
  }
  expect(await selected({ gameId: 'a', platformId: '2' })).toEqual(['2', true, true])
  expect(await selected({ gameId: 'a', platformId: '1' })).toEqual(['1', false, false])
  expect(await selected({ gameId: 'b', platformCode: 'JDB' })).toEqual(['1', false, true])
  expect(await selected({ gameId: 'b' })).toEqual(['1', false, true])
  expect(await selected({ gameId: 'c' })).toEqual(['', false, false])
  expect(await selected({ gameId: 'a', platformId: '2', trial: false, maintenance: false })).toEqual([
    '2',
    false,
    false,
  ])
})

test.each(['the page has loaded', 'the gateway lists'])(
  'launch.maintenance is true for a game whose platform is in maintenance among the platforms that %s',
  async (where) => {
    const games = { data: [{ gameId: 'a', platformId: '1' }] }
    const platforms = { data: [{ platformId: '1', maintenanceFlag: 1 }] }
    const testSession = createTestSession({
      gateway: { ...noHidden, 'games/all': () => games, 'games/platforms': () => platforms },
    })
    testSession.set({ 'fact.session.loggedIn': false, 'fact.player.isGrayUser': false })
    if (where === 'the page has loaded')
      testSession.set({
        'data.games': { status: 'ready', value: games },
        'data.platforms': { status: 'ready', value: platforms },
      })
    await testSession.run('games.select', { game: { gameId: 'a' } })
    expect(testSession.fact('launch.maintenance')).toBe(true)
  },
)

test('on a page without games, a game that is selected by its IDs is looked up at the gateway', async () => {
  const answer = { data: [{ gameId: 'a', platformId: '1', gameName: 'Color Game', maintenanceFlag: 1, tryFlag: 1 }] }
  const waiting: ((list: JsonObject) => void)[] = []
  const testSession = createTestSession({
    gateway: { ...noHidden, 'games/all': () => new Promise((resolve) => void waiting.push(resolve)) },
  })
  const arrive = (): void => waiting.forEach((resolve) => resolve(answer))
  testSession.set({ 'fact.session.loggedIn': false, 'fact.player.isGrayUser': false })
  const shown = () =>
    ['status', 'name', 'maintenance', 'trialAvailable'].map((name) => testSession.fact(`launch.${name}`))
  const first = testSession.run('games.select', { game: { gameId: 'a' } })
  await settle()
  expect(shown()).toEqual(['loading', '', false, false])
  // A second press cancels the first press.
  const second = testSession.run('games.select', { game: { gameId: 'a' } })
  await settle()
  arrive()
  expect([await first, await second]).toEqual([{ ok: true, stop: true }, expect.not.objectContaining({ stop: true })])
  expect(shown()).toEqual(['idle', 'Color Game', true, true])
  const canceled = testSession.run('games.select', { game: { gameId: 'a' } })
  await settle()
  await testSession.run('games.cancel')
  arrive()
  expect(await canceled).toEqual({ ok: true, stop: true })
})

test.each([
  ['is not approved for the player', {}, { notApproved: [{ gameId: 'a' }] }, false],
  ['is hidden', {}, { hidden: [{ gameId: 'a' }] }, false],
  ['is for players of the gray list', { grayFlag: 1 }, {}, false],
  ['is not for players of the gray list', { grayFlag: 2 }, {}, true],
])(
  'a game that %s opens neither by a banner on a page nor by its address',
  async (_, more, { notApproved = [], hidden = [] }: { notApproved?: Json[]; hidden?: Json[] }, isGray) => {
    const list = { data: [{ gameId: 'a', gameName: 'Color Game', tryFlag: 1, ...more }] }
    const onPage = player([])
    onPage.set({
      'data.games': { status: 'ready', value: list },
      'data.notApproved': { status: 'ready', value: { data: notApproved } },
      'data.hidden': { status: 'ready', value: { data: hidden } },
      'fact.player.isGrayUser': isGray,
    })
    expect(await onPage.run('games.select', { game: { gameId: 'a' } })).toMatchObject({
      ok: false,
      error: { code: 'LAUNCH-UNKNOWN' },
    })
    expect(onPage.fact('launch.gameId')).toBeUndefined()
    const addressed = gamePage({
      gateway: {
        'games/all': () => list,
        'games/notApproved': () => ({ data: notApproved }),
        'games/hidden': () => ({ data: hidden }),
        'player/info': () => ({ loginName: 'juan01', isGrayUser: isGray }),
        'games/launch': () => ({ url: '/play/a' }),
      },
    })
    addressed.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'a' } } })
    await addressed.start('games')
    await settle()
    expect([addressed.fact('launch.name'), addressed.fact('launch.trialAvailable')]).toEqual(['', false])
    expect([addressed.fact('launch.status'), addressed.fact('launch.unknown')]).toEqual(['error', true])
    expect(addressed.calls).not.toContain('games/launch')
  },
)

/** Creates a session with a player who taps games. The test decides when the gateway answers. */
function launching() {
  const requests: { readonly gameId: unknown; readonly answer: (value: Json) => void }[] = []
  let answerPlayer: (player: Json | Failed) => void = () => undefined
  const testSession = createTestSession({
    gateway: {
      'games/launch': ({ gameId }) => new Promise((answer) => void requests.push({ gameId, answer })),
      'player/info': () => new Promise((answer) => (answerPlayer = answer)),
    },
    app: {
      ...emptyApp({}),
      flows: {
        checks: {
          steps: [
            { do: 'player.require' },
            { do: 'games.launch', args: { launch: ['ref', 'args.launch'] } },
            { do: 'games.open', stop: true },
          ],
        },
      },
    },
  })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.player.marginSwitch': false, 'fact.route.path': '/slot' })
  async function tap(gameId: string) {
    await testSession.run('games.select', { game: { gameId, trial: false, maintenance: false } })
    const done = testSession.run('games.prepare', { flow: 'checks' })
    await settle()
    return done
  }
  return {
    ...testSession,
    requests,
    tap,
    loadPlayer: (answer: Json | Failed = { loginName: 'juan01' }) => answerPlayer(answer),
  }
}

test('the answer to a canceled launch does not change the next launch', async () => {
  const { tap, run, requests, fact, effects } = launching()
  void tap('x')
  await settle()
  await run('games.cancel')
  void tap('y')
  await settle()
  requests[0]?.answer({ url: 'https://games.example/x' })
  await settle()
  expect([fact('launch.status'), fact('launch.url'), effects]).toEqual(['loading', '', []])
  requests[1]?.answer({ url: 'https://games.example/y' })
  await settle()
  expect([fact('launch.status'), fact('launch.gameId')]).toEqual(['ready', 'y'])
  expect(requests.map(({ gameId }) => gameId)).toEqual(['x', 'y'])
})

test('when a launch is canceled during its checks and another game is tapped, only the other game is launched', async () => {
  const { tap, run, set, requests, fact, loadPlayer } = launching()
  set({ 'fact.player.marginSwitch': undefined })
  void tap('x')
  await settle()
  await run('games.cancel')
  set({ 'fact.player.marginSwitch': false })
  void tap('y')
  await settle()
  loadPlayer()
  await settle()
  expect([requests.map(({ gameId }) => gameId), fact('launch.status')]).toEqual([['y'], 'loading'])
})

test('a launch that was canceled during the checks shows no failure', async () => {
  const { run, set, loadPlayer, fact } = launching()
  set({ 'fact.player.marginSwitch': undefined })
  await run('games.select', { game: { gameId: 'x', trial: false, maintenance: false } })
  const done = run('games.prepare', { flow: 'checks' })
  await settle()
  await run('games.cancel')
  loadPlayer(new Failed('HTTP-500'))
  expect(await done).toMatchObject({ ok: true, stop: true })
  expect(fact('launch.status')).toBe('idle')
})

test('a launch that fails does not navigate', async () => {
  const testSession = player([], { 'games/launch': () => new Failed('GW_510520') })
  await testSession.run('games.select', { game: { gameId: 'a' } })
  expect(await testSession.run('games.launch')).toMatchObject({ ok: false, error: { code: 'GW_510520' } })
  expect([testSession.effects, testSession.fact('launch.status')]).toEqual([[], 'error'])
})

test.each([
  ['in a frame', false],
  ['in place of the page', true],
])('a game %s whose address is malformed fails, and does not navigate', async (_, ownPage) => {
  for (const url of ['javascript:1', '', '//games.example']) {
    const testSession = player([], { 'games/launch': () => ({ url }) })
    await testSession.run('games.select', { game: { gameId: 'a', ownPage, trial: false, maintenance: false } })
    expect(await testSession.run('games.launch')).toMatchObject({
      ok: false,
      error: { code: 'LAUNCH-ADDRESS', fallback: '' },
    })
    expect([testSession.effects, testSession.fact('launch.status'), testSession.fact('launch.url')]).toEqual([
      [],
      'error',
      '',
    ])
  }
})

test('a launch that fails after it was canceled is not reported', async () => {
  let fail: (answer: Failed) => void = () => undefined
  const testSession = player([], { 'games/launch': () => new Promise<Failed>((resolve) => (fail = resolve)) })
  await testSession.run('games.select', { game: { gameId: 'a' } })
  await testSession.run('games.begin')
  const done = testSession.run('games.launch')
  await testSession.run('games.cancel')
  fail(new Failed('HTTP-500'))
  expect(await done).toEqual({ ok: true, stop: true })
  expect(testSession.fact('launch.status')).toBe('idle')
})

test.each([
  { end: 'fails', steps: [{ do: 'games.loadFavorites' }], status: 'error' },
  { end: 'ends without a launch', steps: [], status: 'idle' },
])('when the flow of a launch $end, the status of the launch is $status', async ({ steps, status }) => {
  const testSession = createTestSession({ app: { ...emptyApp({}), flows: { checks: { steps } } } })
  await testSession.run('games.prepare', { flow: 'checks' })
  expect(testSession.fact('launch.status')).toBe(status)
})

/** A session whose flow `game-open` requires a login, opens the link of a game, and has no other checks. */
const gamePage = ({ constants = {}, ...parts }: Parameters<typeof createTestSession>[0] = {}) =>
  createTestSession({
    ...parts,
    app: {
      ...emptyApp(constants),
      facts: { 'launch.link': 's', 'launch.trial': 'b' },
      flows: {
        'game-open': {
          steps: [
            {
              do: 'session.require',
              when: ['is', 'launch.trial', 'neq', true],
              args: { reason: ['=', 'app.launch.login'], resume: ['=', false] },
            },
            { do: 'games.begin' },
            { do: 'games.openLink', when: ['is', 'launch.link', 'neq', ''], stop: true },
            { do: 'games.launch' },
            { do: 'games.open' },
          ],
        },
      },
    },
  })

test('/game launches the game of its address once the session is known', async () => {
  const testSession = gamePage({
    gateway: {
      ...noHidden,
      'games/all': () => ({ data: [{ gameId: 'a', platformId: '27', tryFlag: 1 }] }),
      'games/launch': ({ gameId }) => ({ url: `/play/${String(gameId)}` }),
    },
  })
  testSession.set({ route: { path: '/game', query: { gameId: 'a', platformId: '27', tryFlag: '1' } } })
  await testSession.start('games')
  expect(testSession.calls).toEqual([])
  testSession.set({ 'fact.session.loggedIn': false })
  await settle()
  expect(testSession.calls).toEqual(['games/all', 'games/platforms', 'games/hidden', 'games/launch'])
  expect([testSession.fact('launch.url'), testSession.fact('launch.status'), testSession.fact('launch.trial')]).toEqual(
    ['/play/a', 'ready', true],
  )
})

test('tryFlag in the address makes no trial of a game that has none: a player plays for money, a visitor is asked to log in', async () => {
  const sent: JsonObject[] = []
  const gateway = {
    ...noHidden,
    'games/all': () => ({ data: [{ gameId: 'a', tryFlag: 0 }] }),
    'games/launch': (payload: JsonObject) => (sent.push(payload), { url: '/play/a' }),
  }
  for (const isPlayer of [true, false]) {
    const testSession = gamePage({ gateway })
    testSession.set({
      'fact.session.loggedIn': isPlayer,
      route: { path: '/game', query: { gameId: 'a', tryFlag: '1' } },
    })
    await testSession.start('games')
    await settle()
    expect([testSession.fact('launch.trial'), testSession.fact('launch.trialMissing')]).toEqual([false, true])
    expect(testSession.fact('launch.status')).toBe(isPlayer ? 'ready' : 'error')
    expect(testSession.effects).toEqual(isPlayer ? [] : [{ openPopup: 'login' }])
  }
  expect(sent).toEqual([expect.not.objectContaining({ tryFlag: 1 })])
})

test.each([
  ['games', { 'games/all': () => new Failed('NETWORK') }],
  ['hidden games', { 'games/all': () => ({ data: [{ gameId: 'a', gameName: 'Color Game', tryFlag: 1 }] }) }],
])('a trial link opens nothing while the list of %s cannot be loaded', async (_, gateway) => {
  for (const isPlayer of [true, false]) {
    const testSession = gamePage({ gateway })
    testSession.set({
      'fact.session.loggedIn': isPlayer,
      route: { path: '/game', query: { gameId: 'a', tryFlag: '1' } },
    })
    await testSession.start('games')
    await settle()
    expect(['status', 'unknown', 'name'].map((name) => testSession.fact(`launch.${name}`))).toEqual([
      'error',
      false,
      '',
    ])
    expect(testSession.effects).toEqual([])
    expect(testSession.calls).not.toContain('games/launch')
  }
})

test('/game sends all IDs of its address to the gateway, even when the launch is repeated', async () => {
  const sent: JsonObject[] = []
  const testSession = gamePage({
    gateway: { 'games/launch': (payload) => (sent.push(payload), new Failed('NETWORK')) },
    constants: { defaultPlatformId: '9' },
  })
  const ids = { gameId: 'a', platformCode: 'JDB', gdGameId: 'G1', gameType: 'SLOT', gtp: '3' }
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: ids } })
  await testSession.start('games')
  await settle()
  await testSession.run('games.launch')
  expect(sent).toEqual([ids, ids])
  testSession.set({ route: { path: '/game', query: { gameId: 'b' } } })
  await settle()
  expect(sent[2]).toEqual({ gameId: 'b', platformId: '9', gameType: 'TBGO' })
})

test('/game without a platform in its address sends the IDs of the game from the list of games', async () => {
  const sent: JsonObject[] = []
  const record = { gameId: 'a', platformId: '31', platformCode: 'JDB', gdGameId: 'G1', gameType: 'SLOT' }
  const testSession = gamePage({
    gateway: {
      ...noHidden,
      'games/all': () => ({ data: [record] }),
      'games/launch': (ids) => (sent.push(ids), { url: '/play/a' }),
    },
    constants: { defaultPlatformId: '9' },
  })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'a', vid: 'V1' } } })
  await testSession.start('games')
  await settle()
  expect(sent).toEqual([{ ...record, vid: 'V1' }])
})

test('/game finds the game of an address that has only its gdGameId', async () => {
  const sent: JsonObject[] = []
  const record = { gameId: 'a', platformId: '31', platformCode: 'JDB', gdGameId: 'G1', gameType: 'SLOT', gameName: 'A' }
  const testSession = gamePage({
    gateway: {
      ...noHidden,
      'games/all': () => ({ data: [record] }),
      'games/launch': (ids) => (sent.push(ids), { url: '/play/a' }),
    },
  })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gdGameId: 'G1' } } })
  await testSession.start('games')
  await settle()
  expect(sent).toEqual([{ gameId: 'G1', platformId: '31', platformCode: 'JDB', gdGameId: 'G1', gameType: 'SLOT' }])
  expect([testSession.fact('launch.name'), testSession.fact('launch.status')]).toEqual(['A', 'ready'])
})

test('/game opens the login for a visitor, and launches the game after the login', async () => {
  const testSession = gamePage({ gateway: { 'games/launch': () => ({ url: '/play/a' }) } })
  testSession.set({ 'fact.session.loggedIn': false, route: { path: '/game', query: { gameId: 'a' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.calls, testSession.effects]).toEqual([
    ['games/all', 'games/platforms', 'games/hidden'],
    [{ openPopup: 'login' }],
  ])
  expect([testSession.fact('session.loginReason'), testSession.fact('launch.status')]).toEqual([
    'app.launch.login',
    'error',
  ])
  testSession.set({ 'fact.session.loggedIn': true })
  await settle()
  expect(testSession.calls).toContain('games/launch')
  expect([testSession.fact('launch.url'), testSession.fact('launch.status')]).toEqual(['/play/a', 'ready'])
})

test.each([
  [true, 'loading', []],
  [false, 'ready', ['games/launch']],
])(
  'after a login with the form, /game waits for a reload of the page only if the browser stores the login: %s',
  async (...given) => {
    const [isStored, status, calls] = given
    const testSession = gamePage({ gateway: { 'games/launch': () => ({ url: '/play/a' }) } })
    testSession.set({
      'fact.session.loggedIn': false,
      'fact.device.container': 'BROWSER',
      'fact.device.storage': isStored,
      route: { path: '/game', query: { gameId: 'a' } },
    })
    await testSession.start('games')
    await settle()
    testSession.set({ 'fact.session.loggedIn': true, 'fact.session.freshLogin': true })
    await settle()
    expect(testSession.fact('launch.status')).toBe(status)
    expect(testSession.calls.filter((call) => call === 'games/launch')).toEqual(calls)
  },
)

const listed = { data: [{ gameId: 'a', platformId: '27', gameName: 'Color Game', gameImage: '/a.svg' }] }

test.each([true, false])('/game shows the name and the cover of its game, logged in: %s', async (isLoggedIn) => {
  const testSession = gamePage({
    gateway: { ...noHidden, 'games/all': () => listed, 'games/launch': () => ({ url: '/play/a' }) },
  })
  testSession.set({ 'fact.session.loggedIn': isLoggedIn, route: { path: '/game', query: { gameId: 'a' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.fact('launch.name'), testSession.fact('launch.image')]).toEqual(['Color Game', '/a.svg'])
})

test.each([
  ['a game that is not listed', { gameId: 'x' }, true],
  ['a game of another platform', { gameId: 'a', platformId: '9' }, true],
  ['a game that is listed', { gameId: 'a' }, false],
])(
  '/game shows an error and the message of the gateway when the gateway refuses %s, and sets launch.unknown if the game is not in the list',
  async (_, query, isUnknown) => {
    const testSession = gamePage({
      gateway: { ...noHidden, 'games/all': () => listed, 'games/launch': () => new Failed('GW_100420') },
    })
    testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query } })
    await testSession.start('games')
    await settle()
    expect([testSession.fact('launch.status'), testSession.fact('launch.unknown')]).toEqual(['error', isUnknown])
    expect(testSession.failures).toMatchObject([{ code: 'GW_100420' }])
  },
)

test('/game with a game that does not exist opens no login for a visitor, but sets launch.unknown', async () => {
  const testSession = gamePage({ gateway: { ...noHidden, 'games/all': () => listed } })
  testSession.set({ 'fact.session.loggedIn': false, route: { path: '/game', query: { gameId: 'x' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.fact('launch.status'), testSession.fact('launch.unknown')]).toEqual(['error', true])
  expect(testSession.effects).toEqual([])
})

test('a game is not reported as unknown when the network fails', async () => {
  const testSession = gamePage({
    gateway: { ...noHidden, 'games/all': () => listed, 'games/launch': () => new Failed('NETWORK') },
  })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'x' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.fact('launch.status'), testSession.fact('launch.unknown')]).toEqual(['error', false])
})

test('a game is not reported as unknown to a visitor when the list of games cannot be loaded', async () => {
  const testSession = gamePage()
  testSession.set({ 'fact.session.loggedIn': false, route: { path: '/game', query: { gameId: 'x' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.fact('launch.unknown'), testSession.effects]).toEqual([false, [{ openPopup: 'login' }]])
})

test.each([
  [true, { navigate: { to: '/sport_video', replace: true } }],
  [false, { openPopup: 'login' }],
])(
  'for a game with a link, /game opens the link instead of launching the game, after the login; logged in: %s',
  async (isLoggedIn, effect) => {
    const linked = { data: [{ gameId: 'a', link: '/sport_video' }] }
    const testSession = gamePage({
      gateway: { ...noHidden, 'games/all': () => linked, 'games/launch': () => new Failed('GW_100420') },
    })
    testSession.set({ 'fact.session.loggedIn': isLoggedIn, route: { path: '/game', query: { gameId: 'a' } } })
    await testSession.start('games')
    await settle()
    expect(testSession.effects).toEqual([effect])
  },
)

test('/game opens a game as a new document, in place of the page, if its platform is listed in sameWindowPlatforms', async () => {
  const testSession = gamePage({
    gateway: { 'games/launch': () => ({ url: '/own/a' }) },
    constants: { sameWindowPlatforms: ['50'] },
  })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'a', platformId: '50' } } })
  await testSession.start('games')
  await settle()
  expect(testSession.effects).toEqual([{ navigate: { to: '/own/a', document: true, replace: true } }])
  expect(testSession.fact('launch.url')).toBe('')
})

test('a game closes when the session ends and opens again after the login, but a trial stays open', async () => {
  const testSession = gamePage({
    gateway: {
      ...noHidden,
      'games/all': () => ({ data: [{ gameId: 'b', tryFlag: 1 }] }),
      'games/launch': () => ({ url: '/play/a' }),
    },
  })
  const state = (): unknown[] => [testSession.fact('launch.url'), testSession.fact('launch.status')]
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'a' } } })
  await testSession.start('games')
  await settle()
  testSession.set({ 'fact.session.loggedIn': false })
  await settle()
  expect(state()).toEqual(['', 'error'])
  testSession.set({ 'fact.session.loggedIn': true })
  await settle()
  expect(state()).toEqual(['/play/a', 'ready'])
  testSession.set({ route: { path: '/game', query: { gameId: 'b', tryFlag: '1' } } })
  await settle()
  testSession.set({ 'fact.session.loggedIn': false })
  await settle()
  expect(state()).toEqual(['/play/a', 'ready'])
})

test('a session that ends after the player has left the game, before the next page is shown, opens no login for the game', async () => {
  const testSession = gamePage({
    gateway: { ...noHidden, 'games/all': () => listed, 'games/launch': () => ({ url: '/play/a' }) },
  })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/game', query: { gameId: 'a' } } })
  await testSession.start('games')
  await settle()
  await testSession.run('games.exit')
  testSession.set({ 'fact.session.loggedIn': false })
  await settle()
  expect(testSession.effects.filter(({ openPopup }) => openPopup !== undefined)).toEqual([])
  expect([testSession.fact('launch.gameId'), testSession.fact('launch.status')]).toEqual(['', 'idle'])
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/slot', query: {} } })
  testSession.set({ route: { path: '/game', query: { gameId: 'a' } } })
  await settle()
  expect(testSession.fact('launch.status')).toBe('ready')
})

test('a game that was opened is the first of the recent games, unless it is a favorite or a trial', async () => {
  const testSession = player([])
  const open = async (gameId: string, facts: object): Promise<unknown> => {
    testSession.set({ 'fact.launch.gameId': gameId, 'fact.launch.trial': false, ...facts })
    await testSession.run('games.open')
    return [testSession.fact('games.recent'), testSession.fact('games.recentCount')]
  }
  testSession.set({ 'fact.session.loggedIn': true, 'fact.games.opened': ['b', 'a'] })
  expect(await open('a', {})).toEqual([['a', 'b'], 2])
  expect(await open('c', { 'fact.games.savedFavorites': ['c'] })).toEqual([['a', 'b'], 2])
  expect(await open('d', { 'fact.launch.trial': true })).toEqual([['a', 'b'], 2])
  expect(testSession.fact('games.opened')).toEqual(['c', 'a', 'b'])
})

test('a recent game that is no favorite any more is in the list of recent games of the next page', async () => {
  const testSession = createTestSession({
    gateway: {
      'games/favorites': () => ({ favorites: [{ gameId: 'a' }], recent: [{ gameId: 'b' }, { gameId: 'a' }] }),
    },
  })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01', 'fact.route.path': '/' })
  await testSession.start('games')
  await settle()
  const lists = (): unknown[] => ['opened', 'recent', 'recentCount'].map((name) => testSession.fact(`games.${name}`))
  expect(lists()).toEqual([['b', 'a'], ['b'], 1])
  testSession.set({ 'fact.player.favorites': [], 'fact.route.path': '/slot' })
  expect(lists()).toEqual([['b', 'a'], ['b', 'a'], 2])
})

test('a launch ends when the player leaves the page of the launch, or /game', async () => {
  const testSession = gamePage({ gateway: { 'games/launch': () => ({ url: '/play/a' }) } })
  testSession.set({ 'fact.session.loggedIn': true, route: { path: '/slot', query: {} } })
  await testSession.start('games')
  const state = (): unknown[] => [testSession.fact('launch.gameId'), testSession.fact('launch.status')]
  await testSession.run('games.select', { game: { gameId: 'a' } })
  await testSession.run('games.begin')
  testSession.set({ route: { path: '/news', query: {} } })
  await settle()
  expect(state()).toEqual(['', 'idle'])
  testSession.set({ route: { path: '/game', query: { gameId: 'a' } } })
  await settle()
  expect(state()).toEqual(['a', 'ready'])
  testSession.set({ route: { path: '/slot', query: {} } })
  await settle()
  expect(state()).toEqual(['', 'idle'])
})

test.each(['games.exit', 'games.cancel'])(
  '%s loads the balance again, because the player may have placed bets',
  async (action) => {
    const testSession = createTestSession()
    testSession.set({
      'fact.session.loggedIn': true,
      'fact.player.balanceStatus': 'ready',
      'fact.launch.status': 'ready',
      route: { path: '/game', query: {} },
    })
    await testSession.run(action)
    await settle()
    expect(testSession.fact('player.balanceStatus')).toBe('loading')
  },
)

test('a launch that is canceled before the game opens does not load the balance again', async () => {
  const testSession = createTestSession()
  testSession.set({ 'fact.session.loggedIn': true, 'fact.player.balanceStatus': 'ready' })
  await testSession.run('games.begin')
  await testSession.run('games.cancel')
  await settle()
  expect(testSession.fact('player.balanceStatus')).toBe('ready')
})

test.each([
  ['/slot/new-games', { to: '/slot/new-games', back: true }],
  ['//evil.example', { to: '/', back: true }],
  ['/\\evil.example', { to: '/', back: true }],
  ['https://evil.example', { to: '/', back: true }],
])('games.exit of a game that was opened from %s navigates with %j', async (fromRoute, navigate) => {
  const testSession = createTestSession()
  testSession.set({ route: { path: '/game', query: { fromRoute } } })
  await testSession.run('games.exit')
  expect(testSession.effects).toEqual([{ navigate }])
})

test('a launch waits for the network for as long as it takes, and ends when another page opens', async () => {
  vi.useFakeTimers()
  const testSession = player([])
  testSession.set({ 'fact.device.online': false })
  let done: object | undefined
  void testSession.run('games.awaitNetwork').then((result) => (done = result))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect([done, testSession.fact('launch.status')]).toEqual([undefined, 'waiting'])
  testSession.set({ 'fact.device.online': true })
  await vi.advanceTimersByTimeAsync(500)
  expect(done).toEqual({ ok: true, stop: false })
  testSession.set({ 'fact.device.online': false })
  const left = testSession.run('games.awaitNetwork')
  await vi.advanceTimersByTimeAsync(0)
  testSession.set({ 'fact.device.online': true, 'fact.route.path': '/rewards' })
  await vi.advanceTimersByTimeAsync(500)
  expect(await left).toEqual({ ok: true, stop: true })
  vi.useRealTimers()
})

test('a launch that waits for the network continues when the network is back, unless it was canceled', async () => {
  vi.useFakeTimers()
  const testSession = player([])
  testSession.set({ 'fact.device.online': false })
  const select = (): Promise<unknown> => testSession.run('games.select', { game: { gameId: 'a' } })
  const wait = (): Promise<unknown> => testSession.run('games.awaitNetwork')
  await select()
  const cancelled = wait()
  await vi.advanceTimersByTimeAsync(1000)
  expect(testSession.fact('launch.status')).toBe('waiting')
  await testSession.run('games.cancel')
  await select()
  const repeated = wait()
  await vi.advanceTimersByTimeAsync(1000)
  testSession.set({ 'fact.device.online': true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all([cancelled, repeated])).toEqual([
    { ok: true, stop: true },
    { ok: true, stop: false },
  ])
  testSession.set({ 'fact.device.online': false })
  const last = wait()
  await vi.advanceTimersByTimeAsync(1000)
  await testSession.run('games.cancel')
  testSession.set({ 'fact.device.online': true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await last).toEqual({ ok: true, stop: true })
  vi.useRealTimers()
})

test('the answer to a launch is ignored when another game was selected in the meantime', async () => {
  let arrive: (answer: Json) => void = () => undefined
  const testSession = player([], { 'games/launch': () => new Promise<Json>((resolve) => (arrive = resolve)) })
  await testSession.run('games.select', { game: { gameId: 'a' } })
  const first = testSession.run('games.launch')
  await testSession.run('games.select', { game: { gameId: 'b' } })
  arrive({ url: '/play/a' })
  expect(await first).toEqual({ ok: true, stop: true })
  expect(testSession.fact('launch.url')).toBe('')
})

test('an exception in the code of /game is reported, and the launch has the status error', async () => {
  const testSession = createTestSession({
    gateway: {
      ...noHidden,
      'games/all': () => {
        throw new Error('broken')
      },
    },
  })
  testSession.set({ 'fact.session.loggedIn': false, route: { path: '/game', query: { gameId: 'a' } } })
  await testSession.start('games')
  await settle()
  expect([testSession.fact('launch.status'), testSession.reports]).toEqual(['error', ['GAME-PAGE']])
})

test('rules know which listed games the player may not see, and which are in maintenance', async () => {
  const testSession = player([])
  await testSession.start('games')
  const known = () => [testSession.fact('games.excluded'), testSession.fact('games.inMaintenance')]
  expect(known()).toEqual([[], []])
  const game = (gameId: string, more: JsonObject = {}) => ({ gameId, platformId: '31', platformCode: 'JDB', ...more })
  const games = [
    game('a', { gdGameId: 'gd-a' }),
    game('b'),
    game('b', { platformId: '27', platformCode: 'PG' }),
    game('c', { grayFlag: 1 }),
    game('d', { maintenanceFlag: 1 }),
    game('e', { platformId: '40' }),
  ]
  const load = (data: readonly JsonObject[]) => ({ status: 'ready', value: { data } })
  testSession.set({ 'data.games': load(games), 'data.platforms': load([{ platformId: '40', maintenanceFlag: 1 }]) })
  expect(known()).toEqual([['c'], ['d', 'e']])
  // The player may still see the game b of the other platform.
  testSession.set({ 'data.hidden': load([game('a')]), 'data.notApproved': load([game('b')]) })
  expect(known()).toEqual([
    ['a', 'gd-a', 'c'],
    ['d', 'e'],
  ])
  testSession.set({ 'data.games': { status: 'loading' } })
  expect(known()[0]).toEqual(['a', 'gd-a', 'c'])
})
