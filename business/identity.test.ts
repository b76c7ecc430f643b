import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createStage, Failed, settle } from './session.fixture.ts'

function player(answer: (payload: JsonObject) => Json | Failed | Promise<Json | Failed>) {
  const stage = createStage({ gateway: { 'identity/status': answer } })
  stage.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  return stage
}

test('the identity status is loaded after a login, and never for a visitor', async () => {
  const stage = player(() => ({ ekycStatus: 3, rejectReason: 'a blurred photo' }))
  await stage.start('identity')
  await settle()
  expect(['status', 'ekycStatus', 'rejectReason'].map((name) => stage.fact(`identity.${name}`))).toEqual([
    'ready',
    3,
    'a blurred photo',
  ])
  const visitor = createStage()
  visitor.set({ 'fact.session.loggedIn': false })
  await visitor.start('identity')
  expect(visitor.calls).toEqual([])
})

test('the operation of the player is sent to the gateway', async () => {
  const sent: JsonObject[] = []
  const stage = player((payload) => (sent.push(payload), { popupType: 7 }))
  await stage.run('identity.begin', { action: 3 })
  await stage.run('identity.load')
  expect(sent).toEqual([{ action: 3 }])
  expect(stage.fact('identity.popup')).toBe(7)
})

test('a missing status is "not set", missing attempts are unlimited, and earlier values are dropped', async () => {
  const answers: JsonObject[] = [
    { ekycStatus: 3, canKycTime: 0, refuseInitFlag: true, rejectReason: 'a blurred photo' },
    {},
  ]
  const stage = player(() => answers.shift() ?? {})
  await stage.run('identity.load')
  await stage.run('identity.load')
  const facts = ['ekycStatus', 'canKycTime', 'refuseInitFlag', 'rejectReason', 'popup'].map((name) =>
    stage.fact(`identity.${name}`),
  )
  expect(facts).toEqual([-1, 1, false, '', 0])
})

test('an answer that arrives after the logout is dropped', async () => {
  let arrive: (answer: Json) => void = () => undefined
  const stage = player(() => new Promise<Json>((resolve) => (arrive = resolve)))
  const late = stage.run('identity.load')
  await stage.run('player.clear')
  stage.set({ 'fact.session.loggedIn': false, 'fact.session.loginName': '' })
  arrive({ ekycStatus: 1 })
  expect(await late).toEqual({ ok: true, stop: true })
  expect(stage.fact('identity.ekycStatus')).toBe(-1)
})

test('a reminder is recorded for one player and one day of Manila', async () => {
  const stage = player(() => ({}))
  await stage.run('identity.begin', { action: 3 })
  expect(stage.fact('identity.reminded')).toBe(false)
  await stage.run('identity.remind')
  await stage.run('identity.begin', { action: 2 })
  expect(stage.fact('identity.reminded')).toBe(true)
  stage.set({ 'fact.session.loginName': 'maria01' })
  await stage.run('identity.begin', { action: 3 })
  expect(stage.fact('identity.reminded')).toBe(false)
})
