import { expect, test } from 'vitest'
import type { Json } from '../engine/core/json.ts'
import { createStage, Failed } from './test-stage.ts'

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

test('without site info every switch is off, and nothing waits', async () => {
  const stage = createStage()
  await stage.start('site')
  expect([stage.fact('site.loaded'), stage.fact('site.restrictedMode'), stage.fact('site.community')]).toEqual([true, false, false])
})

test('maintenance leads to its page with its picture, and back home when it ends', async () => {
  let answer: Json = {
    isSiteMaintenance: true,
    MAINTENANCE_IMG: [
      { mc: 'APP', img: '/a' },
      { mc: 'h5', img: '/h' },
    ],
  }
  const stage = createStage({ gateway: { 'site/maintenance': () => answer } })
  stage.set({ 'fact.route.path': '/slot/new-games' })
  await stage.run('site.checkMaintenance')
  expect(stage.effects).toEqual([{ navigate: { to: '/maintenance', replace: true } }])
  expect([stage.fact('site.maintenance'), stage.fact('site.maintenanceImage')]).toEqual([true, '/h'])

  stage.set({ 'fact.route.path': '/maintenance' })
  await stage.run('site.checkMaintenance')
  expect(stage.effects).toHaveLength(1)
  answer = open
  await stage.run('site.checkMaintenance')
  expect(stage.effects.at(-1)).toEqual({ navigate: { to: '/', replace: true } })
})

test('a look that fails changes nothing, and one that finds the site open leaves other pages alone', async () => {
  let answer: Json | Failed = new Failed('TIMEOUT')
  const stage = createStage({ gateway: { 'site/maintenance': () => answer } })
  stage.set({ 'fact.route.path': '/maintenance', 'fact.site.maintenance': true })
  expect(await stage.run('site.checkMaintenance')).toEqual({ ok: true })
  expect(stage.fact('site.maintenance')).toBe(true)
  answer = open
  stage.set({ 'fact.route.path': '/rewards' })
  await stage.run('site.checkMaintenance')
  expect(stage.effects).toEqual([])
})
