import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSession, Failed } from './session.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function loggedIn(answers: (attempt: number) => object | Failed) {
  let attempt = 0
  const testSession = createTestSession({ gateway: { 'player/refreshBalance': () => answers(++attempt) as never } })
  await testSession.start('player')
  testSession.set({ 'fact.session.loginName': 'juan01', 'fact.session.loggedIn': true })
  return testSession
}

test('after a login the balance is requested every 2 seconds until the gateway has calculated it', async () => {
  const testSession = await loggedIn((attempt) => ({
    balance: attempt === 3 ? 250.5 : 0,
    balanceFlag: attempt === 3 ? 1 : 0,
  }))
  await vi.advanceTimersByTimeAsync(3999)
  expect(testSession.calls).toHaveLength(2)
  expect(testSession.fact('player.balanceStatus')).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(testSession.calls).toHaveLength(3)
  expect([testSession.fact('player.balance'), testSession.fact('player.balanceStatus')]).toEqual([250.5, 'ready'])
})

test('after 8 attempts, the status of the balance is error, and a message is shown for 4 seconds', async () => {
  const testSession = await loggedIn((attempt) =>
    attempt % 2 === 0 ? new Failed('NETWORK') : { balance: 0, balanceFlag: 0 },
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(testSession.calls).toHaveLength(8)
  expect(testSession.fact('player.balanceStatus')).toBe('error')
  expect(testSession.effects).toEqual([{ toast: { text: 'app.balance.timeout', tone: 'bad', ms: 4000 } }])
})

test('only one refresh of the balance runs at a time, and a later refresh is possible', async () => {
  let answer: () => void = () => undefined
  const testSession = await loggedIn(() => new Promise((done) => (answer = () => done({ balance: 1, balanceFlag: 1 }))))
  await testSession.run('player.refreshBalance')
  expect(testSession.calls).toHaveLength(1)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  void testSession.run('player.refreshBalance')
  await vi.advanceTimersByTimeAsync(0)
  expect(testSession.calls).toHaveLength(2)
})

test('when another player logs in during a refresh, the balance is requested after the refresh has ended', async () => {
  const answers: (() => void)[] = []
  const testSession = await loggedIn(
    () => new Promise((done) => answers.push(() => done({ balance: 1, balanceFlag: 1 }))),
  )
  testSession.set({ 'fact.session.loggedIn': false, 'fact.player.balanceStatus': 'idle' })
  testSession.set({ 'fact.session.loginName': 'maria02', 'fact.session.loggedIn': true })
  expect([testSession.calls.length, testSession.fact('player.balanceStatus')]).toEqual([1, 'loading'])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([testSession.calls.length, testSession.fact('player.balance')]).toEqual([2, undefined])
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(testSession.fact('player.balance')).toBe(1)
})

test('the last balance of the player is shown until the gateway has the current one, and forgotten at logout', async () => {
  const first = await loggedIn(() => ({ balance: 250.5, balanceFlag: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  const at = first.fact('player.balanceAt')
  expect(first.storage.get('balance')).toEqual({ loginName: 'juan01', balance: 250.5, at })

  const restart = async (loginName: string) => {
    const testSession = createTestSession()
    testSession.storage.set('balance', { loginName: 'juan01', balance: 250.5, at: 7 })
    await testSession.start('player')
    testSession.set({ 'fact.session.loginName': loginName, 'fact.session.loggedIn': true })
    return testSession
  }
  const second = await restart('juan01')
  const shown = (names: readonly string[]) => names.map((name) => second.fact(`player.${name}`))
  expect(shown(['balance', 'balanceAt', 'balanceStatus'])).toEqual([250.5, 7, 'loading'])
  await second.run('player.clear')
  expect(second.storage.has('balance')).toBe(false)
  expect((await restart('maria02')).fact('player.balance')).toBeUndefined()
})

test('without a network, loading the balance fails at once without a message, and is repeated when the network is back', async () => {
  let isOnline = false
  const testSession = await loggedIn(() => (isOnline ? { balance: 1, balanceFlag: 1 } : new Failed('NETWORK')))
  testSession.set({ 'fact.device.online': false })
  await vi.advanceTimersByTimeAsync(2000)
  expect([testSession.fact('player.balanceStatus'), testSession.effects]).toEqual(['error', []])
  expect(await testSession.run('player.refreshBalance')).toMatchObject({ ok: false, error: { code: 'OFFLINE' } })
  isOnline = true
  testSession.set({ 'fact.device.online': true })
  await vi.advanceTimersByTimeAsync(0)
  expect([testSession.fact('player.balanceStatus'), testSession.fact('player.balance')]).toEqual(['ready', 1])
})

test('a balance that arrives after the logout is ignored', async () => {
  const testSession = await loggedIn((attempt) => ({ balance: 99, balanceFlag: attempt === 1 ? 0 : 1 }))
  await vi.advanceTimersByTimeAsync(1000)
  testSession.set({ 'fact.session.loggedIn': false, 'fact.session.loginName': '' })
  await testSession.run('player.clear')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([testSession.fact('player.balance'), testSession.fact('player.balanceStatus')]).toEqual([0, 'idle'])
  expect(testSession.calls).toHaveLength(1)
})

test.each(['player.require', 'games.resume'])(
  '%s sets no facts of a player who has logged out in the meantime, and stops',
  async (action) => {
    let answer: () => void = () => undefined
    const info = { loginName: 'juan01', vipLevel: 4, nickname: 'Juan', pagcorUser: true }
    const testSession = createTestSession({
      gateway: {
        'player/info': () => new Promise((done) => (answer = () => done(info))),
        'session/logout': () => ({}),
      },
    })
    testSession.storage.set('session', { token: 't', loginName: 'juan01' })
    const route = { path: '/security-setting', query: { gameReadyPath: '/game?gameId=a' } }
    testSession.set({ 'fact.session.loggedIn': true, 'fact.session.loginName': 'juan01', route })
    const running = testSession.run(action)
    await testSession.run('session.logout')
    answer()
    expect(await running).toMatchObject({ ok: true, stop: true })
    expect(['player.vipLevel', 'player.nickname', 'session.pagcorUser'].map((name) => testSession.fact(name))).toEqual([
      0,
      '',
      false,
    ])
    expect(testSession.effects).toEqual([])
  },
)

test('a refresh without a login makes no call', async () => {
  const testSession = createTestSession()
  expect(await testSession.run('player.refreshBalance')).toEqual({ ok: true })
  expect(testSession.calls).toEqual([])
})
