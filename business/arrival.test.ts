import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appPage } from './arrival/app-link.ts'
import { createTestSession, emptyApp, settle, type TestSession } from './session.fixture.ts'
import { installLink } from './site/install-link.ts'

/** Document 1, section 2, line 19; readings AM-001 and AM-009. */
test.each<[string, string, string | undefined]>([
  ['/', 'slot', 'home?category=slot'],
  ['/', 'slot=', 'home?category=slot'],
  ['/news', 'slot=0&foru', 'home?category=foru'],
  ...['foru', 'bingo', 'perya', 'slot', 'casino', 'poker', 'fishing', 'arcade', 'sports'].map(
    (name): [string, string, string] => ['/', name, `home?category=${name}`],
  ),
  ['/', 'loteria', undefined],
  ['/', 'Slot', undefined],
  ['/', '', undefined],
  ['/new-rewards', 'tab=vouchers', 'new-rewards?tab=vouchers'],
  ['/New-Rewards/', 'tab=vouchers&x=1', 'new-rewards?tab=vouchers'],
  ['/new-rewards', 'tab=record', undefined],
  ['/rewards', 'tab=vouchers', undefined],
  ['/campaign/invite', '', 'campaign/invite'],
  ['/campaign/invite', 'code=A&code=B', 'campaign/invite?code=A&code=B'],
  ['/detailsPage', 'id=2084', 'detailspage?id=2084'],
  ['/detailsPage', 'id=2259', 'detailspage?id=2259'],
  ['/detailsPage', 'id=2085', undefined],
  ['/newGame', 'tab=slot', 'newgame?tab=slot'],
  ['/newGame', 'platformId=27&tab=', 'newgame?tab=&platformId=27'],
  ['/newGame', '', undefined],
])('%s with the query "%s" opens the page %s of the native app', (path, query, page) => {
  const search = query && `?${query}`
  expect(appPage({ path, query: Object.fromEntries(new URLSearchParams(query)), search })).toBe(page)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'https://a.example/ios'],
  ['Mozilla/5.0 (Linux; Android 14)', 'https://a.example/android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', ''],
])('the install link of %s is "%s"', (agent, link) => {
  const links = { IOS_short_link: 'https://a.example/ios', Android_short_link: 'https://a.example/android' }
  expect(installLink(links, agent)).toBe(link)
  expect(installLink(undefined, agent)).toBe('')
})

test('an install link without https counts as missing, so a short link leads to its page', () => {
  for (const link of ['market://details?id=x', 'http://app.example', '/download'])
    expect(installLink({ Android_short_link: link }, 'Android 14')).toBe('')
})

async function arriveAt(address: string, host = 'www.localhost'): Promise<TestSession> {
  const { pathname, search, searchParams } = new URL(address, 'https://habi.example')
  const testSession = createTestSession({
    constants: { productId: 'C66', appScheme: 'habi', hosts: { glife: ['glife.localhost'] } },
  })
  testSession.set({
    route: { id: 'home', path: pathname, params: {}, query: Object.fromEntries(searchParams), search },
    'fact.device.host': host,
  })
  await testSession.start('arrival')
  return testSession
}
const arrivalOf = async (address: string, host?: string): Promise<readonly unknown[]> => {
  const { fact } = await arriveAt(address, host)
  return [fact('arrival.appLink'), fact('arrival.brandGame'), fact('arrival.isPayment')]
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => void vi.unstubAllGlobals())

test('the arrival is read from the address of the document, and the flow "arrive" runs', async () => {
  const { flows, fact } = await arriveAt('/')
  expect([flows, fact('arrival.appHome')]).toEqual([['arrive'], 'habi://home'])
  expect(await arrivalOf('/')).toEqual(['', '', false])
  expect(await arrivalOf('/?slot')).toEqual(['habi://home?category=slot', '', false])
})

test('a failure of the flow "arrive" is shown as a failure of steps', async () => {
  const testSession = createTestSession({
    app: {
      ...emptyApp({ productId: 'C66', appScheme: '' }),
      flows: { arrive: { steps: [{ do: 'nav.open', args: { link: ['=', { href: 'java:x' }] } }] } },
    },
  })
  testSession.set({ route: { id: 'home', path: '/', params: {}, query: {}, search: '' } })
  await testSession.start('arrival')
  await settle()
  expect(testSession.failures).toEqual([{ code: 'LINK-REFUSED', message: 'app.link.refused' }])
})

/** Document 1, section 2, line 20. */
test.each([
  ['C66_123', true],
  ['C66_', true],
  ['c66_123', false],
  ['C67_123', false],
  ['', false],
])('the parameter payback=%s reports a payment: %s', async (payback, isPayment) => {
  expect(await arrivalOf(`/?payback=${payback}`)).toEqual(['', '', isPayment])
})

test('a link of a brand with a game and a platform code leads to the mini-app game page', async () => {
  const game = 'gameId=50103&platformCode=CARABAO'
  const page = '/game-miniapp?gameId=50103&platformCode=CARABAO'
  expect((await arrivalOf(`/?${game}&glife=1`))[1]).toBe(`/game-miniapp?glife=1&${game}`)
  expect((await arrivalOf(`/?${game}&isLazada=1&os=1`))[1]).toBe(`/game-miniapp?isLazada=1&os=1&${game}`)
  expect((await arrivalOf(`/?${game}`, 'glife.localhost'))[1]).toBe(page)
  expect((await arrivalOf(`/?${game}&glife=1&a=1&a=2`))[1]).toBe(`/game-miniapp?glife=1&a=1&a=2&${game}`)
  for (const address of [`/?${game}`, `/?${game}&glife=0`, '/?gameId=50103&glife=1', `/game-miniapp?${game}&glife=1`])
    expect((await arrivalOf(address))[1]).toBe('')
})

test('a host with the purpose marketSignup runs the flow "signup-host" on each page, for visitors only', async () => {
  const testSession = createTestSession({ constants: { productId: 'C66', appScheme: '' } })
  const route = (path: string) => testSession.set({ route: { id: 'x', path, params: {}, query: {}, search: '' } })
  route('/')
  testSession.set({ 'fact.device.signupHost': true, 'fact.device.host': 'market.localhost' })
  await testSession.start('arrival')
  expect(testSession.flows).toEqual(['arrive'])
  testSession.set({ 'fact.session.loggedIn': false })
  expect(testSession.flows).toEqual(['arrive', 'signup-host'])
  route('/news')
  expect(testSession.flows.slice(2).sort()).toEqual(['page-opened', 'signup-host'])
  testSession.set({ 'fact.session.loggedIn': true })
  route('/promo')
  expect(testSession.flows.slice(4)).toEqual(['page-opened'])
})

test('a restored session runs the flow "leave-login", and a login does not', async () => {
  const testSession = await arriveAt('/login')
  testSession.set({ 'fact.session.loggedIn': true })
  expect(testSession.flows).toEqual(['arrive', 'leave-login'])
  testSession.set({ 'fact.session.loggedIn': false })
  testSession.set({ 'fact.session.loggedIn': true })
  expect(testSession.flows).toEqual(['arrive', 'leave-login'])
})

test('a page that opens later runs the flow "page-opened", because it is not an arrival', async () => {
  const testSession = await arriveAt('/')
  expect(testSession.flows).toEqual(['arrive'])
  testSession.set({ route: { id: 'short-link', path: '/LarongPinoy', params: {}, query: {}, search: '' } })
  expect(testSession.flows).toEqual(['arrive', 'page-opened'])
})

test('arrival.isPaid is true only while the address has the query state=success', async () => {
  const testSession = await arriveAt('/confirm?state=success')
  expect(testSession.fact('arrival.isPaid')).toBe(true)
  for (const query of [{}, { state: 'pending' }]) {
    testSession.set({ route: { id: 'confirm', path: '/confirm', params: {}, query } })
    expect(testSession.fact('arrival.isPaid')).toBe(false)
  }
})
