import { expect, test, vi } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import { detectDevice, isHostFor } from './device/detect.ts'
import { createStage } from './session.fixture.ts'

test.each(['https://example.ph/a', '/deposit?x=1', 'viber://chat', 'tel:+632', 'mailto:a@b.ph'])(
  '%s is opened',
  async (href) => {
    const stage = createStage()
    await stage.run('nav.open', { link: { href } })
    expect(stage.effects).toEqual([{ navigate: { to: href } }])
  },
)

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'http://plain.example',
  ' /x',
  'https://a b',
  '',
])('%j is not opened', async (href) => {
  const stage = createStage()
  expect(await stage.run('nav.open', { link: { href } })).toMatchObject({ ok: false, error: { code: 'LINK-REFUSED' } })
  expect(stage.effects).toEqual([])
})

test.each(['en', 'cn', 'tl'])('the language %s can be chosen', async (language) => {
  const stage = createStage({ constants: { languages: ['en', 'tl', 'cn'] } })
  await stage.run('language.set', { language })
  expect(stage.effects).toEqual([{ language }])
})

test.each(['fr', 'EN', '', '__proto__'])('the language %j is refused', async (language) => {
  expect(await createStage({ constants: { languages: ['en', 'tl', 'cn'] } }).run('language.set', { language })).toEqual(
    {
      ok: false,
      error: { code: 'LANGUAGE', message: 'app.language.wrong' },
    },
  )
})

test.each([
  ['morning light', 'morning'],
  [undefined, ''],
  [7, ''],
])('at start, the stored skin %j sets the fact to %j', async (stored, skin) => {
  const window = {
    location: { search: '', hostname: 'www.localhost' },
    navigator: { onLine: true },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
    innerWidth: 390,
  }
  for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value)
  const stage = createStage()
  if (stored !== undefined) stage.storage.set('skin', stored)
  await stage.start('device')
  vi.unstubAllGlobals()
  expect(stage.fact('device.skin')).toBe(skin)
})

test('a chosen skin is a fact at once, and an empty one returns to the skin of the site', async () => {
  const stage = createStage()
  await stage.run('skin.set', { skin: 'morning' })
  expect([stage.fact('device.skin'), stage.effects]).toEqual(['morning', [{ skin: 'morning' }]])
  await stage.run('skin.set', { skin: '' })
  expect(stage.fact('device.skin')).toBe('')
})

test('a dismissed popup has used up its limit for this day of Manila, for this player only', async () => {
  const stage = createStage()
  stage.set({ 'fact.session.loginName': 'juan01' })
  stage.storage.set('popups.juan01', {
    rebate: { total: 3, day: '2026-11-30', onDay: 1 },
    other: { total: 1, day: '2026-11-30', onDay: 1 },
  })
  await stage.run('popup.dismiss', { popup: 'rebate' })
  expect(stage.effects).toEqual([{ dismissPopup: 'rebate' }])
  stage.session.popups.dismiss('rebate')
  expect(stage.storage.get('popups.juan01')).toMatchObject({
    rebate: { total: 3, day: '2026-12-01' },
    other: { day: '2026-11-30' },
  })
  expect([...stage.storage.keys()]).toEqual(['popups.juan01'])
})

const containers: Json = { frameAncestors: [], miniApp: ['lazada.localhost', '*.mini.example'], bot: ['bot.localhost'] }
test.each([
  ['www.localhost', '', undefined, { container: 'BROWSER', bot: false, os: 'none' }],
  ['lazada.localhost', '', undefined, { container: 'MINIAPP', bot: false, os: 'none' }],
  ['shop.mini.example', '', undefined, { container: 'MINIAPP', bot: false, os: 'none' }],
  ['mini.example', '', undefined, { container: 'BROWSER', bot: false, os: 'none' }],
  ['bot.localhost', '', undefined, { container: 'BROWSER', bot: true, os: 'none' }],
  ['www.localhost', '?os=1', undefined, { container: 'APP', bot: false, os: '1' }],
  ['www.localhost', '', '0', { container: 'APP', bot: false, os: '0' }],
  ['www.localhost', '?os=7', undefined, { container: 'BROWSER', bot: false, os: 'none' }],
])('on %s%s, opened with os %s, the player runs in %j', (host, query, storedOs, device) => {
  expect(detectDevice({ host, query: new URLSearchParams(query), storedOs, containers })).toEqual(device)
})

test.each([
  ['wallet.localhost', true],
  ['www.localhost', false],
])('%s is a host of the wallet app: %s', (host, isOne) => {
  expect(isHostFor('walletApp', { walletApp: ['wallet.localhost'] }, host)).toBe(isOne)
  expect(isHostFor('walletApp', undefined, host)).toBe(false)
})

test('a page that replaces the current one adds no history entry', async () => {
  const stage = createStage()
  await stage.run('nav.open', { link: { href: '/maintenance' }, replace: true })
  expect(stage.effects).toEqual([{ navigate: { to: '/maintenance', replace: true } }])
})
