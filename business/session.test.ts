import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { JsonObject } from '../engine/core/json.ts'
import { createTestSession, emptyApp, Failed, settle, type TestSessionParts } from './session.fixture.ts'

const tokens = () => ({ token: 'fresh', u2token: 'u2' })
const login = () => ({ loginName: 'juan01', token: 't1', u2token: 'u1', customerId: '7' })
const info = () => ({
  loginName: 'juan01',
  customerId: '7',
  vipLevel: 4,
  mobileNo: '0917***',
  firstDepositDate: '2026-01-01',
  pagcorUser: true,
})
const gateway = {
  'session/webToken': tokens,
  'session/loginAccount': login,
  'session/logout': () => ({}),
  'player/info': info,
}

function atHome(parts: TestSessionParts = {}) {
  const testSession = createTestSession({ gateway, ...parts })
  testSession.set({ 'fact.route.id': 'home', 'fact.route.path': '/' })
  return testSession
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['juan01', 0],
  ['maria', 0],
  ['09171234567', 2],
  ['juan.cruz@mail.example.ph', 4],
])('the account %s is sent as login type %i', async (account, loginType) => {
  let sent: JsonObject = {}
  const testSession = atHome({
    gateway: { ...gateway, 'session/loginAccount': (payload) => ((sent = payload), login()) },
  })
  expect((await testSession.run('session.login', { account, password: 'secret123' })).ok).toBe(true)
  expect(sent).toMatchObject({ loginName: account, loginType, password: 'secret123', container: 'BROWSER' })
})

test.each([
  ['BROWSER', 'C66'],
  ['MINIAPP', 'MINI_C66'],
])('in the container %s, a login and a logout send the package %s', async (container, name) => {
  const sent: unknown[] = []
  const testSession = atHome({
    constants: { productId: 'C66' },
    gateway: {
      ...gateway,
      'session/loginAccount': (payload) => (sent.push(payload.package), login()),
      'session/logout': (payload) => (sent.push(payload.package), {}),
    },
  })
  testSession.set({ 'fact.device.container': container })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.logout')
  expect(sent).toEqual([name, name])
})

test.each([
  ['9171234567', 'app.login.mobile-start'],
  ['123456', 'app.login.account'],
  ['abc', 'app.login.account'],
  ['a_b@c', 'app.login.account'],
])('the account %s is refused before anything is sent', async (account, message) => {
  const testSession = atHome()
  expect(await testSession.run('session.login', { account, password: 'secret123' })).toMatchObject({
    ok: false,
    error: { message },
  })
  expect(testSession.calls).toEqual([])
})

test('a login loads the player, stores the session and closes the login popup', async () => {
  const testSession = atHome()
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(testSession.storage.get('session')).toEqual({
    token: 't1',
    loginName: 'juan01',
    customerId: '7',
  })
  expect(testSession.storage.get('login')).toEqual({ page: 2, account: 'juan01' })
  expect(testSession.fact('session.loggedIn')).toBe(true)
  expect(testSession.fact('session.freshLogin')).toBe(true)
  expect(testSession.fact('session.pagcorUser')).toBe(true)
  expect(testSession.fact('session.busy')).toBe(false)
  expect(testSession.fact('player.vipLevel')).toBe(4)
  expect(testSession.fact('player.nickname')).toBe('juan01')
  expect(testSession.fact('player.firstDeposit')).toBe(true)
  expect(testSession.effects).toEqual([{ closePopup: 'login' }])
})

test.each([
  [{ page: 2, account: 'juan01' }, 2, 'juan01'],
  [{ page: 1 }, 1, ''],
  [{ page: 'two', account: 7 }, 0, ''],
  [{ page: 7 }, 0, ''],
  ['nonsense', 0, ''],
])(
  'the stored last login %j sets session.lastLoginPage to %i and session.lastAccount to %j',
  async (stored, page, account) => {
    const testSession = atHome()
    testSession.storage.set('login', stored)
    await testSession.start('session')
    expect(testSession.fact('session.lastLoginPage')).toBe(page)
    expect(testSession.fact('session.lastAccount')).toBe(account)
  },
)

test('a login sets session.lastLoginPage and session.lastAccount at once, and a logout keeps the account', async () => {
  const testSession = atHome()
  await testSession.start('session')
  expect(testSession.fact('session.lastLoginPage')).toBe(0)
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(testSession.fact('session.lastLoginPage')).toBe(2)
  expect(testSession.fact('session.lastAccount')).toBe('juan01')
  await testSession.run('session.logout')
  expect(testSession.fact('session.lastAccount')).toBe('juan01')
})

test('a refused password logs nobody in, and its message and remaining attempts are set for the form', async () => {
  const refusal = { code: 'GW_100410', message: 'The password is wrong.', details: { loseTryTimes: 3 } }
  const testSession = atHome({ gateway: { ...gateway, 'session/loginAccount': () => refusal } })
  await testSession.start('session')
  expect(await testSession.run('session.login', { account: 'juan01', password: 'wrong' })).toMatchObject({
    ok: false,
    error: { code: 'GW_100410' },
  })
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.fact('session.loginName')).toBe('')
  expect(testSession.fact('session.busy')).toBe(false)
  expect(testSession.fact('session.loginCode')).toBe('100410')
  expect(testSession.fact('session.loginError')).toBe('The password is wrong.')
  expect(testSession.fact('session.triesLeft')).toBe(3)
  expect(testSession.storage.has('session')).toBe(false)
})

test('a code that has another meaning without GW_ keeps the prefix in session.loginCode', async () => {
  const testSession = atHome({ gateway: { ...gateway, 'session/loginAccount': () => new Failed('GW_801667') } })
  await testSession.run('session.login', { account: 'juan01', password: 'wrong' })
  expect(testSession.fact('session.loginCode')).toBe('GW_801667')
})

test('a login whose player cannot be loaded is undone and opens the first page', async () => {
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => ({ code: 'GW_510520', message: 'Not found.' }) },
  })
  expect((await testSession.run('session.login', { account: 'juan01', password: 'secret123' })).ok).toBe(false)
  expect(testSession.storage.get('session')).toMatchObject({ token: 'fresh', loginName: '' })
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.effects).toEqual([{ closePopup: 'login', navigate: { to: '/' } }])
})

test('a login takes no record of its player when another tab has stored another session in the meantime', async () => {
  const testSession = atHome({
    gateway: {
      ...gateway,
      'player/info'() {
        testSession.storage.set('session', { token: 't2', loginName: 'maria', customerId: '8' })
        return info()
      },
    },
  })
  const result = await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(result).toMatchObject({ ok: true, stop: true })
  expect(['session.loggedIn', 'player.vipLevel', 'session.busy'].map((name) => testSession.fact(name))).toEqual([
    undefined,
    undefined,
    false,
  ])
})

test('a logout clears the player and stores a new web token, even if the logout call fails', async () => {
  const testSession = atHome({ gateway: { ...gateway, 'session/logout': () => new Failed('NETWORK') } })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  testSession.set({ 'fact.player.balance': 500, 'fact.player.balanceStatus': 'ready' })
  await testSession.run('session.logout')
  expect(testSession.storage.get('session')).toEqual({ token: 'fresh', loginName: '', customerId: '' })
  expect([
    testSession.fact('session.loggedIn'),
    testSession.fact('player.balance'),
    testSession.fact('player.balanceStatus'),
  ]).toEqual([false, 0, 'idle'])
})

test('a visitor token that arrives after a login does not replace the session of the player', async () => {
  let give: (token: ReturnType<typeof tokens>) => void = () => undefined
  const testSession = atHome({
    gateway: { ...gateway, 'session/webToken': () => new Promise((done) => (give = done)) },
  })
  const renewal = testSession.run('session.token', { problem: 'empty' })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  give(tokens())
  expect(await renewal).toMatchObject({ ok: true, value: true })
  expect(testSession.storage.get('session')).toMatchObject({ token: 't1', loginName: 'juan01' })
  expect([testSession.fact('session.loggedIn'), testSession.fact('player.vipLevel')]).toEqual([true, 4])
})

test('an expired session is logged out and runs the flow "session-expired"', async () => {
  const testSession = atHome()
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(await testSession.run('session.token', { problem: 'expired' })).toMatchObject({ ok: true, value: false })
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.flows).toEqual(['session-expired'])
})

test('a refused token that a login has replaced meanwhile does not log the player out', async () => {
  const testSession = atHome()
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  const renewal = testSession.run('session.token', { problem: 'expired', refused: 'visitor' })
  expect(await renewal).toMatchObject({ ok: true, value: true })
  expect(testSession.storage.get('session')).toMatchObject({ token: 't1', loginName: 'juan01' })
  expect([testSession.fact('session.loggedIn'), testSession.flows]).toEqual([true, []])
})

test('a refused token of a visitor is replaced without a message', async () => {
  const testSession = atHome()
  expect(await testSession.run('session.token', { problem: 'expired' })).toMatchObject({ ok: true, value: true })
  expect(testSession.storage.get('session')).toMatchObject({ token: 'fresh' })
  expect([testSession.effects, testSession.flows]).toEqual([[], []])
})

test('the stored session is restored at start', async () => {
  const testSession = atHome()
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  expect(testSession.fact('session.loggedIn')).toBe(true)
  expect(testSession.fact('session.freshLogin')).toBe(false)
  expect(testSession.fact('player.vipLevel')).toBe(4)
})

test('a player who could not be loaded without a network is loaded when the network is back', async () => {
  let isOnline = false
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => (isOnline ? info() : new Failed('NETWORK')) },
  })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  expect([testSession.fact('player.vipLevel'), testSession.reports]).toEqual([undefined, ['SESSION-RESTORE']])
  expect(testSession.fact('player.recordStatus')).toBe('error')
  isOnline = true
  testSession.set({ 'fact.device.online': true })
  await settle()
  expect(testSession.fact('player.vipLevel')).toBe(4)
  expect(testSession.fact('player.recordStatus')).toBe('ready')
})

test('a restored session whose player cannot be loaded is shown as the error table defines', async () => {
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => ({ code: 'GW_801655', message: 'Frozen.' }) },
  })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  expect(testSession.notLoaded.map(({ code }) => code)).toEqual(['GW_801655'])
})

test('a player whose record could not be loaded because of a server error is loaded some seconds later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let failures = 2
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => (failures-- > 0 ? new Failed('HTTP-500') : info()) },
  })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  await vi.advanceTimersByTimeAsync(5000)
  expect(testSession.fact('player.vipLevel')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(testSession.fact('player.vipLevel')).toBe(4)
  testSession.calls.length = 0
  await vi.advanceTimersByTimeAsync(600_000)
  expect(testSession.calls).toEqual([])
})

test.each([{ loginName: 'juan01', token: '' }, { loginName: '', token: 't' }, 'nonsense'])(
  'a stored session %j does not log anybody in',
  async (session) => {
    const testSession = atHome()
    testSession.storage.set('session', session)
    await testSession.start('session')
    expect(testSession.fact('session.loggedIn')).toBe(false)
    expect(testSession.fact('player.vipLevel')).toBe(0)
    expect(testSession.calls).toEqual([])
  },
)

/** Replaces `addEventListener` of the window. `notify` calls the added listeners of one type. */
function stubWindowEvents() {
  const listeners: { readonly type: string; readonly listener: (event: object) => void }[] = []
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.push({ type, listener }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    notify(type: string, event: object = {}) {
      for (const one of listeners) if (one.type === type) one.listener(event)
    },
  }
}

test('a logout in another tab logs out this tab', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  testSession.storage.set('session', { token: 'v', loginName: '', customerId: '' })
  notify('storage')
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.fact('session.loginName')).toBe('')
  // The flow `logout` leaves a page that requires a login and opens Home.
  expect(testSession.flows).toEqual(['logout'])
})

test('a login in another tab logs in this tab', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  await testSession.start('session')
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  await settle()
  // The flow `other-tab-login` closes a popup that asks for the login.
  expect([testSession.fact('session.loggedIn'), testSession.flows]).toEqual([true, ['other-tab-login']])
})

test('a page from the back/forward cache logs out if the stored session was logged out in the meantime', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  testSession.storage.set('session', { token: 'v', loginName: '', customerId: '' })
  notify('pageshow', { persisted: false })
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(true)
  notify('pageshow', { persisted: true })
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.flows).toEqual(['logout'])
})

test('a player who has logged in in another tab is loaded again if the first load fails', async () => {
  const { notify } = stubWindowEvents()
  let failures = 2
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => (failures-- > 0 ? new Failed('HTTP-500') : info()) },
  })
  await testSession.start('session')
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  await settle()
  // Facts about the player stay unknown until the record is loaded.
  expect([testSession.fact('session.loggedIn'), testSession.fact('player.vipLevel')]).toEqual([true, undefined])
  expect(testSession.fact('player.firstDeposit')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(testSession.fact('player.vipLevel')).toBe(4)
})

test('a session that expires before the player is loaded is not restored again', async () => {
  const testSession = atHome({
    gateway: {
      ...gateway,
      async 'player/info'() {
        testSession.storage.set('session', { token: 'v', loginName: '', customerId: '' })
        return await Promise.resolve(new Failed('GW_890203'))
      },
    },
  })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  testSession.set({ 'fact.session.busy': true })
  await vi.advanceTimersByTimeAsync(600_000)
  expect([testSession.fact('session.busy'), testSession.calls]).toEqual([true, ['player/info']])
})

test('a login in another tab is not restored if that tab logs out before the login is restored', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  await testSession.start('session')
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  testSession.storage.set('session', { token: 'v', loginName: '', customerId: '' })
  await settle()
  await settle()
  expect([testSession.fact('session.loggedIn'), testSession.fact('session.loginName')]).toEqual([false, ''])
  expect(testSession.calls).toEqual([])
})

test('a player who logs in while another login is being restored is loaded again if the first load fails', async () => {
  const { notify } = stubWindowEvents()
  let failures = 1
  const testSession = atHome({
    gateway: { ...gateway, 'player/info': () => (failures-- > 0 ? new Failed('HTTP-500') : info()) },
  })
  await testSession.start('session')
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  testSession.storage.set('session', { token: 'm', loginName: 'maria01', customerId: '8' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([testSession.fact('session.loginName'), testSession.fact('player.vipLevel')]).toEqual(['maria01', 4])
})

test('a player who could not be loaded is not loaded again after a logout', async () => {
  const testSession = atHome({ gateway: { ...gateway, 'player/info': () => new Failed('HTTP-500') } })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  await testSession.run('session.logout')
  testSession.calls.length = 0
  await vi.advanceTimersByTimeAsync(600_000)
  expect(testSession.calls).toEqual([])
})

test('a login of another player in another tab clears the facts of the player of this tab', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  await testSession.start('session')
  testSession.set({ 'fact.player.balance': 500 })
  const seen: unknown[] = []
  testSession.watch(['fact.session.loggedIn'], () => seen.push(testSession.fact('session.loggedIn')))
  testSession.storage.set('session', { token: 'm', loginName: 'maria01', customerId: '8' })
  notify('storage')
  await settle()
  await settle()
  expect(seen).toEqual([false, true])
  expect([testSession.fact('session.loginName'), testSession.fact('player.balance')]).toEqual(['maria01', undefined])
})

test('session.require opens the login for a visitor and stops the steps after it', async () => {
  const testSession = atHome()
  testSession.set({ 'fact.session.loggedIn': false })
  expect(await testSession.run('session.require')).toMatchObject({ ok: true, stop: true })
  expect(testSession.effects).toEqual([{ openPopup: 'login' }])
  testSession.set({ 'fact.session.loggedIn': true })
  expect(await testSession.run('session.require')).toEqual({ ok: true })
})

test('session.require opens the login popup that the site names, and a login closes this popup', async () => {
  const app = emptyApp({})
  const testSession = atHome({ app: { ...app, ids: { ...app.ids, loginPopup: 'sign-in' } } })
  testSession.set({ 'fact.session.loggedIn': false })
  await testSession.run('session.require')
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(testSession.effects).toEqual([{ openPopup: 'sign-in' }, { closePopup: 'sign-in' }])
})

test('session.require passes the name of a rewards page to the login of the native app', async () => {
  const origins: (string | undefined)[] = []
  const testSession = atHome({ container: { login: (from) => origins.push(from) > 0 } })
  testSession.set({ 'fact.session.loggedIn': false })
  for (const path of ['/new-rewards/record', '/rewards', '/news']) {
    testSession.set({ 'fact.route.path': path })
    await testSession.run('session.require')
  }
  expect(origins).toEqual(['new-rewards', 'rewards', undefined])
  expect(testSession.effects).toEqual([])
})

/** A visitor on Home whose flow `add` requires a login. */
async function visitorWithIntent() {
  const testSession = visitorWithFlow()
  await testSession.start('session')
  await testSession.run('flow:add')
  return testSession
}

function visitorWithFlow(resume = true) {
  return atHome({
    app: {
      ...emptyApp({}),
      flows: {
        add: {
          steps: [
            {
              do: 'session.require',
              args: { reason: ['=', 'Log in to add this'], image: ['=', '/cover.webp'], resume: ['=', resume] },
            },
            { do: 'state.set', args: { name: ['=', 'added'], value: ['ref', 'result.resumed', false] } },
          ],
        },
      },
    },
  })
}

test('steps that required a login do not run after a login in another tab', async () => {
  const { notify } = stubWindowEvents()
  const testSession = await visitorWithIntent()
  testSession.set({ 'fact.popup.open': 'login' })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(true)
  testSession.set({ 'fact.popup.open': '' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBeUndefined()
})

test('a session that another tab stores during a login of this tab does not cancel the steps that wait for the login', async () => {
  const { notify } = stubWindowEvents()
  const testSession = await visitorWithIntent()
  testSession.set({ 'fact.popup.open': 'login', 'fact.session.busy': true })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(false)
  testSession.set({
    'fact.session.loggedIn': true,
    'fact.session.loginName': 'juan01',
    'fact.session.busy': false,
    'fact.popup.open': '',
  })
  await settle()
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBe(true)
})

test('a login in another tab is taken over when the login of this tab has failed', async () => {
  const { notify } = stubWindowEvents()
  const testSession = atHome()
  await testSession.start('session')
  testSession.set({ 'fact.session.busy': true })
  testSession.storage.set('session', { token: 't', loginName: 'juan01', customerId: '7' })
  notify('storage')
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(false)
  testSession.set({ 'fact.session.busy': false })
  await settle()
  expect(testSession.fact('session.loggedIn')).toBe(true)
})

test('steps that required a login run once after the login', async () => {
  const testSession = await visitorWithIntent()
  expect(testSession.effects).toEqual([{ openPopup: 'login' }])
  expect(testSession.fact('session.loginReason')).toBe('Log in to add this')
  expect(testSession.fact('session.loginImage')).toBe('/cover.webp')
  expect(testSession.world.read('state.added')).toBeUndefined()
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  testSession.set({ 'fact.popup.open': '' })
  expect(testSession.fact('session.loginReason')).toBe('')
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBe(true)
  testSession.set({ 'state.added': false })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBe(false)
})

test('steps after session.require with "resume": false do not run after the login', async () => {
  const testSession = visitorWithFlow(false)
  await testSession.start('session')
  await testSession.run('flow:add')
  expect(testSession.effects).toEqual([{ openPopup: 'login' }])
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBeUndefined()
})

test('closing the login popup without a login cancels the steps that required the login', async () => {
  const testSession = await visitorWithIntent()
  testSession.set({ 'fact.popup.open': 'login' })
  testSession.set({ 'fact.popup.open': '' })
  expect(testSession.fact('session.loginReason')).toBe('')
  expect(testSession.fact('session.loginImage')).toBe('')
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBeUndefined()
})

test('a login that was required before the session is restored keeps its reason and its steps', async () => {
  const testSession = visitorWithFlow()
  testSession.set({ 'fact.popup.open': '' })
  await testSession.run('flow:add')
  // The popup is still being loaded.
  await testSession.start('session')
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(testSession.fact('session.loginReason')).toBe('Log in to add this')
  expect(testSession.fact('session.loginImage')).toBe('/cover.webp')
  testSession.set({ 'fact.popup.open': 'login' })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBe(true)
})

test('a logout cancels the steps that required a login', async () => {
  const testSession = await visitorWithIntent()
  testSession.set({ 'fact.session.loggedIn': true, 'fact.popup.open': '' })
  testSession.set({ 'fact.session.loggedIn': false })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBeUndefined()
})

test('a message popup above the login does not cancel the steps that required the login', async () => {
  const testSession = await visitorWithIntent()
  for (const popup of ['login', 'message', 'login']) testSession.set({ 'fact.popup.open': popup })
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await testSession.run('session.resume')
  expect(testSession.world.read('state.added')).toBe(true)
})
