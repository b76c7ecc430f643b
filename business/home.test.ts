/** The facts on which the popups of Home and the first-time guide depend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Json, JsonObject } from '../engine/core/json.ts'
import { createTestSession, Failed, settle as settleTasks, type TestSession } from './session.fixture.ts'

/** Waits for pending tasks, and for code that areas import on demand. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled()
  await settleTasks()
}

const messages = [
  { id: 'late', title: 'Second', createdDate: '2026-12-02 08:00:00' },
  { id: 'early', title: 'First', text: 'A voucher', link: '/rewards', createdDate: '2026-12-01 08:00:00' },
]

function open(data: Json = []): TestSession {
  const testSession = createTestSession({ gateway: { 'home/fortune': () => ({ data }) } })
  testSession.set({ 'fact.route.id': 'home' })
  return testSession
}

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

async function logIn(testSession: TestSession, loginName: string, vipLevel: number): Promise<void> {
  testSession.set({
    'fact.session.loginName': loginName,
    'fact.player.vipLevel': vipLevel,
    'fact.session.loggedIn': true,
  })
  await settle()
}

test('home.vipRaised is true while the VIP level of a player is above the level that was last shown', async () => {
  const testSession = open()
  await testSession.start('home')
  await settle()
  const isRaised = (): unknown => testSession.fact('home.vipRaised')
  await logIn(testSession, 'juan01', 2)
  expect(isRaised()).toBe(false)
  await logIn(testSession, 'juan01', 3)
  expect(isRaised()).toBe(true)
  await logIn(testSession, 'maria02', 5)
  expect(isRaised()).toBe(false)
  await logIn(testSession, 'juan01', 3)
  expect(isRaised()).toBe(true)
  await testSession.run('home.closeVip')
  expect(isRaised()).toBe(false)
  await logIn(testSession, 'juan01', 1)
  expect(isRaised()).toBe(false)
  await logIn(testSession, 'juan01', 2)
  expect(isRaised()).toBe(true)
})

test('closing the first-time guide affects one player only, and a visitor has no guide', async () => {
  const testSession = open()
  testSession.set({ 'fact.session.loggedIn': false })
  await testSession.start('home')
  await settle()
  expect(testSession.fact('home.guideViewed')).toBe(true)
  await logIn(testSession, 'juan01', 0)
  expect(testSession.fact('home.guideViewed')).toBe(false)
  await testSession.run('home.closeGuide')
  await logIn(testSession, 'maria02', 1)
  expect(testSession.fact('home.guideViewed')).toBe(false)
  await logIn(testSession, 'juan01', 0)
  expect(testSession.fact('home.guideViewed')).toBe(true)
})

test('the fortune queue shows one message at a time, the oldest first, and never again a message that this player has closed', async () => {
  const testSession = open(messages)
  await testSession.start('home')
  await settle()
  const shown = (): unknown[] => ['Id', 'Title', 'Text', 'Link'].map((name) => testSession.fact(`home.fortune${name}`))
  await logIn(testSession, 'juan01', 0)
  expect(shown()).toEqual(['early', 'First', 'A voucher', '/rewards'])
  await testSession.run('home.openFortune')
  expect(testSession.effects).toContainEqual({ navigate: { to: '/rewards' } })
  expect(shown()).toEqual(['late', 'Second', '', ''])
  await testSession.run('home.nextFortune')
  expect(shown()).toEqual(['', '', '', ''])
  testSession.set({ 'fact.session.loggedIn': false })
  await logIn(testSession, 'maria02', 0)
  expect(shown(), 'of another player on this device').toEqual(['early', 'First', 'A voucher', '/rewards'])
  testSession.set({ 'fact.session.loggedIn': false })
  await logIn(testSession, 'juan01', 0)
  expect(shown()).toEqual(['', '', '', ''])
})

test('the fortune queue is unknown while it is being loaded, and empty when the call fails or takes long', async () => {
  let answer: (value: Json | Failed) => void = () => undefined
  const testSession = createTestSession({
    gateway: { 'home/fortune': () => new Promise<Json | Failed>((resolve) => (answer = resolve)) },
  })
  testSession.set({ 'fact.route.id': 'home', 'fact.session.loggedIn': false })
  await testSession.start('home')
  await settle()
  const first = (): unknown => testSession.fact('home.fortuneId')
  expect(first()).toBe('')
  await logIn(testSession, 'juan01', 0)
  expect(first()).toBeUndefined()
  answer(new Failed('NETWORK'))
  await settle()
  expect(first()).toBe('')
  vi.useFakeTimers()
  testSession.set({ 'fact.session.loggedIn': false })
  testSession.set({ 'fact.session.loginName': 'maria02', 'fact.session.loggedIn': true })
  expect(first()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(first()).toBe('')
  answer({ data: messages })
  await vi.advanceTimersByTimeAsync(0)
  expect(first()).toBe('early')
  vi.useRealTimers()
})

test('home.streamId is the broadcast that the gateway offers a player, and empty for a visitor or without an offer', async () => {
  let answer: () => JsonObject | Failed = () => ({ room: { liveId: '7' } })
  const testSession = createTestSession({ gateway: { 'live/offer': () => answer() } })
  testSession.set({ 'fact.route.id': 'home' })
  await testSession.start('home')
  const offered = async (loginName: string): Promise<unknown> => {
    await logIn(testSession, loginName, 0)
    return testSession.fact('home.streamId')
  }
  expect(await offered('juan01')).toBe('7')
  testSession.set({ 'fact.session.loggedIn': false })
  await settle()
  expect(testSession.fact('home.streamId')).toBe('')
  answer = () => new Failed('GW_100431')
  expect(await offered('juan01')).toBe('')
  answer = () => ({})
  expect(await offered('maria02')).toBe('')
})

test('drags by mouse are counted, also when the browser drags an image, and clicks are not', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const testSession = open()
  await testSession.start('home')
  await settle()
  const drag = (end: string, clientX: number): unknown => {
    page.dispatchEvent(Object.assign(new Event('mousedown'), { clientX: 0, clientY: 0 }))
    page.dispatchEvent(Object.assign(new Event(end), { clientX, clientY: 0 }))
    return testSession.fact('home.drags')
  }
  expect([drag('mouseup', 4), drag('mouseup', 90), drag('dragend', 90)]).toEqual([0, 1, 2])
})

test('the fortune queue and the broadcast are loaded once, when Home opens for the first time', async () => {
  const testSession = open(messages)
  testSession.set({ 'fact.route.id': 'news' })
  await testSession.start('home')
  await settle()
  await logIn(testSession, 'juan01', 0)
  expect(testSession.calls).toEqual([])
  for (const route of ['home-slot', 'news', 'home']) testSession.set({ 'fact.route.id': route })
  await settle()
  expect(testSession.calls).toEqual(['home/fortune', 'live/offer'])
})

test('an error while the popups of Home are started is reported once', async () => {
  vi.stubGlobal('addEventListener', undefined)
  const testSession = open()
  await testSession.start('home')
  await settle()
  testSession.set({ 'fact.route.id': 'home-slot' })
  await settle()
  expect(testSession.reports).toEqual(['HOME-LOAD'])
})
