import { MB } from '../megabyte.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCallLog, type KeptCall } from './call-log.ts'
import { openTestSandbox } from './test-app.ts'
import { createTestClient } from './test-client.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openTestSandbox()
}, 120_000)
beforeEach(() => app.inject({ method: 'POST', url: '/sandbox/reset' }))
afterAll(() => app.close())

const post = async (payload: string, headers: { [name: string]: string } = {}, path = '/site/info') =>
  (await app.inject({ method: 'POST', url: `/api${path}`, payload, headers })).json<{ head: { errCode: string } }>()
    .head.errCode
const list = async () => (await app.inject('/sandbox/calls')).json<KeptCall[]>()

/** A body of about 966 KB whose parsed form needs many times its memory. */
const largeBody = JSON.stringify({ list: Array.from({ length: 247_000 }, () => []) }).padEnd(966 * 1024)

test('many large unsigned calls are refused, and only the beginning of each body is logged', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await post(largeBody)
  collect()
  const before = process.memoryUsage().heapUsed
  for (let count = 0; count < 199; count++) expect(await post(largeBody)).toBe('GW_100400')
  collect()
  // The bodies together take up 188 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(30 * MB)
  const calls = await list()
  expect(calls.length).toBeGreaterThan(50)
  expect(JSON.stringify(calls).length).toBeLessThan(2 * MB)
  expect(calls.at(-1)).toMatchObject({ path: '/site/info', bodyLength: largeBody.length, encrypted: [] })
  expect(calls.at(-1)?.body).toBe(largeBody.slice(0, 8192))
}, 120_000)

test('long headers and paths are shortened in the log', async () => {
  const long = 'x'.repeat(10_000)
  await post('{}', { token: long, Qid: 'short' }, `/site/info?q=1`)
  await post('{}', {}, `/${long}`)
  const [first, second] = await list()
  expect(first?.headers).toMatchObject({ token: 'x'.repeat(512), Qid: 'short' })
  expect(second?.path).toHaveLength(512)
})

test('a large signed call is handled, and only the beginning of its body is logged', async () => {
  const client = await createTestClient(app)
  const text = `{"productId":"C66","loginName":"","customerId":""${' '.repeat(100_000)}}`
  const { head } = await client.call('/site/info', {}, { text })
  expect(head.errCode).toBe('0000')
  const last = (await list()).at(-1)
  expect([last?.bodyLength, last?.body]).toEqual([text.length, text.slice(0, 8192)])
})

test('a call with a deeply nested body is logged and listed', async () => {
  await post('['.repeat(4000) + ']'.repeat(4000))
  expect(await list()).toHaveLength(1)
})

test('the call log limits the number of calls and their total size', () => {
  const log = createCallLog()
  const add = (path: string, text: string) => log.add({ path, at: '', headers: {}, body: text, encrypted: [] }, text)
  for (let count = 0; count < 300; count++) add(`/${count}`, 'x')
  expect(log.list()).toHaveLength(200)
  expect(log.list('/299')).toHaveLength(1)
  expect(log.list('/99')).toHaveLength(0)
  // JSON writes each of these characters as six.
  for (let count = 0; count < 200; count++) add('/large', '\u0000'.repeat(8192))
  const sizes = log.list().map((call) => JSON.stringify(call).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MB)
  expect(log.list().length).toBeGreaterThan(10)
  log.clear()
  expect(log.list()).toEqual([])
})
