import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStage, Failed } from './session.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function loggedIn(answers: (attempt: number) => object | Failed) {
  let attempt = 0
  const stage = createStage({ gateway: { 'player/refreshBalance': () => answers(++attempt) as never } })
  await stage.start('player')
  stage.set({ 'fact.session.loginName': 'juan01', 'fact.session.loggedIn': true })
  return stage
}

test('after a login the balance is requested every 2 seconds until the gateway has it', async () => {
  const stage = await loggedIn((attempt) => ({
    balance: attempt === 3 ? 250.5 : 0,
    balanceFlag: attempt === 3 ? 1 : 0,
    minWithdrawAmount: 100,
  }))
  await vi.advanceTimersByTimeAsync(3999)
  expect(stage.calls).toHaveLength(2)
  expect(stage.fact('player.balanceStatus')).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(stage.calls).toHaveLength(3)
  expect([stage.fact('player.balance'), stage.fact('player.balanceStatus'), stage.fact('player.minWithdraw')]).toEqual([
    250.5,
    'ready',
    100,
  ])
})

test('after 8 attempts the balance has failed and a message is shown for 4 seconds', async () => {
  const stage = await loggedIn((attempt) =>
    attempt % 2 === 0 ? new Failed('NETWORK') : { balance: 0, balanceFlag: 0 },
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stage.calls).toHaveLength(8)
  expect(stage.fact('player.balanceStatus')).toBe('error')
  expect(stage.effects).toEqual([{ toast: { text: 'app.balance.timeout', tone: 'bad', ms: 4000 } }])
})

test('only one refresh runs at a time, and another may follow', async () => {
  let answer: () => void = () => undefined
  const stage = await loggedIn(() => new Promise((done) => (answer = () => done({ balance: 1, balanceFlag: 1 }))))
  await stage.run('player.refreshBalance')
  expect(stage.calls).toHaveLength(1)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  void stage.run('player.refreshBalance')
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.calls).toHaveLength(2)
})

test('a balance that arrives after the logout is dropped', async () => {
  const stage = await loggedIn((attempt) => ({ balance: 99, balanceFlag: attempt === 1 ? 0 : 1 }))
  await vi.advanceTimersByTimeAsync(1000)
  stage.set({ 'fact.session.loggedIn': false, 'fact.session.loginName': '' })
  await stage.run('player.clear')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([stage.fact('player.balance'), stage.fact('player.balanceStatus')]).toEqual([0, 'idle'])
  expect(stage.calls).toHaveLength(1)
})

test('a refresh without a login makes no call', async () => {
  const stage = createStage()
  expect(await stage.run('player.refreshBalance')).toEqual({ ok: true })
  expect(stage.calls).toEqual([])
})
