// @vitest-environment happy-dom
/** The adapters of the containers, and their use by the areas. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Container, DeviceStorage } from '../engine/action.ts'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createBotFrame } from './device/containers/bot.ts'
import { createMiniApp } from './device/containers/mini-app.ts'
import { createNativeApp } from './device/containers/native.ts'
import { type HostFrame, matchesOrigin, openHostFrame } from './device/containers/host-frame.ts'
import { createTestSession, emptyApp, Failed, idleContainer, settle } from './session.fixture.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

interface Parts {
  readonly browser: Container
  readonly frame: HostFrame | undefined
  readonly brand: string
  readonly bridgeName: string
  readonly appScheme: string
}

function open(create: (parts: Parts) => Container, changed: Partial<Parts> = {}) {
  const posted: JsonObject[] = []
  const listeners: ((message: JsonObject) => void)[] = []
  const frame = {
    post: (message: JsonObject) => void posted.push(message),
    listen: (received: (message: JsonObject) => void) => void listeners.push(received),
  }
  const container = create({
    browser: idleContainer,
    frame,
    brand: 'maya',
    bridgeName: 'AppBridge',
    appScheme: 'habi',
    ...changed,
  })
  return { container, posted, listeners }
}

const failure = { errType: 'token', errCode: 'GW_890203', errMsg: 'Ended.', apiName: '/game/inGame' }

test('a mini-app passes login and failures to the page around it, and otherwise behaves as a browser', () => {
  const { container, posted, listeners } = open(createMiniApp)
  container.listen(() => undefined)
  expect([container.login(), container.close(), container.back(), container.support()]).toEqual([
    true,
    false,
    false,
    false,
  ])
  container.report(failure)
  expect(posted).toEqual([
    { type: 'READY', brand: 'maya' },
    { type: 'LOGIN', brand: 'maya' },
    { type: 'ERROR', brand: 'maya', ...failure },
  ])
  expect(listeners).toHaveLength(1)
})

test('a mini-app or a bot frame that is not in a frame behaves as a browser', () => {
  for (const create of [createMiniApp, createBotFrame])
    expect(open(create, { frame: undefined }).container).toBe(idleContainer)
})

test.each([
  ['mini-app', createMiniApp],
  ['bot frame', createBotFrame],
])('a %s removes the stored session, login and searches only when it first opens in a browser session', (_, create) => {
  const kept = (
    'habi.device habi.ekyc-reminder.juan01 habi.favoriteChanges.juan01 habi.fortuneSeen habi.giftOrders ' +
    'habi.guides habi.play habi.popupCounts habi.popups. habi.popups.juan01 habi.release habi.skin ' +
    'habi.tracking habi.tracking.events habi.tracking.firstDeposit habi.vipLevels other'
  ).split(' ')
  const removed = ['habi.session', 'habi.login', 'habi.searches']
  const fill = (): void => {
    for (const key of [...kept, ...removed]) localStorage.setItem(key, '1')
  }
  const keys = (): string[] => Object.keys(localStorage).toSorted()
  fill()
  open(create)
  expect(keys()).toEqual(kept)
  fill()
  open(create)
  expect(keys()).toHaveLength(kept.length + removed.length)
})

test('a bot frame posts CS for the support chat and GAME for a launch, and does not handle the login', () => {
  const { container, posted } = open(createBotFrame)
  expect([container.support(), container.launch({ gameId: '7' }), container.login()]).toEqual([true, true, false])
  expect(posted).toEqual([{ type: 'CS' }, { type: 'GAME', gameId: '7' }])
})

test('the native app receives commands as JSON over its bridge, on Android and iOS', async () => {
  for (const bridge of ['AppBridge', 'webkit']) {
    const posted: unknown[] = []
    const object = { postMessage: (text: string) => void posted.push(JSON.parse(text)) }
    vi.stubGlobal(bridge, bridge === 'webkit' ? { messageHandlers: { AppBridge: object } } : object)
    const { container } = open(createNativeApp)
    expect([container.back(), container.close(), container.login('rewards'), container.open('/news')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await container.share({ title: 'A', url: 'https://habi.example/' })).toBe(true)
    container.report(failure)
    expect(posted).toEqual([
      { type: 'BACK' },
      { type: 'CLOSE' },
      { type: 'OPEN', href: 'habi://login?from=rewards' },
      { type: 'SHARE', title: 'A', url: 'https://habi.example/' },
      { type: 'ERROR', ...failure },
    ])
    vi.unstubAllGlobals()
  }
})

test('without a bridge, the native app opens its login by the address habi://login and handles nothing else', async () => {
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { container } = open(createNativeApp)
  expect([container.login(), container.back(), container.close()]).toEqual([true, false, false])
  expect(opened.mock.calls).toEqual([['habi://login']])
  expect(await container.share({ title: 'A', url: 'https://habi.example/' })).toBe(false)
  expect(open(createNativeApp, { appScheme: '' }).container.login()).toBe(false)
})

test('the native app sends its events as messages that the window of the page posts to itself', () => {
  const received: JsonObject[] = []
  open(createNativeApp).container.listen((message) => void received.push(message))
  const { origin } = location
  const post = (data: unknown, source: Window | null, sender = origin): void =>
    void dispatchEvent(new MessageEvent('message', { data, source, origin: sender }))
  post({ type: 'LOGOUT' }, window)
  post({ type: 'LOGIN' }, null)
  post({ type: 'LOGIN' }, window, 'https://evil.example')
  post('text', window)
  expect(received).toEqual([{ type: 'LOGOUT' }])
})

test.each([
  ['http://localhost:*', 'http://localhost:8080', true],
  ['http://localhost:*', 'http://maya.localhost:8080', false],
  ['https://*.partner.example', 'https://app.partner.example', true],
  ['https://*.partner.example', 'https://partner.example', false],
  ['https://partner.example', 'http://partner.example', false],
  ['https://partner.example', 'https://partner.example:8443', false],
  ['https://partner.example', 'https://partner.example.evil.example', false],
])('the origin pattern %s allows the origin %s: %s', (pattern, origin, isAllowed) => {
  expect(matchesOrigin(pattern, origin)).toBe(isAllowed)
})

function memory(): DeviceStorage {
  const values = new Map<string, Json>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

test('the site exchanges no messages with an embedding page whose origin is "null"', () => {
  vi.stubGlobal('location', { origin: 'http://localhost', ancestorOrigins: ['null'] })
  vi.stubGlobal('parent', {})
  expect(openHostFrame({ frameAncestors: ['https://*.partner.example'] }, memory())).toBeUndefined()
})

test('a browser without ancestorOrigins keeps the connection to the embedding page in later documents of the frame', () => {
  const containers = { frameAncestors: ['https://*.partner.example'] }
  const storage = memory()
  const postedTo = (referrer: string): string => {
    let origin = ''
    vi.stubGlobal('location', { origin: 'https://habi.example' })
    vi.stubGlobal('parent', { postMessage: (_: unknown, to: string) => (origin = to) })
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
    openHostFrame(containers, storage)?.post({ type: 'READY' })
    return origin
  }
  expect(postedTo('https://app.partner.example/shop')).toBe('https://app.partner.example')
  expect(postedTo('https://habi.example/news')).toBe('https://app.partner.example')
  expect(postedTo('')).toBe('https://app.partner.example')
  expect(postedTo('https://pay.partner.example/')).toBe('https://pay.partner.example')
  expect(postedTo('https://other.example/')).toBe('')
  expect(postedTo('https://habi.example/news')).toBe('')
})

const info = (value: object): string => btoa(JSON.stringify(value))

async function withTicket(gateway: Parameters<typeof createTestSession>[0] & object) {
  const reports: JsonObject[] = []
  let send: (message: JsonObject) => void = () => undefined
  const testSession = createTestSession({
    ...gateway,
    container: {
      report: (problem) => reports.push(problem) > 0,
      listen: (received) => void (send = received),
    },
  })
  await testSession.start('session')
  const receive = async (message: JsonObject): Promise<void> => {
    send(message)
    await new Promise((resume) => setTimeout(resume))
    await settle()
  }
  return { ...testSession, reports, receive }
}

const login = { type: 'LOGIN', ticket: 't1', loginName: 'juan01' }

test('a login message with a ticket logs the player in once, and a logout message logs the player out', async () => {
  const { receive, fact, calls, flows, storage } = await withTicket({
    gateway: {
      'session/ticketToken': () => ({ info: info({ token: 'abc', customerId: 'c1' }) }),
      'player/info': () => ({ loginName: 'juan01', customerId: 'c1' }),
    },
  })
  await receive(login)
  expect(calls[0]).toBe('session/ticketToken')
  expect([fact('session.loggedIn'), fact('session.loginName')]).toEqual([true, 'juan01'])
  expect(storage.get('session')).toMatchObject({ token: 'abc', customerId: 'c1', loginName: 'juan01' })
  expect(flows).toEqual(['container-login'])
  await receive(login)
  expect(calls.filter((name) => name === 'session/ticketToken')).toHaveLength(1)
  await receive({ type: 'LOGOUT' })
  expect(flows).toEqual(['container-login', 'logout'])
})

test('a login message with a refused ticket logs no player in, and the next login message sends its ticket again', async () => {
  const { receive, fact, calls, flows, storage } = await withTicket({
    gateway: { 'session/ticketToken': () => new Failed('GW_801623') },
  })
  await receive(login)
  expect([fact('session.loggedIn') === true, storage.get('session'), flows]).toEqual([false, undefined, []])
  await receive(login)
  expect(calls.filter((name) => name === 'session/ticketToken')).toHaveLength(2)
})

test('after a login message, the flow of a login does not run when another tab has stored another session', async () => {
  const { receive, fact, flows, storage } = await withTicket({
    gateway: {
      'session/ticketToken': () => ({ info: info({ token: 'abc', customerId: 'c1' }) }),
      'player/info'() {
        storage.set('session', { token: 't2', loginName: 'maria', customerId: '8' })
        return { loginName: 'juan01', customerId: 'c1' }
      },
    },
  })
  await receive(login)
  expect(flows).toEqual([])
  expect(fact('session.loggedIn')).not.toBe(true)
})

test('a login that follows a logout without a pause begins when the logout has ended', async () => {
  const flows = { logout: { steps: [{ do: 'session.logout' }] }, 'container-login': { steps: [] } }
  const { receive, fact, calls, storage } = await withTicket({
    app: { ...emptyApp({}), flows },
    gateway: {
      'session/ticketToken': ({ loginName }) => ({ info: info({ token: `token of ${String(loginName)}` }) }),
      'session/webToken': () => ({ token: 'visitor' }),
      'session/logout': () => ({}),
      'player/info': () => ({ loginName: 'juan01', customerId: 'c1' }),
    },
  })
  await receive(login)
  calls.length = 0
  await Promise.all([receive({ type: 'LOGOUT' }), receive(login)])
  expect(calls.filter((name) => name.startsWith('session/'))).toEqual([
    'session/logout',
    'session/webToken',
    'session/ticketToken',
  ])
  expect([fact('session.loginName'), storage.get('session')]).toMatchObject(['juan01', { token: 'token of juan01' }])
})

test('a login of another player clears the facts of the player who was logged in', async () => {
  const { receive, watch, set, fact } = await withTicket({
    gateway: {
      'session/ticketToken': ({ loginName }) => ({ info: info({ token: `token of ${String(loginName)}` }) }),
      'player/info': () => ({ loginName: 'player', customerId: 'c1' }),
    },
  })
  await receive(login)
  set({ 'fact.player.balance': 500, 'fact.player.balanceStatus': 'ready' })
  const seen: unknown[] = []
  watch(['fact.session.loggedIn'], () => seen.push(fact('session.loggedIn')))
  await receive({ ...login, loginName: 'maria01' })
  expect(seen).toEqual([false, true])
  expect([fact('session.loginName'), fact('player.balance'), fact('player.balanceStatus')]).toEqual([
    'maria01',
    0,
    'idle',
  ])
})

test.each([
  ['without a token', () => ({ info: info({}) })],
  ['that is not base64', () => ({ info: '%' })],
])('an answer %s is reported to the container, and nobody is logged in', async (_, answer) => {
  const { receive, reports, fact } = await withTicket({ gateway: { 'session/ticketToken': answer } })
  await receive(login)
  expect(reports).toEqual([expect.objectContaining({ errCode: '1113', apiName: '/getH5TokenByTempTicket' })])
  expect(fact('session.loggedIn')).toBe(false)
})

test('with consent, a login sends the advertising parameters of the address that was opened', async () => {
  const query = { clickid: '7', zoneid: '', miniAppAFid: 'af1', other: 'x', subid: 's'.repeat(300) }
  const sent: JsonObject[] = []
  const start = async (choice: string): Promise<void> => {
    const testSession = createTestSession({
      constants: { productId: 'C66', appScheme: '' },
      gateway: { 'session/loginAccount': (payload) => (sent.push(payload), new Failed('NETWORK')) },
    })
    testSession.set({
      route: { id: 'home', path: '/', params: {}, query },
      'fact.tracking.choice': choice,
      'fact.device.container': 'MINIAPP',
    })
    await testSession.start('arrival')
    await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  }
  await start('allowed')
  await start('none')
  expect(sent).toEqual([
    expect.objectContaining({ clickid: '7', appsFlyerId: 'af1', subid: 's'.repeat(200), package: 'MINI_C66' }),
    expect.objectContaining({ appsFlyerId: '', package: 'MINI_C66' }),
  ])
  expect(sent[0]).not.toHaveProperty('zoneid')
  expect(sent[1]).not.toHaveProperty('clickid')
})

test('MINI_KYC_SWITCH forces the identity check in mini-apps and chat bots, and KYC_SWITCH everywhere else', async () => {
  for (const [isPartner, info, isForced] of [
    [true, { MINI_KYC_SWITCH: true }, true],
    [true, { KYC_SWITCH: true }, false],
    [false, { KYC_SWITCH: true }, true],
    [false, { MINI_KYC_SWITCH: true }, false],
  ] as const) {
    const testSession = createTestSession({ gateway: { 'site/info': () => info } })
    testSession.set({ 'fact.device.partner': isPartner })
    await testSession.start('site')
    expect(testSession.fact('site.forcedKyc')).toBe(isForced)
  }
})

test('games.share passes the title and the /game address of the game to the share sheet', async () => {
  const shared: unknown[] = []
  const share = async (content: unknown): Promise<boolean> => await Promise.resolve(shared.push(content) > 0)
  const { run } = createTestSession({ container: { share } })
  expect(await run('games.share', { title: 'A', game: { gameId: '7', platformId: '027' } })).toMatchObject({
    value: true,
  })
  expect(shared).toEqual([{ title: 'A', url: expect.stringMatching(/\/game\?gameId=7&platformId=027$/) }])
})

test('ui.share without an address shares the current page without the parameters of the container and the campaign', async () => {
  const shared: unknown[] = []
  const share = async (content: unknown): Promise<boolean> => await Promise.resolve(shared.push(content) > 0)
  const { run } = createTestSession({ container: { share } })
  history.replaceState(null, '', '/news/press?os=0&version=5.0.0&clickid=7')
  await run('ui.share', { title: 'A' })
  history.replaceState(null, '', '/')
  expect(shared).toEqual([{ title: 'A', url: `${location.origin}/news/press` }])
})

test('ui.share with a query shares the current page with this query only', async () => {
  const shared: unknown[] = []
  const share = async (content: unknown): Promise<boolean> => await Promise.resolve(shared.push(content) > 0)
  const { run } = createTestSession({ container: { share } })
  await run('ui.share', { title: 'A', query: { reelId: 'dice 2' } })
  expect(shared).toEqual([{ title: 'A', url: `${location.origin}${location.pathname}?reelId=dice+2` }])
})

test('without a share sheet, ui.share copies the address and shows in a toast whether the copy succeeded', async () => {
  const copied: string[] = []
  const writeText = vi.fn(async (text: string) => await Promise.resolve(void copied.push(text)))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { run, effects } = createTestSession({ container: { share: async () => await Promise.resolve(undefined) } })
  expect(await run('ui.share', { title: 'A' })).toMatchObject({ ok: true, value: false })
  expect(copied).toEqual([location.href])
  writeText.mockRejectedValueOnce(new Error('not allowed'))
  await run('ui.share', { title: 'A' })
  expect(effects.map(({ toast }) => toast)).toEqual([
    { text: 'app.share.copied', tone: 'good' },
    { text: 'app.share.failed', tone: 'bad' },
  ])
})

test('ui.support opens no page when the container opens its own customer support', async () => {
  const { run, effects } = createTestSession({
    container: { support: () => true },
    constants: { supportHref: '/support' },
  })
  expect(await run('ui.support')).toEqual({ ok: true })
  expect(effects).toEqual([])
})
