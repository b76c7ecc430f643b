import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FactDefinition } from '../engine/action.ts'
import { facts as games } from './games/facts.ts'
import { facts as identity } from './identity/facts.ts'
import { facts as player } from './player/facts.ts'
import { facts as session } from './session/facts.ts'
import { createTestSession, settle, type TestSession } from './session.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The value that each fact has for a visitor, according to `implied` in its declaration. */
const promised = Object.fromEntries(
  Object.entries({ games, identity, player, session }).flatMap(([area, facts]) =>
    Object.entries<FactDefinition>(facts).flatMap(([key, { implied }]) =>
      implied?.fact === 'session.loggedIn' && implied.is === false ? [[`${area}.${key}`, implied.value]] : [],
    ),
  ),
)

/** A player record that gives every fact a value other than a visitor's. */
const record = {
  loginName: 'juan01',
  customerId: '7',
  nickname: 'Juan',
  registDate: '2026-12-01 10:00:00',
  vipLevel: 4,
  mobileNo: '0917***',
  firstDepositFlag: 1,
  firstDepositDate: '2026-12-01 11:00:00',
  newVouchers: 2,
  rewardAmount: 88,
  isRELX: true,
  isGrayUser: true,
  fortuneZone: true,
  marginSwitch: true,
  collectionInfo: true,
  silentPhotoSwitch: true,
  securityCheck: true,
  customerLevel: 3,
  loginTimes: 9,
  unreadMessages: 5,
  pagcorUser: true,
}

/** An identity status that gives every fact a value other than a visitor's. */
const details = {
  ekycStatus: 2,
  oldKycStatus: 3,
  mergeKycStatus: 4,
  rejectReason: 'a blurred photo',
  canKycTime: 3,
  inEkycWhite: true,
  refuseInitFlag: true,
  requireEkyc: true,
  isPopupWindow: true,
  popupType: 7,
  weakPromptResponse: { strongCheck: true, weakCheck: true, globalActiveKycStatus: 1 },
}

async function start(): Promise<TestSession> {
  const testSession = createTestSession({
    gateway: {
      'session/webToken': () => ({ token: 'fresh', u2token: 'u2' }),
      'session/loginAccount': () => ({
        loginName: 'juan01',
        token: 't1',
        u2token: 'u1',
        customerId: '7',
      }),
      'session/logout': () => ({}),
      'player/info': () => record,
      'player/refreshBalance': () => ({
        balance: 250.5,
        balanceFlag: 1,
      }),
      'identity/status': () => details,
      'games/favorites': () => ({ favorites: [{ gameId: '22068' }], recent: [{ gameId: '1001' }] }),
    },
  })
  testSession.set({ 'fact.route.id': 'home', 'fact.route.path': '/' })
  for (const area of ['games', 'identity', 'player', 'session']) await testSession.start(area)
  await settle()
  return testSession
}

function facts(testSession: TestSession): object {
  return Object.fromEntries(Object.keys(promised).map((name) => [name, testSession.fact(name)]))
}

async function login(testSession: TestSession): Promise<void> {
  await testSession.run('session.login', { account: 'juan01', password: 'secret123' })
  await vi.advanceTimersByTimeAsync(0)
  await settle()
}

test('a visitor has exactly the values that the declarations of the facts imply for visitors', async () => {
  const testSession = await start()
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(Object.keys(promised).length).toBeGreaterThan(20)
  expect(facts(testSession)).toEqual(promised)
})

test('a login changes all values that are implied for visitors, and a logout restores these values', async () => {
  const testSession = await start()
  await login(testSession)
  expect(testSession.fact('session.loggedIn')).toBe(true)
  for (const [name, value] of Object.entries(promised))
    expect([name, testSession.fact(name)]).not.toEqual([name, value])
  await testSession.run('session.logout')
  expect(testSession.fact('session.loggedIn')).toBe(false)
  expect(facts(testSession)).toEqual(promised)
})

test.each(['home', 'rewards'])(
  'during a login and a logout on %s, a visitor never has values of a player',
  async (route) => {
    const testSession = await start()
    testSession.set({ 'fact.route.id': route })
    const broken = new Set<string>()
    const check = (): void => {
      if (testSession.fact('session.loggedIn') !== false) return
      for (const [name, value] of Object.entries(promised))
        if (JSON.stringify(testSession.fact(name)) !== JSON.stringify(value))
          broken.add(`${name} is ${JSON.stringify(testSession.fact(name))}`)
    }
    // Checks in a microtask, so the changes that areas make when a fact changes are checked together with that change.
    const cells = ['session.loggedIn', ...Object.keys(promised)].map((name) => `fact.${name}`)
    testSession.watch(cells, () => queueMicrotask(check))
    const done = login(testSession)
    await vi.advanceTimersByTimeAsync(1000)
    await done
    await testSession.run('session.logout')
    await settle()
    expect([...broken]).toEqual([])
  },
)

test('favorites that arrive after the logout are ignored', async () => {
  const testSession = await start()
  await login(testSession)
  const late = testSession.run('games.loadFavorites')
  await testSession.run('session.logout')
  await late
  await testSession.run('games.storeFavorites', { games: ['22068'] })
  expect(facts(testSession)).toEqual(promised)
})
