import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import { createTestSession, Failed, settle } from './session.fixture.ts'

afterEach(() => void vi.useRealTimers())

const open = { isSiteMaintenance: false }

test.each([
  [{ pagcorVersion: true, restrictedMode: false }, true],
  [{ restrictedMode: true }, true],
  [{ pagcorVersion: false }, false],
])('with the site info %j, restricted mode is %j', async (info, restricted) => {
  const testSession = createTestSession({
    gateway: { 'site/info': () => info as Json, 'site/maintenance': () => open },
  })
  await testSession.start('site')
  expect(testSession.fact('site.restrictedMode')).toBe(restricted)
  expect(testSession.fact('site.infoStatus')).toBe('ready')
})

test('without site info, restricted mode and the community are off', async () => {
  const testSession = createTestSession()
  await testSession.start('site')
  expect([
    testSession.fact('site.infoStatus'),
    testSession.fact('site.restrictedMode'),
    testSession.fact('site.community'),
  ]).toEqual(['error', false, false])
})

test('site info that failed to load is loaded again with the check for maintenance, until it is loaded', async () => {
  let answer: Json | Failed = new Failed('TIMEOUT')
  const testSession = createTestSession({ gateway: { 'site/info': () => answer } })
  await testSession.start('site')
  testSession.tick()
  await settle()
  expect([testSession.fact('site.restrictedMode'), testSession.fact('site.forcedKyc')]).toEqual([false, false])
  answer = { pagcorVersion: true, KYC_SWITCH: true }
  testSession.tick()
  await settle()
  expect([testSession.fact('site.restrictedMode'), testSession.fact('site.forcedKyc')]).toEqual([true, true])
  testSession.tick()
  await settle()
  expect(testSession.calls.filter((call) => call === 'site/info')).toHaveLength(3)
})

test('when the network is back, the site info is loaded again, and a failure keeps the switches', async () => {
  let answer: Json | Failed = new Failed('OFFLINE')
  const testSession = createTestSession({ gateway: { 'site/info': () => answer } })
  testSession.set({ 'fact.device.online': false })
  await testSession.start('site')
  answer = { restrictedMode: true }
  testSession.set({ 'fact.device.online': true })
  await settle()
  expect(testSession.fact('site.restrictedMode')).toBe(true)
  answer = new Failed('NETWORK')
  testSession.set({ 'fact.device.online': false })
  testSession.set({ 'fact.device.online': true })
  await settle()
  expect(testSession.calls.filter((call) => call === 'site/info')).toHaveLength(3)
  expect(testSession.fact('site.restrictedMode')).toBe(true)
})

test('site.waitInfo waits for the last attempt to load the site info, and fails if the switches stay unknown', async () => {
  vi.useFakeTimers()
  const { run, set } = createTestSession()
  const loaded = run('site.waitInfo')
  await vi.advanceTimersByTimeAsync(113_000)
  set({ 'fact.site.infoStatus': 'ready' })
  await vi.advanceTimersByTimeAsync(50)
  expect(await loaded).toEqual({ ok: true })
  set({ 'fact.site.infoStatus': 'loading' })
  const unknown = run('site.waitInfo')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await unknown).toMatchObject({ ok: false, error: { code: 'SITE-INFO', fallback: 'app.site-info' } })
})

test('site.waitInfo loads site info that failed to load once more, and fails if this fails too', async () => {
  let answer: Json | Failed = new Failed('NETWORK')
  const testSession = createTestSession({ gateway: { 'site/info': () => answer } })
  await testSession.start('site')
  expect(await testSession.run('site.waitInfo')).toMatchObject({ ok: false, error: { code: 'SITE-INFO' } })
  expect(testSession.calls.filter((call) => call === 'site/info')).toHaveLength(2)
  answer = { newEkycSwitch: true }
  expect(await testSession.run('site.waitInfo')).toEqual({ ok: true })
  expect([testSession.fact('site.infoStatus'), testSession.fact('site.newEkyc')]).toEqual(['ready', true])
  await testSession.run('site.waitInfo')
  expect(testSession.calls.filter((call) => call === 'site/info')).toHaveLength(3)
})

test('when the site info is optional, site.waitInfo continues after a failure without another load', async () => {
  const testSession = createTestSession()
  await testSession.start('site')
  expect(await testSession.run('site.waitInfo', { isOptional: true })).toEqual({ ok: true })
  expect(testSession.calls.filter((call) => call === 'site/info')).toHaveLength(1)
})

test('cut-off dates and identity switches come from the site info, and a missing date is the last possible date', async () => {
  const info = { newEkycSwitch: true, KYC_SWITCH: true, KYC_GAME: '2026-01-15 10:00:00', KYC_LOGIN: '2026-02-01' }
  const testSession = createTestSession({ gateway: { 'site/info': () => info } })
  await testSession.start('site')
  const cutoffs = ['Game', 'Withdraw', 'Login'].map((name) => testSession.fact(`site.kyc${name}Cutoff`))
  expect([testSession.fact('site.newEkyc'), testSession.fact('site.forcedKyc')]).toEqual([true, true])
  expect(cutoffs).toEqual([
    Date.parse('2026-01-15T02:00:00Z'),
    8_640_000_000_000_000,
    Date.parse('2026-01-31T16:00:00Z'),
  ])
})

test.each([
  [[{ use_scene: 'login', default_switch_status: true }], true],
  [[{ use_scene: 'register', default_switch_status: true }, { use_scene: 'login' }], false],
  [undefined, false],
])('with the consent toggle %j, the consent box of the login is checked at first: %s', async (toggle, isChecked) => {
  const info = toggle === undefined ? {} : { USER_CONSENT_TOGGLE: toggle }
  const testSession = createTestSession({ gateway: { 'site/info': () => info } })
  await testSession.start('site')
  expect(testSession.fact('site.consentChecked')).toBe(isChecked)
})

test('the switches of this host decide which operations require a verified identity', async () => {
  const info = { 'KYC_{host}_DEPOSIT': true, 'KYC_{host}_WITHDRAWAL': false }
  const testSession = createTestSession({ gateway: { 'site/info': () => info } })
  await testSession.start('site')
  expect(['Games', 'Deposits', 'Withdrawals'].map((name) => testSession.fact(`site.kycFor${name}`))).toEqual([
    false,
    true,
    false,
  ])
})

test('the flow check-maintenance runs at start, and site.checkMaintenance sets the maintenance and the image for this client', async () => {
  const images = [
    { mc: 'APP', img: '/a' },
    { mc: 'h5', img: '/h' },
  ]
  const testSession = createTestSession({
    gateway: { 'site/maintenance': () => ({ isSiteMaintenance: true, MAINTENANCE_IMG: images }) },
  })
  await testSession.start('site')
  expect(testSession.flows).toEqual(['check-maintenance'])
  await testSession.run('site.checkMaintenance')
  expect([testSession.fact('site.maintenance'), testSession.fact('site.maintenanceImage')]).toEqual([true, '/h'])
})

test.each([
  ['of another client is not shown', [{ mc: 'APP', img: '/a' }], ''],
  ['without a client is shown to all clients', [{ mc: 'APP', img: '/a' }, { img: '/all' }], '/all'],
])('an image for the maintenance page %s', async (_, images, shown) => {
  const testSession = createTestSession({
    gateway: { 'site/maintenance': () => ({ isSiteMaintenance: true, MAINTENANCE_IMG: images }) },
  })
  await testSession.run('site.checkMaintenance')
  expect(testSession.fact('site.maintenanceImage')).toBe(shown)
})

test('an image in the address of the maintenance page takes precedence over the image of the gateway', async () => {
  const answer = { isSiteMaintenance: true, MAINTENANCE_IMG: [{ mc: 'H5', img: '/h' }] }
  const testSession = createTestSession({ gateway: { 'site/maintenance': () => answer } })
  testSession.set({ route: { id: 'maintenance', path: '/maintenance', params: {}, query: { img: '/own' } } })
  await testSession.run('site.checkMaintenance')
  expect(testSession.fact('site.maintenanceImage')).toBe('/own')
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//other.example/a.png',
  '/\\\\other.example/a.png',
  '',
])('the address "%s" of an image in the address of the maintenance page is not used', async (img) => {
  const answer = { isSiteMaintenance: true, MAINTENANCE_IMG: [{ mc: 'H5', img: '/h' }] }
  const testSession = createTestSession({ gateway: { 'site/maintenance': () => answer } })
  testSession.set({ route: { id: 'maintenance', path: '/maintenance', params: {}, query: { img } } })
  await testSession.run('site.checkMaintenance')
  expect(testSession.fact('site.maintenanceImage')).toBe('/h')
})

test('an image in the address of the maintenance page is shown when the check for maintenance fails', async () => {
  const testSession = createTestSession({ gateway: { 'site/maintenance': () => new Failed('TIMEOUT') } })
  testSession.set({ route: { id: 'maintenance', path: '/maintenance', params: {}, query: { img: '/own' } } })
  await testSession.run('site.checkMaintenance')
  expect(testSession.fact('site.maintenanceImage')).toBe('/own')
})

test('only a person who has pressed the button gets a message that the site is still closed, or could not be checked', async () => {
  let answer: Json | Failed = { isSiteMaintenance: true }
  const testSession = createTestSession({ gateway: { 'site/maintenance': () => answer } })
  const toasts = (): unknown[] => testSession.effects.flatMap(({ toast }) => toast?.text ?? [])
  await testSession.run('site.checkMaintenance')
  expect(toasts()).toEqual([])
  await testSession.run('site.checkMaintenance', { isPressed: true })
  expect(toasts()).toEqual(['app.maintenance.closed'])
  answer = new Failed('TIMEOUT')
  expect((await testSession.run('site.checkMaintenance', { isPressed: true })).ok).toBe(false)
  expect(toasts()).toEqual(['app.maintenance.closed', 'app.maintenance.unknown'])
  expect(testSession.fact('site.maintenance')).toBe(true)
})

test('a check for maintenance that fails changes no fact and stops the flow', async () => {
  const testSession = createTestSession({ gateway: { 'site/maintenance': () => new Failed('TIMEOUT') } })
  testSession.set({ 'fact.site.maintenance': true })
  expect(await testSession.run('site.checkMaintenance')).toEqual({ ok: true, stop: true })
  expect(testSession.fact('site.maintenance')).toBe(true)
})
