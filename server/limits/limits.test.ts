import { request as sendHttp } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOptions } from '../options.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** Long timeout for slow machines. */
const patient = { timeout: 20_000 }

const root = join(import.meta.dirname, '..', '..')
let server: TestServer
let port: number

beforeAll(async () => {
  server = await startTestServer({
    SANDBOX_KEY: 'none',
    REQUEST_TIMEOUT: '1',
    MAX_HINTS_PER_ADDRESS: '2',
    MAX_CONNECTIONS: '20',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  port = server.port
}, 120_000)
afterAll(() => server.close())

/** Sends a text, and returns everything that the server sent when it closed the connection. */
function sendText(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
    socket.write(text)
  })
}

/** Sends a hint request and returns the status; the connection stays open. */
function listen(forwardedFor: string): Promise<{ status: number | undefined; close: () => void }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': forwardedFor }
    const sent = sendHttp({ host: '127.0.0.1', port, path: '/hint', headers, agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, close: () => sent.destroy() })
    })
    sent.on('error', reject)
    sent.end()
  })
}

test.each([
  ['a body', 'POST /api/site/info HTTP/1.1\r\nhost: habi\r\ncontent-length: 100\r\n\r\n{'],
  ['a body in chunks', 'POST /report HTTP/1.1\r\nhost: habi\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n'],
  ['headers', 'GET / HTTP/1.1\r\nhost: habi\r\nx-slow: '],
  ['a request line', ''],
])('after waiting too long for %s, the server responds with 408 and closes the connection', async (_what, text) => {
  expect(await sendText(text)).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\{"error":"the request did not arrive within 1 s"\}$/,
  )
})

test('hint connections are limited for each client, and a closed connection frees its place', async () => {
  const first = await listen('203.0.113.1')
  const second = await listen('203.0.113.1')
  const third = await listen('203.0.113.1')
  const other = await listen('203.0.113.2')
  expect([first, second, third, other].map(({ status }) => status)).toEqual([200, 200, 503, 200])
  expect((await server.app.inject('/metrics')).body).toContain('habi_refused_total{limit="hints-address"} 1')
  first.close()
  await expect
    .poll(async () => {
      const next = await listen('203.0.113.1')
      next.close()
      return next.status
    }, patient)
    .toBe(200)
  for (const { close } of [second, other]) close()
})

test('reports are limited for each client behind a trusted proxy', async () => {
  const report = (forwardedFor: string) =>
    server.app.inject({
      method: 'POST',
      url: '/report',
      payload: { code: 'A' },
      headers: { 'x-forwarded-for': forwardedFor },
    })
  const statuses: number[] = []
  for (let count = 0; count < 62; count++) statuses.push((await report('203.0.113.9')).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429])
  expect((await report('203.0.113.10')).statusCode).toBe(204)
})

test('views and clicks of players who share an address are counted until 3,000 batches a minute', async () => {
  const send = async (payload: object): Promise<number> =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/report',
        payload,
        headers: { 'x-forwarded-for': '203.0.113.11' },
      })
    ).statusCode
  const events = [{ kind: 'click', document: 'page/home', node: 'home/hero', release: 'r', route: 'home' }]
  const statuses = await Promise.all(Array.from({ length: 3001 }, async () => await send({ events })))
  expect(statuses.filter((status) => status === 204)).toHaveLength(3000)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(await send({ code: 'A' })).toBe(204)
})

test('limits are read from the environment, and invalid limits are refused', () => {
  expect(readOptions({}, root).limits).toMatchObject({
    requestMs: 60_000,
    connections: 10_000,
    connectionsPerAddress: 1000,
    bodyBytes: 64 * 1024 * 1024,
    hintsPerAddress: 100,
  })
  const names = 'REQUEST_TIMEOUT MAX_CONNECTIONS MAX_CONNECTIONS_PER_ADDRESS MAX_BODY_MEMORY MAX_HINTS_PER_ADDRESS'
  for (const name of names.split(' '))
    for (const bad of ['0', '-1', '1.5', 'many', '10000000'])
      expect(() => readOptions({ [name]: bad }, root), `${name}=${bad}`).toThrow(
        `${name} is ${bad}; it must be a whole number from `,
      )
  expect(() => readOptions({ TRUSTED_PROXIES: 'nginx' }, root)).toThrow('TRUSTED_PROXIES contains nginx')
})
