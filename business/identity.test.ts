import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createTestSession, Failed, settle } from './session.fixture.ts'

function player(answer: (payload: JsonObject) => Json | Failed | Promise<Json | Failed>) {
  const testSession = createTestSession({ gateway: { 'identity/status': answer } })
  testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01' })
  return testSession
}

test('the identity status is loaded after a login, and never for a visitor', async () => {
  const testSession = player(() => ({ ekycStatus: 3, rejectReason: 'a blurred photo' }))
  await testSession.start('identity')
  await settle()
  expect(['status', 'ekycStatus', 'rejectReason'].map((name) => testSession.fact(`identity.${name}`))).toEqual([
    'ready',
    3,
    'a blurred photo',
  ])
  const visitor = createTestSession()
  visitor.set({ 'fact.session.loggedIn': false })
  await visitor.start('identity')
  expect(visitor.calls).toEqual([])
})

test('the action of identity.begin is sent to the gateway with the next request for the identity status', async () => {
  const sent: JsonObject[] = []
  const testSession = player((payload) => (sent.push(payload), { popupType: 7 }))
  await testSession.run('identity.begin', { action: 3 })
  await testSession.run('identity.load')
  expect(sent).toEqual([{ action: 3 }])
  expect(testSession.fact('identity.popup')).toBe(7)
})

test('a missing status is "not set", a missing number of attempts is 1, and earlier values are removed', async () => {
  const answers: JsonObject[] = [
    { ekycStatus: 3, canKycTime: 0, refuseInitFlag: true, rejectReason: 'a blurred photo' },
    {},
  ]
  const testSession = player(() => answers.shift() ?? {})
  await testSession.run('identity.load')
  await testSession.run('identity.load')
  const facts = ['ekycStatus', 'canKycTime', 'refuseInitFlag', 'rejectReason', 'popup'].map((name) =>
    testSession.fact(`identity.${name}`),
  )
  expect(facts.slice(0, 4)).toEqual([-1, 1, false, ''])
  expect(facts[4], 'an answer without popupType is an error of the gateway, and does not let the player go on').toBe(16)
})

test('an identity status that arrives after the logout is ignored', async () => {
  let arrive: (answer: Json) => void = () => undefined
  const testSession = player(() => new Promise<Json>((resolve) => (arrive = resolve)))
  const late = testSession.run('identity.load')
  await testSession.run('player.clear')
  testSession.set({ 'fact.session.loggedIn': false, 'fact.session.loginName': '' })
  arrive({ ekycStatus: 1 })
  expect(await late).toEqual({ ok: true, stop: true })
  expect(testSession.fact('identity.ekycStatus')).toBe(-1)
})

test('an identity status that cannot be loaded after a login passes the failure to the error table', async () => {
  const testSession = player(() => new Failed('GW_801655'))
  await testSession.start('identity')
  await settle()
  expect(testSession.notLoaded).toMatchObject([{ code: 'GW_801655' }])
})

test('an identity reminder is recorded for one player', async () => {
  const testSession = player(() => ({}))
  await testSession.run('identity.begin', { action: 3 })
  expect(testSession.fact('identity.reminded')).toBe(false)
  await testSession.run('identity.remind')
  await testSession.run('identity.begin', { action: 2 })
  expect(testSession.fact('identity.reminded')).toBe(true)
  testSession.set({ 'fact.session.loginName': 'maria01' })
  await testSession.run('identity.begin', { action: 3 })
  expect(testSession.fact('identity.reminded')).toBe(false)
})
