import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '../../../engine/core/json.ts'
import { openTestSandbox } from '../test-app.ts'
import { controlSandbox, createTestClient, type TestClient } from '../test-client.ts'

const GET = '/activity/antiAddiction/getSysConfig'
const UPDATE = '/activity/antiAddiction/updateUserConfig'
const slot = '50103'

let app: FastifyInstance
let client: TestClient

beforeAll(async () => {
  app = await openTestSandbox()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  await control('POST', '/reset')
  client = await createTestClient(app)
})

async function control(method: 'POST' | 'PUT' | 'PATCH', path: string, payload?: JsonObject): Promise<void> {
  expect((await controlSandbox(app, method, path, payload)).status).toBe(200)
}

const setting = (category: number, status: number, value: string, reminderFreq: number): JsonObject => ({
  category,
  status,
  value,
  reminderFreq,
})

test('a player starts with the settings of the operator, and keeps their own settings after a logout', async () => {
  expect((await client.call(GET)).head.errCode).toBe('GW_510520')
  await client.login('demo01')
  const [loss, duration, window] = (await client.call(GET)).body.data as readonly JsonObject[]
  expect([loss?.category, duration?.category, window?.category]).toEqual(['1', '2', '3'])
  const own = setting(1, 1, '750', 5)
  expect((await client.call(UPDATE, { data: [own] })).head.errCode).toBe('0000')
  await client.call('/customer/logoutV2', {})
  await client.login('demo01')
  expect((await client.call(GET)).body.data).toEqual([
    { category: '1', status: true, value: '750', reminderFreq: '5' },
    duration,
    window,
  ])
  await client.login('newbie01')
  expect((await client.call(GET)).body.data).toEqual([loss, duration, window])
})

test('a reminder setting that the contract does not allow is refused', async () => {
  await client.login('demo01')
  for (const wrong of [setting(4, 1, '1', 5), setting(1, 2, '1', 5), setting(1, 1, '1', 0)])
    expect((await client.call(UPDATE, { data: [wrong] })).head.errCode).not.toBe('0000')
})

test('the loss is the stakes minus the winnings of the current day in Manila', async () => {
  await control('PUT', '/clock', { now: '2026-12-01T22:00:00+08:00' })
  await control('PUT', '/draws', { seed: 7 })
  await client.login('demo01')
  await control('PATCH', '/players/demo01', { balance: 1000 })
  expect((await client.call(GET)).body).toMatchObject({ lossAmount: 0, lossTime: '' })
  const { body } = await client.call('/game/v2/inGame', { gameId: slot })
  const token = new URLSearchParams(String(body.url).split('#')[1]).get('token') ?? ''
  let balance = 1000
  for (let n = 0; n < 5; n++) {
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox/play/${slot}/bets`,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ token, betId: `bet-${String(n).padStart(16, '0')}`, bet: 50, choice: {} }),
    })
    balance = Number(answer.json<JsonObject>().balance)
  }
  expect(balance).toBeLessThan(1000)
  const { lossAmount, lossTime } = (await client.call(GET)).body
  expect(lossAmount).toBe(1000 - balance)
  expect(lossTime).toMatch(/^2026-12-01 22:00:\d\d$/)
  await control('PUT', '/clock', { now: '2026-12-02T00:00:00+08:00' })
  expect((await client.call(GET)).body).toMatchObject({ lossAmount: 0, lossTime: '' })
})
