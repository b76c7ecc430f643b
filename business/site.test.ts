import { expect, test } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import { createStage, Failed } from './session.fixture.ts'

const open = { isSiteMaintenance: false }

test.each([
  [{ pagcorVersion: true, restrictedMode: false }, true],
  [{ restrictedMode: true }, true],
  [{ pagcorVersion: false }, false],
])('site info %j makes restricted mode %j', async (info, restricted) => {
  const stage = createStage({ gateway: { 'site/info': () => info as Json, 'site/maintenance': () => open } })
  await stage.start('site')
  expect(stage.fact('site.restrictedMode')).toBe(restricted)
  expect(stage.fact('site.loaded')).toBe(true)
})

test('without site info every switch is off', async () => {
  const stage = createStage()
  await stage.start('site')
  expect([stage.fact('site.loaded'), stage.fact('site.restrictedMode'), stage.fact('site.community')]).toEqual([
    true,
    false,
    false,
  ])
})

test('cut-off dates and identity switches come from the site info; without a date no player is excluded', async () => {
  const info = { newEkycSwitch: true, KYC_SWITCH: true, KYC_GAME: '2026-01-15 10:00:00', KYC_LOGIN: '2026-02-01' }
  const stage = createStage({ gateway: { 'site/info': () => info } })
  await stage.start('site')
  const cutoffs = ['Game', 'Withdraw', 'Login'].map((name) => stage.fact(`site.kyc${name}Cutoff`))
  expect([stage.fact('site.newEkyc'), stage.fact('site.forcedKyc')]).toEqual([true, true])
  expect(cutoffs).toEqual([
    Date.parse('2026-01-15T02:00:00Z'),
    8_640_000_000_000_000,
    Date.parse('2026-01-31T16:00:00Z'),
  ])
})

test('the flow check-maintenance finds maintenance and the image for this client', async () => {
  const pictures = [
    { mc: 'APP', img: '/a' },
    { mc: 'h5', img: '/h' },
  ]
  const stage = createStage({
    gateway: { 'site/maintenance': () => ({ isSiteMaintenance: true, MAINTENANCE_IMG: pictures }) },
  })
  await stage.start('site')
  expect(stage.flows).toEqual(['check-maintenance'])
  await stage.run('site.checkMaintenance')
  expect([stage.fact('site.maintenance'), stage.fact('site.maintenanceImage')]).toEqual([true, '/h'])
})

test('a check for maintenance that fails changes no fact and stops the flow', async () => {
  const stage = createStage({ gateway: { 'site/maintenance': () => new Failed('TIMEOUT') } })
  stage.set({ 'fact.site.maintenance': true })
  expect(await stage.run('site.checkMaintenance')).toEqual({ ok: true, stop: true })
  expect(stage.fact('site.maintenance')).toBe(true)
})
