import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JsonObject } from '../engine/core/json.ts'
import { createStage, emptyApp, Failed, settle, type TestStageParts } from './session.fixture.ts'

const tokens = () => ({ token: 'fresh', u2token: 'u2' })
const login = () => ({ loginName: 'juan01', token: 't1', u2token: 'u1', customerId: '7', registerMethod: 1 })
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

function atHome(parts: TestStageParts = {}) {
  const stage = createStage({ gateway, ...parts })
  stage.set({ 'fact.route.id': 'home', 'fact.route.path': '/' })
  return stage
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
  const stage = atHome({ gateway: { ...gateway, 'session/loginAccount': (payload) => ((sent = payload), login()) } })
  expect((await stage.run('session.login', { account, password: 'secret123' })).ok).toBe(true)
  expect(sent).toMatchObject({ loginName: account, loginType, password: 'secret123', container: 'BROWSER' })
})

test.each([
  ['9171234567', 'app.login.mobile-start'],
  ['123456', 'app.login.account'],
  ['abc', 'app.login.account'],
  ['a_b@c', 'app.login.account'],
])('the account %s is refused before anything is sent', async (account, message) => {
  const stage = atHome()
  expect(await stage.run('session.login', { account, password: 'secret123' })).toMatchObject({
    ok: false,
    error: { message },
  })
  expect(stage.calls).toEqual([])
})

test('a login loads the player, stores the session and closes the login popup', async () => {
  const stage = atHome()
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(stage.storage.get('session')).toEqual({ token: 't1', u2token: 'u1', loginName: 'juan01', customerId: '7' })
  expect(stage.storage.get('login')).toEqual({ page: 2, account: 'juan01' })
  expect(stage.fact('session.loggedIn')).toBe(true)
  expect(stage.fact('session.freshLogin')).toBe(true)
  expect(stage.fact('session.pagcorUser')).toBe(true)
  expect(stage.fact('session.busy')).toBe(false)
  expect(stage.fact('player.vipLevel')).toBe(4)
  expect(stage.fact('player.nickname')).toBe('juan01')
  expect(stage.fact('player.firstDeposit')).toBe(true)
  expect(stage.effects).toEqual([{ closePopup: 'login' }])
})

test.each([
  [{ page: 2, account: 'juan01' }, 2],
  [{ page: 1 }, 1],
  [{ page: 'two' }, 0],
  [{ page: 7 }, 0],
  ['nonsense', 0],
])('the login page of the stored last login %j is %i', async (stored, page) => {
  const stage = atHome()
  stage.storage.set('login', stored)
  await stage.start('session')
  expect(stage.fact('session.lastLoginPage')).toBe(page)
})

test('the login page that was used is stored at once', async () => {
  const stage = atHome()
  await stage.start('session')
  expect(stage.fact('session.lastLoginPage')).toBe(0)
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(stage.fact('session.lastLoginPage')).toBe(2)
})

test('a refused password changes no session fact', async () => {
  const stage = atHome({ gateway: { ...gateway, 'session/loginAccount': () => new Failed('GW_100410') } })
  expect(await stage.run('session.login', { account: 'juan01', password: 'wrong' })).toMatchObject({
    ok: false,
    error: { code: 'GW_100410' },
  })
  expect(stage.fact('session.busy')).toBe(false)
  expect(stage.storage.has('session')).toBe(false)
})

test('a login whose player cannot be loaded is undone and opens the first page', async () => {
  const { 'player/info': _, ...rest } = gateway
  const stage = atHome({ gateway: rest })
  expect((await stage.run('session.login', { account: 'juan01', password: 'secret123' })).ok).toBe(false)
  expect(stage.storage.get('session')).toMatchObject({ token: 'fresh', loginName: '' })
  expect(stage.fact('session.loggedIn')).toBe(false)
  expect(stage.effects).toEqual([{ closePopup: 'login', navigate: { to: '/' } }])
})

test('a logout clears the player and stores a new web token, even if the call fails', async () => {
  const stage = atHome({ gateway: { ...gateway, 'session/logout': () => new Failed('NETWORK') } })
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  stage.set({ 'fact.player.balance': 500, 'fact.player.balanceStatus': 'ready' })
  await stage.run('session.logout')
  expect(stage.storage.get('session')).toEqual({ token: 'fresh', u2token: 'u2', loginName: '', customerId: '' })
  expect([stage.fact('session.loggedIn'), stage.fact('player.balance'), stage.fact('player.balanceStatus')]).toEqual([
    false,
    0,
    'idle',
  ])
  expect([stage.fact('player.minWithdraw'), stage.fact('player.maxWithdraw')]).toEqual([200, 3_000_000])
})

test('an expired session logs out and runs the flow for the message', async () => {
  const stage = atHome()
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  expect(await stage.run('session.token', { problem: 'expired' })).toMatchObject({ ok: true, value: false })
  expect(stage.fact('session.loggedIn')).toBe(false)
  expect(stage.flows).toEqual(['session-expired'])
})

test('a refused token of a visitor is replaced without a message', async () => {
  const stage = atHome()
  expect(await stage.run('session.token', { problem: 'expired' })).toMatchObject({ ok: true, value: true })
  expect(stage.storage.get('session')).toMatchObject({ token: 'fresh' })
  expect([stage.effects, stage.flows]).toEqual([[], []])
})

test('the stored session is restored at start', async () => {
  const stage = atHome()
  stage.storage.set('session', { token: 't', u2token: '', loginName: 'juan01', customerId: '7' })
  await stage.start('session')
  expect(stage.fact('session.loggedIn')).toBe(true)
  expect(stage.fact('session.freshLogin')).toBe(false)
  expect(stage.fact('player.vipLevel')).toBe(4)
})

test.each([{ loginName: 'juan01', token: '' }, { loginName: '', token: 't' }, 'nonsense'])(
  'a stored session of %j is no login',
  async (session) => {
    const stage = atHome()
    stage.storage.set('session', session)
    await stage.start('session')
    expect(stage.fact('session.loggedIn')).toBe(false)
    expect(stage.fact('player.vipLevel')).toBe(0)
    expect(stage.calls).toEqual([])
  },
)

test('a logout in another tab logs out this tab', async () => {
  let heard: () => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (heard = listener))
  const stage = atHome()
  stage.storage.set('session', { token: 't', u2token: '', loginName: 'juan01', customerId: '7' })
  await stage.start('session')
  stage.storage.set('session', { token: 'v', u2token: '', loginName: '', customerId: '' })
  heard()
  await settle()
  vi.unstubAllGlobals()
  expect(stage.fact('session.loggedIn')).toBe(false)
  expect(stage.fact('session.loginName')).toBe('')
  // The flow opens Home from a page that requires a login.
  expect(stage.flows).toEqual(['logout'])
})

test('a step that requires login opens the login for a visitor and stops the chain', async () => {
  const stage = atHome()
  stage.set({ 'fact.session.loggedIn': false })
  expect(await stage.run('session.require')).toMatchObject({ ok: true, stop: true })
  expect(stage.effects).toEqual([{ openPopup: 'login' }])
  stage.set({ 'fact.session.loggedIn': true })
  expect(await stage.run('session.require')).toEqual({ ok: true })
})

test('the native app opens its login for the current page', async () => {
  const origins: (string | undefined)[] = []
  const stage = atHome({ container: { login: (from) => origins.push(from) > 0 } })
  stage.set({ 'fact.session.loggedIn': false })
  for (const path of ['/new-rewards/record', '/rewards', '/news']) {
    stage.set({ 'fact.route.path': path })
    await stage.run('session.require')
  }
  expect(origins).toEqual(['new-rewards', 'rewards', undefined])
  expect(stage.effects).toEqual([])
})

/** A visitor on Home whose flow `add` requires a login. */
async function visitorWithIntent() {
  const stage = atHome({
    app: {
      ...emptyApp({}),
      flows: {
        add: {
          steps: [
            { do: 'session.require', args: { reason: ['=', 'Log in to add this'] } },
            { do: 'state.set', args: { name: ['=', 'added'], value: ['ref', 'result.resumed', false] } },
          ],
        },
      },
    },
  })
  await stage.start('session')
  await stage.run('flow:add')
  return stage
}

test('what required a login runs after the login, once', async () => {
  const stage = await visitorWithIntent()
  expect(stage.effects).toEqual([{ openPopup: 'login' }])
  expect(stage.fact('session.loginReason')).toBe('Log in to add this')
  expect(stage.world.read('state.added')).toBeUndefined()
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  stage.set({ 'fact.popup.open': '' })
  expect(stage.fact('session.loginReason')).toBe('')
  await stage.run('session.resume')
  expect(stage.world.read('state.added')).toBe(true)
  stage.set({ 'state.added': false })
  await stage.run('session.resume')
  expect(stage.world.read('state.added')).toBe(false)
})

test('closing the login without a login cancels what required it', async () => {
  const stage = await visitorWithIntent()
  stage.set({ 'fact.popup.open': 'login' })
  stage.set({ 'fact.popup.open': '' })
  expect(stage.fact('session.loginReason')).toBe('')
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  await stage.run('session.resume')
  expect(stage.world.read('state.added')).toBeUndefined()
})

test('a message over the login cancels nothing', async () => {
  const stage = await visitorWithIntent()
  for (const popup of ['login', 'message', 'login']) stage.set({ 'fact.popup.open': popup })
  await stage.run('session.login', { account: 'juan01', password: 'secret123' })
  await stage.run('session.resume')
  expect(stage.world.read('state.added')).toBe(true)
})
