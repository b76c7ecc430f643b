import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerErrorResponses } from '../error-responses.ts'
import { limitBodyMemory } from './body-memory.ts'

/** Long timeout for slow machines. */
const patient = { timeout: 20_000 }

const total = 4000
let app: FastifyInstance
let refusals: number
let sockets: Socket[]

beforeEach(async () => {
  refusals = 0
  sockets = []
  app = Fastify({ bodyLimit: 3000 })
  limitBodyMemory(app, {
    total,
    addressOf: ({ headers }) => String(headers.address),
    onRefused: () => refusals++,
  })
  registerErrorResponses(app, () => 7)
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/text', async ({ body }) => ({ length: String(body).length }))
  app.post('/api/text', { config: { routeClass: 'api' } }, async ({ body }) => ({ length: String(body).length }))
  app.post('/own', { config: { hasOwnBodyLimits: true } }, async ({ body }) => ({ length: String(body).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Sends the headers of a body of 2,000 bytes, and a part of it. */
function sendPart(address: string, bytes: number): Socket {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(
    `POST /text HTTP/1.1\r\nhost: habi\r\naddress: ${address}\r\ncontent-type: text/plain\r\n` +
      `content-length: 2000\r\n\r\n${'x'.repeat(bytes)}`,
  )
  return socket
}

const post = (address: string, length: number, url = '/text') =>
  app.inject({ method: 'POST', url, headers: { address, 'content-type': 'text/plain' }, payload: 'x'.repeat(length) })
const statusOf = (address: string, length: number, url?: string) => async () =>
  (await post(address, length, url)).statusCode

test('a body over the memory limit of its client address is refused until earlier requests end', async () => {
  const first = sendPart('a', 900)
  await expect.poll(statusOf('a', 200), patient).toBe(503)
  const refused = await post('a', 200)
  expect([refused.statusCode, refused.headers, refused.json()]).toMatchObject([
    503,
    { 'retry-after': '1', connection: 'close' },
    { error: 'the request bodies in progress of this client would exceed 1000 bytes; try again in a second' },
  ])
  expect((await post('a', 200, '/api/text')).json()).toMatchObject({
    head: { errMsg: expect.stringContaining('try again in a second'), serverTime: 7 },
    body: null,
  })
  expect(refusals).toBeGreaterThanOrEqual(3)
  // Small bodies, and bodies of other addresses, are still accepted.
  expect((await post('a', 50)).json()).toEqual({ length: 50 })
  expect((await post('b', 900)).json()).toEqual({ length: 900 })
  expect((await post('a', 2000, '/own')).json()).toEqual({ length: 2000 })
  first.destroy()
  await expect.poll(statusOf('a', 900), patient).toBe(200)
})

test('only bytes that have arrived count against the memory limit', async () => {
  const arrived: Promise<unknown>[] = []
  for (let count = 0; count < 8; count++) {
    arrived.push(once(app.server, 'request'))
    sendPart('a', 1)
  }
  await Promise.all(arrived)
  expect(await statusOf('a', 900)()).toBe(200)
})

test('all client addresses together cannot use more memory than the total limit', async () => {
  for (const address of ['a', 'b', 'c', 'd']) sendPart(address, 950)
  await expect.poll(statusOf('e', 900), patient).toBe(503)
  for (const socket of sockets) socket.destroy()
  await expect.poll(statusOf('e', 900), patient).toBe(200)
})

test('a body larger than the limit of its route gets 413 with the limit', async () => {
  const large = await post('a', 3001)
  expect([large.statusCode, large.json()]).toEqual([413, { error: 'the body is larger than 2.9 KB' }])
})
