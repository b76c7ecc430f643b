/**
 * Tests to which pages and effects arrivals lead: the flows `arrive`, `payment-received` and `signup-host` of the
 * configuration.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSite, type SiteFacts } from './site.fixture.ts'

const browser: SiteFacts = {
  'device.container': 'BROWSER',
  'device.bot': false,
  'device.osPresent': false,
  'session.loggedIn': false,
  'site.infoStatus': 'ready',
  'site.installLink': '',
  'arrival.appLink': '',
  'arrival.brandGame': '',
  'arrival.isPayment': false,
  'arrival.isRelogin': false,
  'route.id': 'home',
  'route.path': '/',
}
const handOff = { 'arrival.appLink': 'habi://home?category=slot' }

async function seenAfter(flow: string, facts: SiteFacts, search = ''): Promise<readonly string[]> {
  const site = openSite({ ...browser, ...facts })
  site.world.set({ route: { query: Object.fromEntries(new URLSearchParams(search)), search } })
  const done = site.run(`flow:${flow}`)
  await vi.advanceTimersByTimeAsync(100_000)
  await done
  expect(site.failures).toEqual([])
  return site.seen
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an address without an arrival changes nothing', async () => {
  expect(await seenAfter('arrive', {})).toEqual([])
})

test('an address of a category or page of the native app opens the app from a browser, unless os is set', async () => {
  expect(await seenAfter('arrive', handOff)).toEqual(['go habi://home?category=slot'])
  for (const facts of [
    { 'device.osPresent': true },
    { 'device.container': 'APP' },
    { 'device.container': 'MINIAPP' },
    { 'device.bot': true },
  ])
    expect(await seenAfter('arrive', { ...handOff, ...facts })).toEqual([])
})

test('the return from a payment opens the deposit-success page, before any other step of the arrival', async () => {
  const site = openSite({ ...browser, ...handOff, 'arrival.isPayment': true, 'session.loggedIn': true })
  await site.run('flow:arrive')
  expect(site.seen).toEqual(['go /confirm?state=success'])
})

test('the return from a payment asks a player whose session has ended to log in, and then opens the deposit-success page', async () => {
  const site = openSite({ ...browser, 'arrival.isPayment': true })
  await site.run('flow:arrive')
  expect(site.seen).toEqual(['open login'])
  site.setFacts({ 'session.loggedIn': true })
  await site.run('session.resume')
  expect(site.seen).toEqual(['open login', 'go /confirm?state=success'])
})

test('a player who opens the login or the registration goes to Home', async () => {
  for (const flow of ['arrive', 'page-opened', 'leave-login'])
    for (const id of ['login', 'market-signup']) {
      expect(await seenAfter(flow, { 'route.id': id, 'session.loggedIn': true })).toEqual(['go /'])
      expect(await seenAfter(flow, { 'route.id': id })).toEqual([])
    }
})

test('an address with relogin=true ends the session and opens the login', async () => {
  const facts = { ...handOff, 'arrival.isRelogin': true, 'session.loggedIn': true }
  const calls = ['call session/logout', 'call session/webToken']
  expect(await seenAfter('arrive', facts)).toEqual([...calls, 'go /?dialogType=login'])
})

test('a brand link opens the mini-app game page', async () => {
  const facts = { ...handOff, 'arrival.brandGame': '/game-miniapp?gameId=1', 'device.container': 'MINIAPP' }
  expect(await seenAfter('arrive', facts)).toEqual(['go /game-miniapp?gameId=1'])
})

test.each([
  ['/LarongPinoy', 'larong-pinoy'],
  ['/PinoyGame', 'pinoy-game'],
  ['/SuperJackpot', 'super-jackpot'],
  ['/PinoyDropBall', 'pinoy-drop-ball'],
])(
  '%s opens the install link, or, without an install link, /perya with its query, and with its campaign if the query has none',
  async (path, campaign) => {
    const here = { 'route.id': 'short-link', 'route.path': path }
    const install = { ...here, 'site.installLink': 'https://app.example/ios' }
    expect(await seenAfter('arrive', install)).toEqual(['go https://app.example/ios'])
    expect(await seenAfter('arrive', here)).toEqual([`go /perya?utm_campaign=${campaign}`])
    const shared = '?clickid=7&clickid=8'
    expect(await seenAfter('arrive', here, shared)).toEqual([`go /perya?utm_campaign=${campaign}&clickid=7&clickid=8`])
    const named = '?clickid=7&utm_campaign=x'
    expect(await seenAfter('arrive', here, named)).toEqual([`go /perya${named}`])
    expect(await seenAfter('page-opened', here, named), 'of a link on a page').toEqual([`go /perya${named}`])
  },
)

test('a payment in another tab loads the balance and shows a message', async () => {
  const site = openSite({ ...browser, 'session.loggedIn': true, 'player.balanceStatus': 'ready' })
  await site.run('flow:payment-received')
  expect(site.seen[0]).toBe('toast Your payment is on its way')
  expect(site.fact('player.balanceStatus')).toBe('loading')
})

test('a first deposit in another tab ends the offer of the first deposit', async () => {
  const site = openSite(
    { ...browser, 'session.loggedIn': true, 'player.marginSwitch': false, 'player.firstDeposit': false },
    { gateway: { 'player/info': () => ({ loginName: 'juan01', firstDepositFlag: 1 }) } },
  )
  await site.run('flow:payment-received')
  expect(site.fact('player.firstDeposit')).toBe(true)
})

test('a visitor on a host for registrations leaves every page except the login, the legal pages and those of safe play', async () => {
  for (const id of ['home', 'news', 'promo', 'not-found'])
    expect(await seenAfter('signup-host', { 'route.id': id })).toEqual(['go /market_signup'])
  const kept = ['market-signup', 'login', 'terms-of-use', 'privacy-policy', 'maintenance']
  for (const id of [...kept, 'responsive-gaming', 'anti-addiction'])
    expect(await seenAfter('signup-host', { 'route.id': id })).toEqual([])
  expect(await seenAfter('signup-host', { 'session.loggedIn': true })).toEqual([])
})

test('closing the terms of the login leads to Home', async () => {
  expect(await seenAfter('back', { 'route.id': 'login-terms', 'route.path': '/login/terms-policy' })).toEqual(['go /'])
})

test('back on an account page in the mini-app or chat bot of a partner leads to Home', async () => {
  for (const path of ['/account', '/miniAccount', '/mayaAccount'])
    expect(await seenAfter('back', { 'device.partner': true, 'route.path': path })).toEqual(['go /'])
})
