/** Bets on the demo games: money, jackpots, records, and what is refused. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../engine/core/json.ts'
import { openTestDatabase, openTestSandbox } from '../test-app.ts'
import { controlSandbox, createTestClient, type TestClient } from '../test-client.ts'
import { playJackpot, readJackpotPools } from '../lobby/jackpot-pools.ts'
import { tierAmounts } from '../lobby/jackpots.ts'
import { demosOfKind } from './demo-games.fixture.ts'
import type { Random } from './random.ts'

/** A slot without a jackpot, a slot with one, and a color game. Their smallest bets are 2, 10 and 2. */
const slot = '50103'
const jackpotSlot = '50101'
const fair = '20101'

let app: FastifyInstance
let client: TestClient

beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await control('POST', '/reset')
  client = await createTestClient(app)
  await client.login('demo01')
  await control('PATCH', '/players/demo01', { balance: 1000 })
})

const control = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: JsonObject) =>
  (await controlSandbox<JsonObject & readonly JsonObject[]>(app, method, path, payload)).body

/** Launches a game and returns the token of its page. */
async function launch(gameId = slot): Promise<string> {
  const { body } = await client.call('/game/v2/inGame', { gameId })
  const url = new URL(String(body.url), 'http://localhost')
  expect(url.pathname).toBe(`/sandbox/play/${gameId}`)
  return new URLSearchParams(url.hash.slice(1)).get('token') ?? ''
}

async function post(path: string, payload: JsonObject) {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox/play/${path}`,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<JsonObject>() }
}

let count = 0
const newId = () => `bet-${String(++count).padStart(16, '0')}`
const bet = (token: string, change: JsonObject = {}, gameId = slot) =>
  post(`${gameId}/bets`, { token, betId: newId(), bet: 10, choice: {}, ...change })
const balance = async (loginName = 'demo01') => Number((await control('GET', `/players/${loginName}`)).balance)
const records = async () => await control('GET', '/bets?loginName=demo01')

describe('a bet', () => {
  test('changes the balance by its win minus its stake, and is recorded', async () => {
    await control('PUT', '/draws', { seed: 3 })
    const token = await launch()
    let expected = 1000
    for (let n = 0; n < 12; n++) {
      const { status, body } = await bet(token)
      expect(status).toBe(200)
      expected += Number(body.win) - Number(body.stake)
      expect(body.balance).toBe(expected)
    }
    expect(await balance()).toBe(expected)
    expect((await client.call('/customer/getBalance')).body.balance).toBe(expected)
    const kept = await records()
    expect(kept).toHaveLength(12)
    expect(kept[0]).toMatchObject({ gameId: slot, stake: 10, balance: expected })
    expect(kept.reduce((sum, { win, stake }) => sum + Number(win) - Number(stake), 1000)).toBe(expected)
    const { body } = await post(`${slot}/state`, { token })
    expect(body).toMatchObject({ trial: false, balance: expected })
    expect(body.records).toHaveLength(10)
  })

  test('has the same outcome for the same seed', async () => {
    const token = await launch()
    const outcomes = async () => {
      await control('PUT', '/draws', { seed: 11 })
      const results: unknown[] = []
      for (let n = 0; n < 5; n++) results.push((await bet(token)).body.result)
      return results
    }
    expect(await outcomes()).toEqual(await outcomes())
  })

  test('that is sent again counts once and has the same answer', async () => {
    const token = await launch()
    const order = { betId: newId() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(token, order)))
    const [first, ...others] = answers.map(({ body }) => body)
    for (const other of others) expect(other).toEqual(first)
    expect(await balance()).toBe(first?.balance)
    expect(await records()).toHaveLength(1)
    expect((await bet(token, { ...order, bet: 20 })).status).toBe(409)
    expect(await records()).toHaveLength(1)
  })

  test('on three colors costs three times the amount', async () => {
    const token = await launch(fair)
    const { body } = await bet(token, { bet: 20, choice: { colors: [0, 2, 5] } }, fair)
    expect(body.stake).toBe(60)
    expect(body.balance).toBe(1000 - 60 + Number(body.win))
  })
})

test('200 bets at the same time never make the balance negative, and no money is lost or made', async () => {
  await control('PATCH', '/players/demo01', { balance: 305.5 })
  const token = await launch()
  const answers = await Promise.all(Array.from({ length: 200 }, () => bet(token)))
  const placed = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(200 - placed.length)
  expect(placed.length).toBeGreaterThanOrEqual(30)
  expect(Math.min(...placed.map(({ body }) => Number(body.balance)))).toBeGreaterThanOrEqual(0)
  const moved = placed.reduce((sum, { body: { stake, win } }) => sum + Number(win) - Number(stake), 0)
  expect(await balance()).toBeCloseTo(305.5 + moved, 2)
  expect(await balance()).toBeGreaterThanOrEqual(0)
})

describe('a bet is refused', () => {
  test('without enough money, and the balance stays', async () => {
    const token = await launch()
    await control('PATCH', '/players/demo01', { balance: 9.99 })
    expect((await bet(token)).status).toBe(402)
    expect([await balance(), await records()]).toEqual([9.99, []])
  })

  test('after the session has ended, after a logout, and with the token of another game', async () => {
    const token = await launch()
    expect((await bet(token, {}, jackpotSlot)).status).toBe(401)
    expect((await bet('made-up')).status).toBe(401)
    await control('POST', '/expire', { loginName: 'demo01', errCode: 'GW_890203' })
    expect((await bet(token)).status).toBe(401)
    client = await createTestClient(app)
    await client.login('demo01')
    const second = await launch()
    expect((await bet(second)).status).toBe(200)
    await client.call('/customer/logoutV2', { container: 'BROWSER' })
    expect((await bet(second)).status).toBe(401)
  })

  test('when the game is in maintenance or the player is frozen', async () => {
    const token = await launch()
    await control('PUT', `/games/${slot}`, { maintenanceFlag: 1 })
    expect(await bet(token)).toMatchObject({ status: 403, body: { error: 'The game is in maintenance' } })
    expect((await bet(token, { language: 'tl' })).body.error).toBe('Kasalukuyang may maintenance ang laro')
    await control('PUT', `/games/${slot}`, { maintenanceFlag: 0 })
    await control('PATCH', '/players/demo01', { frozen: true })
    expect((await bet(token)).status).toBe(403)
    expect(await balance()).toBe(1000)
  })

  test('with an amount that is not offered, an unknown field, a short id, or a choice against the rules', async () => {
    const token = await launch()
    const wrong = [{ bet: 7 }, { bet: -10 }, { bet: 1 }, { bet: '10' }, { times: 5 }, { betId: 'short' }]
    for (const change of wrong) expect((await bet(token, change)).status, JSON.stringify(change)).toBe(400)
    expect((await bet(await launch(fair), { bet: 20, choice: { colors: [9] } }, fair)).status).toBe(400)
    expect(await balance()).toBe(1000)
  })

  test('by a fault that is set over the control surface, before money moves', async () => {
    const token = await launch()
    await control('POST', '/faults', { path: '/bets', status: 500 })
    expect(
      (
        await app.inject({
          method: 'POST',
          url: `/sandbox/play/${slot}/bets`,
          headers: { 'content-type': 'text/plain' },
          payload: JSON.stringify({ token, betId: newId(), bet: 10, choice: {} }),
        })
      ).statusCode,
    ).toBe(500)
    expect(await balance()).toBe(1000)
  })
})

test('a trial bet draws a result without a player, and moves no money', async () => {
  const { body } = await post(`${slot}/state`, {})
  expect(body).toMatchObject({ trial: true, balance: 1000, records: [] })
  const answer = await post(`${slot}/bets`, { betId: newId(), bet: 10, choice: {} })
  expect(answer.body).toMatchObject({ stake: 10, win: expect.any(Number) as number })
  expect(answer.body).not.toHaveProperty('balance')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect([await balance(), await records()]).toEqual([1000, []])
})

test('the page of every game of the sandbox opens a demo game with rules, bets and a stated return', async () => {
  const games = (await client.call('/game/allGameData')).body.data as readonly JsonObject[]
  expect(games.length).toBeGreaterThanOrEqual(240)
  /** By kind of game, the demo games in which games of the kind are played. */
  const demos = new Map<unknown, Set<string>>()
  for (const { gameId, gameKindId, maintenanceFlag, minBet } of games) {
    const page = (await app.inject(`/sandbox/play/${String(gameId)}`)).body
    const demo = /data-game="(\w+)"/.exec(page)?.[1] ?? ''
    const known = demos.get(gameKindId) ?? new Set()
    if (known.has(demo) || maintenanceFlag === 1) continue
    demos.set(gameKindId, known.add(demo))
    const { body } = await post(`${String(gameId)}/state`, {})
    expect(body).toMatchObject({ rules: expect.any(Array) as unknown[] })
    expect((body.bets as readonly number[])[0]).toBe(minBet)
  }
  expect(Object.fromEntries([...demos].map(([kind, names]) => [kind, [...names].toSorted()]))).toEqual(demosOfKind)
})

describe('a jackpot', () => {
  test('grows by one percent of each bet on its game, in equal parts for its tiers', async () => {
    // At this time pools grow only by bets: simulated growth starts in late December 2025.
    await control('PUT', '/clock', { now: '2025-06-01T09:00:00+08:00' })
    const pool = async () => {
      const { oms } = (await client.call('/game/jackpotPrize')).body
      const pools = oms as readonly { readonly gameid: string; readonly prizePool: JsonObject }[]
      return pools.find(({ gameid }) => gameid === jackpotSlot)?.prizePool
    }
    const token = await launch(jackpotSlot)
    expect(await pool()).toEqual({ GRAND: 962_180, MAJOR: 41_975 })
    const { body } = await bet(token, { bet: 500 }, jackpotSlot)
    expect(body.pools).toEqual({ GRAND: 962_182.5, MAJOR: 41_977.5 })
    expect(await pool()).toEqual(body.pools)
    await control('POST', '/reset')
    await control('PUT', '/clock', { now: '2025-06-01T09:00:00+08:00' })
    client = await createTestClient(app)
    await client.login('demo01')
    expect(await pool()).toEqual({ GRAND: 962_180, MAJOR: 41_975 })
  })

  test('is paid once to the bet that wins it, and starts again from its first amount', async () => {
    const db = await openTestDatabase()
    const seed = { gameId: 'g', provider: 'oms', tiers: { GRAND: 1000, MAJOR: 100 } } as const
    const now = Date.UTC(2025, 5, 1)
    const asked: number[] = []
    const drawn = (values: readonly number[]): Random => {
      const left = [...values]
      return (limit) => (asked.push(limit), left.shift() ?? limit - 1)
    }
    const play = (values: readonly number[]) => playJackpot(db, seed, { stake: 10, now, random: drawn(values) })
    const amounts = async () => tierAmounts(now, seed, await readJackpotPools(db))
    expect(await amounts()).toEqual(seed.tiers)
    expect(await play([])).toBeUndefined()
    // The chance of the first tier is 1 in 20,000,000 per centavo of the bet, which returns half a percent of the bets.
    expect(asked).toEqual([20_000_000, 2_000_000])
    expect(await amounts()).toEqual({ GRAND: 1000.05, MAJOR: 100.05 })
    // A bet of 10 PHP wins with the draws 0 to 999, one for each centavo: a draw of 999 wins, a draw of 1,000 does not.
    expect(await play([1000, 1000])).toBeUndefined()
    const won = await play([1000, 999])
    expect(won).toEqual({ tier: 'MAJOR', amount: 100.15 })
    expect((await amounts()).MAJOR).toBe(100)
    expect(await play([0, 0])).toMatchObject({ tier: 'GRAND' })
    expect(await amounts()).toEqual({ GRAND: 1000, MAJOR: 100.05 })
    await db.destroy()
  })
})
