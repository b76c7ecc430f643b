import { expect, test, vi } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import { isOldApp } from './device/app-version.ts'
import { detectDevice } from './device/detect.ts'
import { hosts as brandHosts } from './gateway/constants.ts'
import { sessionParameter } from './device/session-parameter.ts'
import { isHostFor } from './hosts.ts'
import { createTestSession, emptyApp, emptySlice, Failed, settle } from './session.fixture.ts'

test.each(['https://example.ph/a', '/deposit?x=1', 'viber://chat', 'tel:+632', 'mailto:a@b.ph'])(
  'nav.open opens the address %s',
  async (href) => {
    const testSession = createTestSession()
    await testSession.run('nav.open', { link: { href } })
    expect(testSession.effects).toEqual([{ navigate: { to: href } }])
  },
)

test('nav.open opens an address whose scheme is in linkSchemes, and refuses a scheme that is not listed', async () => {
  const testSession = createTestSession({ app: { ...emptyApp({}), linkSchemes: ['line'] } })
  await testSession.run('nav.open', { link: { href: 'line://ti/p/1' } })
  await testSession.run('nav.open', { link: { href: 'viber://chat' } })
  expect(testSession.effects).toEqual([{ navigate: { to: 'line://ti/p/1' } }])
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'http://plain.example',
  ' /x',
  'https://a b',
  '',
])('nav.open refuses the address %j', async (href) => {
  const testSession = createTestSession()
  expect(await testSession.run('nav.open', { link: { href } })).toMatchObject({
    ok: false,
    error: { code: 'LINK-REFUSED' },
  })
  expect(testSession.effects).toEqual([])
})

test.each(['en', 'cn', 'tl'])('the language %s can be chosen', async (language) => {
  const testSession = createTestSession({ constants: { languages: ['en', 'tl', 'cn'] } })
  await testSession.run('language.set', { language })
  expect(testSession.effects).toEqual([{ language }])
})

test.each(['fr', 'EN', '', '__proto__'])('the language %j is refused', async (language) => {
  expect(
    await createTestSession({ constants: { languages: ['en', 'tl', 'cn'] } }).run('language.set', { language }),
  ).toEqual({
    ok: false,
    error: { code: 'LANGUAGE', message: 'app.language.wrong' },
  })
})

test.each([
  ['morning light', 'morning'],
  [undefined, ''],
  [7, ''],
])('at start, the stored skin %j sets the fact device.skin to %j', async (stored, skin) => {
  const window = {
    location: { search: '', hostname: 'www.localhost' },
    navigator: { onLine: true },
    addEventListener: () => undefined,
  }
  for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value)
  const testSession = createTestSession()
  if (stored !== undefined) testSession.storage.set('skin', stored)
  await testSession.start('device')
  vi.unstubAllGlobals()
  expect(testSession.fact('device.skin')).toBe(skin)
})

test('the parameters os, version and appTitle stay valid in the session of the browser, in its storage', async () => {
  const window = {
    navigator: { onLine: true },
    addEventListener: () => undefined,
    sessionStorage: undefined,
  }
  for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value)
  const stored: [string, Json][] = []
  for (const search of ['?os=0&version=4.0.6&appTitle=0', '']) {
    vi.stubGlobal('location', { search, hostname: 'www.localhost' })
    const testSession = createTestSession()
    for (const [key, value] of stored) testSession.storage.set(key, value)
    await testSession.start('device')
    expect(['os', 'osPresent', 'oldApp', 'appTitle'].map((name) => testSession.fact(`device.${name}`))).toEqual([
      '0',
      true,
      false,
      false,
    ])
    stored.push(...testSession.storage)
  }
  vi.unstubAllGlobals()
})

test('a chosen skin is set as a fact at once, and an empty name returns to the skin of the site', async () => {
  const testSession = createTestSession()
  await testSession.run('skin.set', { skin: 'morning' })
  expect([testSession.fact('device.skin'), testSession.effects]).toEqual(['morning', [{ skin: 'morning' }]])
  await testSession.run('skin.set', { skin: '' })
  expect(testSession.fact('device.skin')).toBe('')
})

test('a dismissed popup does not open again for the same player on the same day in Manila', async () => {
  const testSession = createTestSession()
  testSession.set({ 'fact.session.loginName': 'juan01' })
  testSession.storage.set('popups.juan01', {
    rebate: { total: 3, day: '2026-11-30', onDay: 1 },
    other: { total: 1, day: '2026-11-30', onDay: 1 },
  })
  await testSession.run('popup.dismiss', { popup: 'rebate' })
  expect(testSession.effects).toEqual([{ dismissPopup: 'rebate' }])
  testSession.session.popups.dismiss('rebate')
  expect(testSession.storage.get('popups.juan01')).toMatchObject({
    rebate: { total: 3, day: '2026-12-01' },
    other: { day: '2026-11-30' },
  })
  expect([...testSession.storage.keys()]).toEqual(['popups.juan01'])
})

const containers: Json = { frameAncestors: [], miniApp: ['lazada.localhost', '*.mini.example'], bot: ['bot.localhost'] }
const hosts: Json = { glife: ['glife.localhost'], lazada: ['lazada.localhost'], pay: ['pay.mini.example'] }
test.each([
  ['www.localhost', '', undefined, { container: 'BROWSER', bot: false, os: 'none', brand: '' }],
  ['lazada.localhost', '', undefined, { container: 'MINIAPP', bot: false, os: 'none', brand: 'lazada' }],
  ['shop.mini.example', '', undefined, { container: 'MINIAPP', bot: false, os: 'none', brand: '' }],
  ['pay.mini.example', '', undefined, { container: 'MINIAPP', bot: false, os: 'none', brand: 'pay' }],
  ['mini.example', '', undefined, { container: 'BROWSER', bot: false, os: 'none', brand: '' }],
  ['bot.localhost', '', undefined, { container: 'BROWSER', bot: true, os: 'none', brand: '' }],
  ['www.localhost', '?os=1', undefined, { container: 'APP', bot: false, os: '1', brand: '' }],
  ['www.localhost', '', '0', { container: 'APP', bot: false, os: '0', brand: '' }],
  ['www.localhost', '?os=7', undefined, { container: 'BROWSER', bot: false, os: 'none', brand: '' }],
  ['www.localhost', '?glife=1', undefined, { container: 'MINIAPP', bot: false, os: 'none', brand: 'glife' }],
  ['www.localhost', '?isLazada=1', undefined, { container: 'MINIAPP', bot: false, os: 'none', brand: 'lazada' }],
  ['www.localhost', '?isLazada=0', undefined, { container: 'BROWSER', bot: false, os: 'none', brand: '' }],
  ['lazada.localhost', '?os=1&glife=1', undefined, { container: 'APP', bot: false, os: '1', brand: '' }],
])('on %s%s, opened with os %s, the detected device is %j', (host, query, storedOs, device) => {
  const parameters = new URLSearchParams(query)
  const parameter = (name: string): string | undefined =>
    parameters.get(name) ?? (name === 'os' ? storedOs : undefined) ?? undefined
  const brandParameters = ['glife', 'isLazada']
  expect(detectDevice({ host, parameter, containers, hosts, brandParameters })).toEqual(device)
})

test.each(Object.keys(brandHosts))('a mini-app on a host with the purpose %s has this brand', (brand) => {
  const host = 'partner.localhost'
  const clues = { host, parameter: () => undefined, containers: { miniApp: [host] }, hosts: { [brand]: [host] } }
  expect(detectDevice(clues)).toMatchObject({ container: 'MINIAPP', brand })
})

/** Document 1, section 5, line 130; reading AM-061. */
test.each([
  ['0', '405', false],
  ['0', '4.0.5', false],
  ['0', '404', true],
  ['0', '400', true],
  ['0', '399', false],
  ['0', '323', false],
  ['0', '322', true],
  ['0', undefined, true],
  ['0', 'beta', true],
  ['1', '405', false],
  ['1', '399', true],
  ['1', '323', true],
  ['1', '', true],
  ['none', undefined, false],
] as const)('with os %s, the app version %s is too old: %s', (os, version, isOld) => {
  expect(isOldApp(os, version)).toBe(isOld)
})

test.each([
  ['a number', 405, undefined],
  ['a list', ['405'], undefined],
  ['a text', '405', '405'],
])('a session parameter that is stored as %s has the value %j: %j', (_, value, read) => {
  const storage = { get: () => value, set: () => undefined, remove: () => undefined }
  expect(sessionParameter('version', new URLSearchParams(), storage)).toBe(read)
})

test.each([
  ['wallet.localhost', true],
  ['www.localhost', false],
])('%s is a host of the wallet app: %s', (host, isOne) => {
  expect(isHostFor('walletApp', { walletApp: ['wallet.localhost'] }, host)).toBe(isOne)
  expect(isHostFor('walletApp', undefined, host)).toBe(false)
})

test('a page that replaces the current page adds no history entry', async () => {
  const testSession = createTestSession()
  await testSession.run('nav.open', { link: { href: '/maintenance' }, replace: true })
  expect(testSession.effects).toEqual([{ navigate: { to: '/maintenance', replace: true } }])
})

test('a page that opens loads the data that the page before could not load, and no other data again', async () => {
  let kinds: Json | Failed = new Failed('NETWORK')
  const { session, world, calls } = createTestSession({
    gateway: { 'games/kinds': () => kinds, 'games/platforms': () => [] },
  })
  const data = {
    kinds: { call: 'games/kinds', when: 'boot' },
    platforms: { call: 'games/platforms', when: 'boot' },
  } as const
  const show = async (page: string): Promise<void> => {
    session.showPage(emptySlice({ page, data }), undefined, new URL(`https://site.test/${page}`))
    await settle()
  }
  await show('one')
  expect(world.read('data.kinds.status')).toBe('error')
  kinds = []
  await show('two')
  expect([world.read('data.kinds.status'), calls]).toEqual(['ready', ['games/kinds', 'games/platforms', 'games/kinds']])
})
