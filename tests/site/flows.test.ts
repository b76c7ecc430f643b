/**
 * The flows of the configuration after a login, a logout and an expired session, during maintenance, and for the back
 * button.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SiteFacts, openSite, type OpenSite, refusal, type SiteParts } from './site.fixture.ts'

const player: SiteFacts = {
  'session.loggedIn': true,
  'session.loginName': 'juan01',
  'route.id': 'home',
  'route.path': '/',
  'route.top': '',
  'route.login': false,
  'device.container': 'BROWSER',
  'device.storage': true,
  'player.registeredAt': 1_000,
  'player.loginTimes': 9,
  'site.infoStatus': 'ready',
  'site.newEkyc': true,
  'site.forcedKyc': false,
  'site.kycGameCutoff': 2_000,
  'site.kycWithdrawCutoff': 2_000,
  'site.kycLoginCutoff': 2_000,
  'identity.status': 'ready',
  'identity.ekycStatus': -1,
  'identity.refuseInitFlag': false,
  'identity.rejectReason': '',
  'identity.canKycTime': 3,
}
const status = (popupType: number): NonNullable<SiteParts['gateway']> => ({
  'identity/status': () => ({ ekycStatus: -1, popupType }),
})
const gateway: SiteParts['gateway'] = {
  ...status(0),
  'session/webToken': () => ({ token: 't', u2token: '' }),
  'session/logout': () => ({}),
}
const statusCall = 'call identity/status'

async function after(flow: string, facts: SiteFacts, parts: SiteParts = {}): Promise<OpenSite> {
  const site = openSite({ ...player, ...facts }, { ...parts, gateway: { ...gateway, ...parts.gateway } })
  await through(site, flow)
  return site
}
async function through(site: OpenSite, flow: string): Promise<void> {
  const done = site.run(`flow:${flow}`)
  await vi.advanceTimersByTimeAsync(10_000)
  await done
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a login reloads the page, except Home and its channels', async () => {
  expect((await after('after-login', { 'route.id': 'rewards' })).seen).toEqual([statusCall, 'reload'])
  for (const route of ['home', 'home-slot', 'home-perya'])
    expect((await after('after-login', { 'route.id': route })).seen).toEqual([statusCall])
})

test('a login that the browser cannot store does not reload the page, because the reload would end the session', async () => {
  expect((await after('after-login', { 'route.id': 'rewards', 'device.storage': false })).seen).toEqual([statusCall])
})

test('the page is reloaded half a second after the login', async () => {
  const site = openSite({ ...player, 'route.id': 'rewards' }, { gateway: gateway ?? {} })
  const done = site.run('flow:after-login')
  await vi.advanceTimersByTimeAsync(499)
  expect(site.seen).toEqual([statusCall])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(site.seen).toEqual([statusCall, 'reload'])
})

test('a login on the login page navigates to Home without a reload', async () => {
  expect((await after('after-login', { 'route.id': 'login' })).seen).toEqual([statusCall, 'go /'])
})

test('a player without an approved identity gets the forced identity check, and the check of the gateway does not run', async () => {
  const forced = { 'site.forcedKyc': true, 'route.id': 'rewards' }
  expect((await after('after-login', forced)).seen).toEqual(['go /ekyc?forceEKYC=true'])
  expect(
    (await after('after-login', { ...forced, 'identity.ekycStatus': 2, 'identity.rejectReason': 'a blurred photo' }))
      .seen,
  ).toEqual(['go /ekyc-status?status=failed-due-reason'])
  expect((await after('after-login', { ...forced, 'identity.ekycStatus': 1 })).seen).toEqual([statusCall, 'reload'])
  expect((await after('after-login', { ...forced, 'device.container': 'APP' })).seen).toEqual(['reload'])
})

test('a login in another tab closes the popups that ask for a login, and closes no other popup', async () => {
  for (const popup of ['login', 'relogin', 'welcome'])
    expect((await after('other-tab-login', { 'popup.open': popup })).seen).toEqual(popup === 'welcome' ? [] : ['close'])
})

test('the forced identity check first loads an unknown status of the player, so an approved player continues', async () => {
  const unknown = { 'site.forcedKyc': true, 'identity.status': 'idle', 'route.id': 'rewards' }
  const answering = (ekycStatus: number): SiteParts => ({
    gateway: { 'identity/status': () => ({ ekycStatus, popupType: 0 }) },
  })
  expect((await after('after-login', unknown, answering(1))).seen).toEqual([statusCall, statusCall, 'reload'])
  expect((await after('after-login', unknown, answering(0))).seen).toEqual([
    statusCall,
    'go /ekyc-status?status=review',
  ])
})

test('with the old cut-off dates, a player who registered after the cut-off date for logins gets the identity check', async () => {
  const late = { 'site.newEkyc': false, 'route.id': 'rewards', 'player.registeredAt': 2_001 }
  expect((await after('after-login', late)).seen).toEqual(['go /ekyc?forceEKYC=true'])
  expect((await after('after-login', { ...late, 'identity.ekycStatus': 1 })).seen).toEqual(['reload'])
})

test('a failed status call after a login logs out, navigates to Home and shows the failure; the error "Go to Ekyc" opens the identity check', async () => {
  const failing = (message: string): SiteParts => ({ gateway: { 'identity/status': () => refusal('GW_1', message) } })
  const site = await after('after-login', { 'route.id': 'rewards' }, failing('down'))
  expect(site.seen).toEqual([
    statusCall,
    'call session/logout',
    'call session/webToken',
    'go /',
    'failure GW_1, otherwise undefined',
  ])
  expect(site.fact('session.loggedIn')).toBe(false)
  expect((await after('after-login', { 'route.id': 'rewards' }, failing('Go to Ekyc'))).seen).toEqual([
    statusCall,
    'go /ekyc?forceEKYC=true',
  ])
})

test('putting off a reminder after a login continues the flow', async () => {
  const site = await after('after-login', { 'route.id': 'rewards' }, { gateway: status(1) })
  expect(site.seen).toEqual([statusCall, 'open identity'])
  await through(site, 'identity-closed')
  expect(site.seen.slice(2)).toEqual(['close', statusCall, 'reload'])
})

test('in a container, putting off a reminder after a login continues without a reload', async () => {
  const inApp = { 'route.id': 'rewards', 'device.container': 'MINIAPP' }
  const site = await after('container-login', inApp, { gateway: status(1) })
  await through(site, 'identity-closed')
  expect(site.seen).toEqual([statusCall, 'open identity', 'close', statusCall])
})

test.each([2, 7, 9, 10, 12, 13, 14, 15])(
  'closing the forced popup %i after a login logs out, navigates to Home and reloads',
  async (type) => {
    const site = await after('after-login', {}, { gateway: status(type) })
    await through(site, 'identity-closed')
    expect(site.seen.slice(1)).toEqual([
      'open identity',
      'close',
      'call session/logout',
      'call session/webToken',
      'go /',
      'reload',
    ])
    expect(site.fact('session.loggedIn')).toBe(false)
  },
)

test.each([3, 5, -1])('closing the popup %i after a login never logs out', async (type) => {
  const site = await after('after-login', {}, { gateway: status(type) })
  await through(site, 'identity-closed')
  expect(site.seen).toEqual([statusCall, 'open identity', 'close'])
})

test('a logout leaves pages that need a login, and stays on other pages', async () => {
  const calls = ['call session/logout', 'call session/webToken']
  expect((await after('logout', { 'route.login': true })).seen).toEqual([...calls, 'go /'])
  expect((await after('logout', {})).seen).toEqual(calls)
  expect((await after('logout', { 'session.loggedIn': false })).seen).toEqual([])
})

/**
 * Document 2, section 8: first the message (not on rewards pages), then the login or the home page of the native app.
 */
test('an expired session opens a message; rewards pages open the login or the native app without a message', async () => {
  expect((await after('session-expired', {})).seen).toEqual(['open relogin'])
  for (const top of ['rewards', 'new-rewards'])
    expect((await after('session-expired', { 'route.top': top })).seen).toEqual(['go /?dialogType=login'])
  const app = { 'device.container': 'APP', 'arrival.appHome': 'habi://home' }
  expect((await after('session-expired', app)).seen).toEqual(['open relogin'])
  expect((await after('session-expired', { ...app, 'route.top': 'rewards' })).seen).toEqual(['go habi://home'])
  // A native app that gives no address of its home page uses the login of this site.
  const closed = { ...app, 'arrival.appHome': '', 'route.top': 'rewards' }
  expect((await after('session-expired', closed)).seen).toEqual(['go /?dialogType=login'])
  const miniApp = { 'device.container': 'MINIAPP' }
  expect((await after('session-expired', miniApp, { container: { login: () => true } })).seen).toEqual([])
  expect((await after('session-expired', miniApp)).seen).toEqual(['open relogin'])
})

test('maintenance of the site opens the maintenance page, and its end opens Home; otherwise the page stays open', async () => {
  const look = (closed: boolean): SiteParts => ({
    gateway: { 'site/maintenance': () => ({ isSiteMaintenance: closed }) },
  })
  const there = { 'route.id': 'maintenance', 'route.path': '/maintenance' }
  const call = 'call site/maintenance'
  expect((await after('check-maintenance', {}, look(true))).seen).toEqual([call, 'go /maintenance'])
  expect((await after('check-maintenance', {}, look(false))).seen).toEqual([call])
  expect((await after('check-maintenance', there, look(true))).seen).toEqual([call])
  expect((await after('check-maintenance', there, look(false))).seen).toEqual([call, 'go /'])
  expect((await after('check-maintenance', { 'site.maintenance': true })).seen).toEqual([call])
  expect((await after('check-maintenance', { ...there, 'site.maintenance': false })).seen).toEqual([call])
})

test('back uses the native app on its pages, opens Home from the account of a partner, and otherwise uses the history', async () => {
  const steps: string[] = []
  const app: SiteParts = { container: { back: () => steps.push('back') > 0, close: () => steps.push('close') > 0 } }
  const inApp = async (path: string, nativeBack: boolean, parts?: SiteParts): Promise<readonly string[]> => {
    const site = openSite({ ...player, 'device.container': 'APP', 'route.path': path }, parts)
    await site.run('flow:back', { nativeBack })
    return site.seen
  }
  expect(await inApp('/FAQ', true, app)).toEqual([])
  expect(await inApp('/search', false, app)).toEqual(['back'])
  expect(await inApp('/deposit', false, app)).toEqual([])
  expect(steps).toEqual(['back', 'close'])
  expect(await inApp('/FAQ', true)).toEqual(['back'])
  expect((await after('back', { 'device.partner': true, 'route.path': '/account' })).seen).toEqual(['go /'])
  expect((await after('back', { 'device.partner': true, 'route.path': '/news' })).seen).toEqual(['back'])
  expect((await after('back', { 'route.path': '/account' })).seen).toEqual(['back'])
})

test('every flow that code names is in the configuration', () => {
  const root = resolve(import.meta.dirname, '..', '..')
  const sources = ['business', 'player'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(/(?:'flow:|runFlow\(')([a-z-]+)'/g)].map(([, flow = '']) => flow)),
  )
  expect(named.size).toBeGreaterThan(2)
  const { flows } = openSite(player).app
  expect([...named].filter((flow) => !Object.hasOwn(flows, flow))).toEqual([])
})
