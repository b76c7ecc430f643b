/** The launch of a game by the steps of document 1, section 4, with the configuration and its actions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../engine/action.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { openSite, type SiteFacts, type OpenSite, refusal, type SiteParts } from './site.fixture.ts'

const player: SiteFacts = {
  'session.loggedIn': true,
  'session.loginName': 'juan01',
  'session.pagcorUser': false,
  'route.id': 'home',
  'route.path': '/',
  'route.top': '',
  'route.login': false,
  'device.online': true,
  'device.container': 'BROWSER',
  'player.marginSwitch': false,
  'player.collectionInfo': false,
  'player.silentPhotoSwitch': false,
  'player.registeredAt': 1_000,
  'player.loginTimes': 9,
  'site.infoStatus': 'ready',
  'site.newEkyc': true,
  'site.forcedKyc': false,
  'site.kycGameCutoff': 2_000,
  'site.kycWithdrawCutoff': 2_000,
  'site.kycLoginCutoff': 2_000,
  'identity.status': 'idle',
  'identity.ekycStatus': -1,
  'identity.refuseInitFlag': false,
  'identity.rejectReason': '',
  'identity.canKycTime': 3,
}
const visitor: SiteFacts = { ...player, 'session.loggedIn': false, 'session.loginName': '' }
const gateway: SiteParts['gateway'] = {
  'games/launch': () => ({ url: '/play/a' }),
  'identity/status': () => ({ ekycStatus: 1, popupType: 0 }),
  'session/webToken': () => ({ token: 't', u2token: '' }),
  'session/logout': () => ({}),
}
const address = '/game?gameId=a&platformId=27&gameType=TBGO&fromRoute=%2F'
const opened = ['call games/launch', `go ${address}`]
const statusCall = 'call identity/status'
const game = { gameId: 'a', trial: true, maintenance: false }

async function press(facts: SiteFacts, about: JsonObject = game, parts: SiteParts = {}): Promise<OpenSite> {
  const site = openSite(facts, { ...parts, gateway: { ...gateway, ...parts.gateway } })
  await site.run('flow:game-launch', { game: about })
  return site
}
const dialog = (popupType: number): SiteParts => ({
  gateway: { 'identity/status': () => ({ ekycStatus: -1, popupType }) },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a game opens after the gateway has checked the identity', async () => {
  expect((await press(player)).seen).toEqual([statusCall, ...opened])
})

test('a launch before the site info has arrived waits for the site info, and then checks the identity', async () => {
  const { 'site.newEkyc': _, ...unknown } = player
  const site = openSite({ ...unknown, 'site.infoStatus': 'loading', 'site.newEkyc': false }, { gateway })
  const launch = site.run('flow:game-launch', { game })
  await vi.advanceTimersByTimeAsync(300)
  expect(site.seen).toEqual([])
  site.setFacts({ 'site.newEkyc': true, 'site.infoStatus': 'ready' })
  await vi.advanceTimersByTimeAsync(300)
  await launch
  expect(site.seen).toEqual([statusCall, ...opened])
})

test('without site info, a game does not open, and the next launch loads the site info again', async () => {
  const { 'site.infoStatus': _, ...unknown } = player
  let info: Json | Failure = refusal('NETWORK')
  const site = openSite(unknown, { gateway: { ...gateway, 'site/info': () => info } })
  await site.start('site')
  const launch = async (): Promise<void> =>
    void (await Promise.all([site.run('flow:game-launch', { game }), vi.advanceTimersByTimeAsync(1_000)]))
  site.seen.length = 0
  await launch()
  expect(site.seen).toEqual(['call site/info'])
  expect(site.fact('launch.status')).toBe('error')
  info = { newEkycSwitch: true }
  await launch()
  expect(site.seen.slice(1)).toEqual(['call site/info', statusCall, ...opened])
})

test('without site info, a login goes on', async () => {
  const rewards = { 'route.id': 'rewards', 'device.storage': true }
  const site = openSite({ ...player, ...rewards, 'site.infoStatus': 'error', 'site.newEkyc': false })
  await Promise.all([site.run('flow:after-login'), vi.advanceTimersByTimeAsync(1_000)])
  expect(site.seen).toEqual(['call identity/status', 'reload'])
})

test('a visitor gets the trial without further steps; without a trial the login opens', async () => {
  const all = { 'player.marginSwitch': true, 'player.silentPhotoSwitch': true }
  expect((await press({ ...visitor, ...all })).seen).toEqual(['call games/launch', `go ${address}&tryFlag=1`])
  expect((await press(visitor, { ...game, trial: false })).seen).toEqual(['open login'])
})

test('a player gets the game, not the trial', async () => {
  expect((await press(player)).fact('launch.trial')).toBe(false)
})

test('the launch call and the game address contain the platform and the type, by default 27 and TBGO', async () => {
  const sent: JsonObject[] = []
  const launch: SiteParts = {
    gateway: {
      'games/launch': (payload) => {
        sent.push(payload)
        return { url: '/play/a' }
      },
    },
  }
  const named = { ...game, platformId: '31', platformCode: 'LANTERN', gdGameId: 'G1', gameType: 'SLOT' }
  const site = await press(player, named, launch)
  const { trial: _, maintenance: __, ...ids } = named
  expect(sent).toEqual([ids])
  const { gameId, platformId, platformCode, gdGameId, gameType } = ids
  const query = new URLSearchParams({ gameId, platformId, platformCode, gdGameId, gameType, fromRoute: '/' })
  const opened = new URL(site.seen.at(-1)?.replace('go ', '') ?? '', 'https://site.example')
  expect(Object.fromEntries(opened.searchParams)).toEqual(Object.fromEntries(query))
  await press(player, game, launch)
  expect(sent[1]).toEqual({ gameId: 'a', platformId: '27', gameType: 'TBGO' })
  // A platform may also be named by its code.
  await press(player, { ...game, platformCode: 'LANTERN' }, launch)
  expect(sent[2]).toEqual({ gameId: 'a', platformCode: 'LANTERN', gameType: 'TBGO' })
})

test('a live game is launched with its video and the game type of its room, and its query is added to the launch address', async () => {
  const sent: JsonObject[] = []
  const live = { ...game, vid: 'V1', gmType: 'table', query: 'sport=1&token=mine' }
  const site = await press(player, live, {
    gateway: {
      'games/launch': (payload) => {
        sent.push(payload)
        return { url: 'https://play.example/a?token=t#top' }
      },
    },
  })
  expect(sent).toEqual([{ gameId: 'a', platformId: '27', gameType: 'TBGO', vid: 'V1', gmType: 'table' }])
  expect(site.fact('launch.url')).toBe('https://play.example/a?sport=1&token=t#top')
  expect(site.seen.at(-1)).toContain('vid=V1&gmType=table')
})

test('a trial with its own address needs no launch call', async () => {
  const site = await press(visitor, { ...game, trialUrl: '/play/trial', query: 'demo=1' })
  expect(site.seen).toEqual([`go ${address}&tryFlag=1`])
  expect(site.fact('launch.url')).toBe('/play/trial?demo=1')
})

test('a game on this site opens in the language of the page, and the address of another site does not change', async () => {
  const openedAt = async (url: string) =>
    (await press({ ...player, 'device.language': 'tl' }, game, { gateway: { 'games/launch': () => ({ url }) } })).fact(
      'launch.url',
    )
  expect(await openedAt('/play/a#token=t')).toBe('/play/a?lang=tl#token=t')
  expect(await openedAt('https://play.example/a')).toBe('https://play.example/a')
})

test('a game with a link opens the link instead of a launch, after the same checks as every other game', async () => {
  const linked = { ...game, trial: false, link: '/news' }
  expect((await press(player, linked)).seen).toEqual([statusCall, 'go /news'])
  expect((await press(visitor, linked)).seen).toEqual(['open login'])
  expect((await press(visitor, { ...linked, trial: true })).seen).toEqual(['go /news'])
  expect((await press(player, { ...linked, maintenance: true })).seen).toEqual(['toast The game is in maintenance'])
  expect((await press({ ...player, 'player.marginSwitch': true }, linked)).seen).toEqual([
    statusCall,
    'toast Sorry,You need to activate Online Betting first',
  ])
  expect((await press(player, linked, dialog(2))).seen).toEqual([statusCall, 'open identity'])
  const unsafe = await press(player, { ...linked, link: 'javascript:alert(1)' })
  expect(unsafe.seen).not.toContain('go javascript:alert(1)')
  expect(unsafe.seen).not.toContain('call games/launch')
})

test('the launch of a game of a platform with its own page navigates to the address of the game', async () => {
  expect((await press(player, { ...game, ownPage: true })).seen.at(-1)).toBe('go /play/a')
})

test('a game in maintenance ends the launch before all other steps, except for players who may enter the game', async () => {
  const closed = { ...game, maintenance: true }
  expect((await press(visitor, { ...closed, trial: false })).seen).toEqual(['toast The game is in maintenance'])
  expect((await press(player, closed)).seen).toEqual(['toast The game is in maintenance'])
  expect((await press({ ...player, 'session.pagcorUser': true }, closed)).seen).toEqual([statusCall, ...opened])
})

test('a launch in a restored session first loads the player, and then decides whether a game in maintenance opens', async () => {
  const { 'session.pagcorUser': _pagcor, 'player.marginSwitch': _margin, ...restored } = player
  const record = (pagcorUser: boolean): SiteParts => ({
    gateway: { 'player/info': () => ({ loginName: 'juan01', marginSwitch: false, pagcorUser }) },
  })
  const closed = { ...game, maintenance: true }
  const infoCall = 'call player/info'
  expect((await press(restored, closed, record(false))).seen).toEqual([infoCall, 'toast The game is in maintenance'])
  expect((await press(restored, closed, record(true))).seen).toEqual([infoCall, statusCall, ...opened])
})

test('while a game is running, no other game opens and the running game stays', async () => {
  for (const direct of [false, true]) {
    const running: SiteFacts = {
      'route.id': 'game',
      'launch.gameId': 'b',
      'launch.url': '/play/b',
      'launch.status': 'ready',
      'launch.direct': direct,
    }
    const site = await press({ ...player, ...running })
    expect(site.seen).toEqual([`toast You're in-game. Quit to launch a different game.`])
    expect([site.fact('launch.gameId'), site.fact('launch.url')]).toEqual(['b', '/play/b'])
  }
})

test('without a network the launch waits before its calls, and ends when the player has left the page', async () => {
  const site = openSite({ ...player, 'device.online': false }, { gateway: gateway ?? {} })
  const done = site.run('flow:game-launch', { game })
  await vi.advanceTimersByTimeAsync(5000)
  // No toast or popup is shown, because the cover says that the game will open as soon as the network is back.
  expect([site.seen, site.fact('launch.status')]).toEqual([[], 'waiting'])
  site.setFacts({ 'device.online': true })
  await vi.advanceTimersByTimeAsync(500)
  await done
  expect(site.seen).toEqual([statusCall, ...opened])

  const left = openSite({ ...player, 'device.online': false }, { gateway: gateway ?? {} })
  const never = left.run('flow:game-launch', { game })
  await vi.advanceTimersByTimeAsync(100)
  left.setFacts({ 'device.online': true, 'route.path': '/rewards' })
  await vi.advanceTimersByTimeAsync(500)
  await never
  expect(left.seen).toEqual([])
})

test('the steps run in the order identity, online betting, camera, address of the game', async () => {
  const all = { ...player, 'player.marginSwitch': true, 'player.silentPhotoSwitch': true }
  expect((await press(all, game, dialog(2))).seen).toEqual([statusCall, 'open identity'])
  expect((await press(all)).seen).toEqual([statusCall, 'toast Sorry,You need to activate Online Betting first'])
  expect((await press({ ...all, 'player.collectionInfo': true })).seen).toEqual([statusCall, 'open camera'])
})

test('the game opens after the camera notice, with or without the camera, and the notice appears again for the next game', async () => {
  for (const camera of [true, false]) {
    const site = await press({ ...player, 'player.silentPhotoSwitch': true })
    expect(site.fact('launch.camera')).toBe(false)
    await site.run('games.answerCameraNotice', { camera })
    await site.run('flow:game-open')
    expect(site.seen).toEqual([statusCall, 'open camera', statusCall, ...opened])
    expect(site.fact('launch.camera')).toBe(camera)
    await site.run('flow:game-launch', { game })
    expect([site.seen.at(-1), site.fact('launch.camera')]).toEqual(['open camera', false])
  }
})

test('a refused game does not open', async () => {
  const site = await press(player, game, { gateway: { 'games/launch': () => refusal('GW_510520') } })
  expect(site.seen).toEqual([statusCall, 'call games/launch'])
  expect(site.fact('launch.status')).toBe('error')
})

test('on the page of a game, a launch that a check stops shows an error, each time it is tried', async () => {
  const stops: readonly (readonly [SiteFacts, SiteParts])[] = [
    [{ 'player.marginSwitch': true }, {}],
    [{ 'player.silentPhotoSwitch': true }, {}],
    [{}, dialog(2)],
    [{}, dialog(99)],
    [{}, { gateway: { 'identity/status': () => refusal('GW_1', 'down') } }],
  ]
  for (const [facts, parts] of stops) {
    const site = openSite({ ...player, 'route.id': 'game', ...facts }, { gateway: { ...gateway, ...parts.gateway } })
    await site.run('games.select', { game })
    for (const _attempt of [1, 2]) {
      await site.run('games.stayOnPage')
      await site.run('flow:game-open')
      expect([site.fact('launch.status'), site.fact('launch.url')], site.seen.join()).toEqual(['error', ''])
    }
  }
})

test('the launch has the status loading while its steps run, and the status idle after they end without a game', async () => {
  const statuses = async (facts: SiteFacts, parts: SiteParts = {}, about: JsonObject = game): Promise<unknown> => {
    const site = openSite(facts, { gateway: { ...gateway, ...parts.gateway } })
    const seen: unknown[] = []
    site.world.watch(['fact.launch.status'], () => seen.push(site.fact('launch.status')))
    await site.run('flow:game-launch', { game: { ...about, name: 'Carabao', image: '/r/a.svg' } })
    expect([site.fact('launch.name'), site.fact('launch.image')]).toEqual(['Carabao', '/r/a.svg'])
    return seen
  }
  expect(await statuses(player)).toEqual(['idle', 'loading', 'ready'])
  // Each of these launches ends without a game: with a popup, a toast, a page, a failed identity check, or a failed
  // launch call.
  expect(await statuses(player, dialog(2))).toEqual(['idle', 'loading', 'idle'])
  expect(await statuses({ ...player, 'player.marginSwitch': true })).toEqual(['idle', 'loading', 'idle'])
  expect(await statuses(player, dialog(4))).toEqual(['idle', 'loading', 'idle'])
  expect(await statuses(player, dialog(99))).toEqual(['idle', 'loading', 'idle'])
  const failed = { gateway: { 'games/launch': () => refusal('GW_510520') } }
  expect(await statuses(player, failed)).toEqual(['idle', 'loading', 'error'])
  // Steps before the checks show their own messages, so the status stays `idle`.
  expect(await statuses(player, {}, { ...game, maintenance: true })).toEqual(['idle'])
})

test('a canceled launch does not open the game, and shows no message', async () => {
  for (const call of ['identity/status', 'games/launch'] as const) {
    const site: OpenSite = openSite(player, {
      gateway: {
        ...gateway,
        [call]: (payload: JsonObject) => {
          // Sets the facts of a canceled launch, as the action `games.cancel` does.
          site.setFacts({ 'launch.gameId': '', 'launch.status': 'idle' })
          return gateway[call]?.(payload) ?? null
        },
      },
    })
    await site.run('flow:game-launch', { game })
    expect(site.seen).toEqual(call === 'games/launch' ? [statusCall, 'call games/launch'] : [statusCall])
    expect([site.fact('launch.status'), site.failures]).toEqual(['idle', []])
  }
})

test('putting off a reminder opens the game, and the reminder does not appear again on that day', async () => {
  const site = await press(player, game, dialog(8))
  expect(site.seen).toEqual([statusCall, 'open identity'])
  await site.run('flow:identity-closed')
  expect(site.seen.slice(2)).toEqual(['close', statusCall, ...opened])
  await site.run('flow:game-launch', { game: { gameId: 'b' } })
  expect(site.seen.at(-1)).toContain('gameId=b')
})

test('an open reminder is not yet marked as shown, so its popup keeps its text', async () => {
  const site = await press(player, game, dialog(1))
  expect([site.fact('identity.popup'), site.fact('identity.reminded'), site.fact('identity.confirm')]).toEqual([
    1,
    false,
    'ekyc',
  ])
})

test('each player gets at most one reminder per Manila day', async () => {
  let today = '2026-12-01'
  const site = openSite(player, { gateway: { ...gateway, ...dialog(1).gateway }, today: () => today })
  const launch = async (): Promise<string | undefined> => {
    await site.run('flow:game-launch', { game })
    return site.seen.at(-1)
  }
  expect([await launch(), await launch()]).toEqual(['open identity', opened[1]])
  site.setFacts({ 'session.loginName': 'maria01' })
  expect([await launch(), await launch()]).toEqual(['open identity', opened[1]])
  today = '2026-12-02'
  expect(await launch()).toBe('open identity')
})

test.each([2, 3, 5, 7, 9, 10, 12, 13, 14, 15, -1])(
  'closing the popup of type %i ends the launch without a logout',
  async (type) => {
    const site = await press(player, game, dialog(type))
    expect(site.seen).toEqual([statusCall, 'open identity'])
    await site.run('flow:identity-closed')
    expect(site.seen.slice(2)).toEqual(['close'])
    expect(site.fact('session.loggedIn')).toBe(true)
  },
)

test('the popup type 4 opens the eKYC page at once, without a popup', async () => {
  expect((await press(player, game, dialog(4))).seen).toEqual([statusCall, 'go /ekyc?forceEKYC=true'])
})

test.each([16, -2, 99])(
  'the unknown popup type %i ends the launch, is reported, and shows a general message',
  async (type) => {
    const site = await press(player, game, dialog(type))
    expect(site.seen).toEqual([statusCall, 'toast System error, please try again later'])
    expect(site.reports).toEqual(['EKYC-POPUP'])
  },
)

test('a failed call for the identity status fails the launch; the error "Go to Ekyc" opens the page of the identity check', async () => {
  const refused = (code: string, message: string): SiteParts => ({
    gateway: { 'identity/status': () => refusal(code, message) },
  })
  for (const code of ['GW_1', 'TIMEOUT']) {
    const site = await press(player, game, refused(code, 'down'))
    expect(site.seen).toEqual([statusCall])
    expect([site.fact('launch.status'), site.fact('launch.timedOut')]).toEqual(['error', code === 'TIMEOUT'])
  }
  expect((await press(player, game, refused('GW_1', 'Go to Ekyc'))).seen).toEqual([
    statusCall,
    'go /ekyc?forceEKYC=true',
  ])
})

test('with the old cut-off dates, a player who registered after the date gets the identity check, unless approved', async () => {
  const old = { ...player, 'site.newEkyc': false, 'identity.status': 'ready' }
  expect((await press(old)).seen).toEqual(opened)
  expect((await press({ ...old, 'player.registeredAt': 2_000 })).seen).toEqual(opened)
  expect((await press({ ...old, 'player.registeredAt': 2_001 })).seen).toEqual(['go /ekyc?forceEKYC=true'])
  expect((await press({ ...old, 'player.registeredAt': 2_001, 'identity.ekycStatus': 0 })).seen).toEqual([
    'go /ekyc-status?status=review',
  ])
  expect((await press({ ...old, 'player.registeredAt': 2_001, 'identity.ekycStatus': 1 })).seen).toEqual(opened)
})

test('an unknown identity status is loaded before the identity check by the old cut-off dates', async () => {
  const late = { ...player, 'site.newEkyc': false, 'player.registeredAt': 2_001 }
  expect((await press(late)).seen).toEqual([statusCall, ...opened])
  expect(
    (await press(late, game, { gateway: { 'identity/status': () => ({ ekycStatus: 3, canKycTime: 0 }) } })).seen,
  ).toEqual([statusCall, 'go /ekyc-status?status=daily-reached'])
})

test('the native app has no identity check', async () => {
  const late = { ...player, 'device.container': 'APP', 'player.registeredAt': 2_001 }
  expect((await press({ ...late, 'site.newEkyc': false })).seen).toEqual(opened)
  expect((await press(late, game, dialog(2))).seen).toEqual(opened)
})

test('the security check runs after all other checks, and keeps the path of the game instead of opening the game (AM-044)', async () => {
  const checked = { ...player, 'player.securityCheck': true }
  const kept = `go /security-setting?gameReadyPath=${encodeURIComponent(address)}`
  expect((await press(checked)).seen).toEqual([statusCall, kept])
  expect((await press({ ...checked, 'player.silentPhotoSwitch': true })).seen).toEqual([statusCall, 'open camera'])
  expect((await press({ ...visitor, 'player.securityCheck': true })).seen.at(-1)).toContain('tryFlag=1')
})

test.each([
  [address, address],
  ['https://other.example/game?gameId=a', '/'],
  ['//other.example/game?gameId=a', '/'],
  ['/wallet', '/'],
  [undefined, '/'],
])('after the security check, the kept path %s leads to %s', async (path, target) => {
  const site = openSite(visitor, {})
  site.world.set({ route: { path: '/security-setting', query: path === undefined ? {} : { gameReadyPath: path } } })
  await site.run('games.resume')
  expect(site.seen).toEqual([`go ${target}`])
})

test.each([
  [{ mobileNo: '0917' }, 'the security check of your account is still open'],
  [{}, 'your account has no mobile number'],
])('while the security check is open, the game stays closed and a message says why (%j)', async (record, reason) => {
  const info = { loginName: 'juan01', securityCheck: true, ...record }
  const site = openSite(player, { gateway: { 'player/info': () => info } })
  site.world.set({ route: { path: '/security-setting', query: { gameReadyPath: address } } })
  await site.run('games.resume')
  expect(site.seen).toEqual(['call player/info', expect.stringMatching(`^toast The game cannot open yet: ${reason}`)])
})

test('without a game, the button of the security page goes to Home at once, even while the security check is open', async () => {
  const info = { loginName: 'juan01', securityCheck: true }
  const site = openSite({ ...player, 'player.securityCheck': true }, { gateway: { 'player/info': () => info } })
  site.world.set({ route: { path: '/security-setting', query: {} } })
  await site.run('games.resume')
  expect(site.seen).toEqual(['go /'])
})

/** Opens the address of a game that the list of games contains. */
async function openAddress(facts: SiteFacts, parts: SiteParts = {}, about: JsonObject = {}): Promise<OpenSite> {
  const lists = { 'games/all': () => ({ data: [{ gameId: 'a', ...about }] }), 'games/hidden': () => ({ data: [] }) }
  const site = openSite(
    { ...facts, 'route.id': 'game', 'route.path': '/game' },
    { gateway: { ...gateway, ...lists, ...parts.gateway } },
  )
  site.world.set({ route: { path: '/game', query: { gameId: 'a', fromRoute: '/slot' } } })
  await site.start('games')
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1000)
  return site
}
const checksOf = ({ seen }: OpenSite): readonly string[] =>
  seen.filter((one) => !/^call games\/(all|platforms|hidden|notApproved|favorites)$/.test(one))

test('the address of a game runs the checks of a tap, and the page says what stops the launch, without a toast', async () => {
  const all: SiteFacts = { ...player, 'player.marginSwitch': true, 'player.silentPhotoSwitch': true }
  const noticed: SiteFacts = { ...all, 'player.collectionInfo': true }
  const closed = await openAddress(all, {}, { maintenanceFlag: 1 })
  expect([checksOf(closed), closed.fact('launch.status')]).toEqual([[], 'error'])
  await closed.run('flow:game-open')
  // The button to try again has an answer.
  expect(checksOf(closed)).toEqual(['toast The game is in maintenance'])
  expect(checksOf(await openAddress(all, dialog(2)))).toEqual([statusCall, 'open identity'])
  const inactive = await openAddress(all)
  expect([checksOf(inactive), inactive.fact('launch.status')]).toEqual([[statusCall], 'error'])
  expect(checksOf(await openAddress(noticed))).toEqual([statusCall, 'open camera'])
  expect(checksOf(await openAddress({ ...player, 'player.securityCheck': true }))).toEqual([
    statusCall,
    `go /security-setting?gameReadyPath=${encodeURIComponent(address.replace(/%2F$/, '%2Fslot'))}`,
  ])
  expect(checksOf(await openAddress(player))).toEqual([statusCall, 'call games/launch'])
})

test('a visitor who opens the address of a game gets the check for maintenance first, and then the login for this game', async () => {
  const about = { gameName: 'Color Game' }
  expect(checksOf(await openAddress(visitor, {}, { ...about, maintenanceFlag: 1 }))).toEqual([])
  const site = await openAddress(visitor, {}, about)
  expect(checksOf(site)).toEqual(['open login'])
  expect(site.fact('session.loginReason')).toBe('Log in to play Color Game')
  site.setFacts({ 'session.loggedIn': true, 'session.loginName': 'juan01' })
  await vi.advanceTimersByTimeAsync(1000)
  await site.run('session.resume')
  expect(checksOf(site)).toEqual(['open login', statusCall, 'call games/launch'])
})

test('a game that is opened by its address shows the camera notice first, and opens after the notice', async () => {
  const site = await openAddress({ ...player, 'player.silentPhotoSwitch': true })
  expect([site.fact('launch.status'), site.fact('launch.url')]).toEqual(['error', ''])
  await site.run('games.answerCameraNotice', { camera: true })
  await site.run('flow:game-open')
  expect(checksOf(site)).toEqual([statusCall, 'open camera', statusCall, 'call games/launch'])
  expect([site.fact('launch.status'), site.fact('launch.url')]).toEqual(['ready', '/play/a'])
})

test('a game opened by its address in a restored session first loads the player record, and fails without this record', async () => {
  const { 'player.marginSwitch': _, 'player.collectionInfo': __, 'player.silentPhotoSwitch': ___, ...restored } = player
  const info = { 'player/info': () => ({ loginName: 'juan01', silentPhotoSwitch: true }) }
  const loaded = await openAddress(restored, { gateway: info })
  expect(checksOf(loaded)).toEqual(['call player/info', statusCall, 'open camera'])
  const failed = await openAddress(restored)
  // The player's record is requested twice: by the lookup of the game's name, and by the launch.
  expect(checksOf(failed)).toEqual(['call player/info', 'call player/info'])
  expect(failed.fact('launch.status')).toBe('error')
})

const config = resolve(import.meta.dirname, '..', '..', 'config')
const documentsOf = (kind: string): readonly JsonObject[] =>
  readdirSync(join(config, kind)).map(
    (file) => JSON.parse(readFileSync(join(config, kind, file), 'utf8')) as JsonObject,
  )

/**
 * The cover shows the messages about a failed launch, because the table of errors has a row that shows nothing for such
 * failures.
 */
test('every page that can open a game has a layout with the cover of the launch', () => {
  const having = (kind: string, text: string): ReadonlySet<unknown> =>
    new Set(documentsOf(kind).flatMap((one) => (JSON.stringify(one).includes(text) ? [one.id] : [])))
  const pages = having('page', '"flow":"game-launch"')
  const layouts = having('layout', '"use":"section/launching"')
  // The page of the running game only shows the message that no other game opens.
  const opening = documentsOf('route').filter(({ page }) => page !== 'game' && pages.has(page))
  expect(opening.length).toBeGreaterThan(20)
  expect(opening.filter(({ layout = 'main' }) => !layouts.has(layout)).map(({ id }) => id)).toEqual([])
})
