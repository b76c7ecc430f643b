import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putRelease } from './delivery/release-fixture.ts'
import { sendRequest } from './delivery/test-request.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let port: number

beforeAll(async () => {
  const env = { SANDBOX_KEY: 'the-key', METRICS_TOKEN: 'the-token' }
  server = await startTestServer(env, (dataDir) => putRelease(join(dataDir, 'site')))
  port = server.port
}, 120_000)
afterAll(() => server.close())

/** Sends a request as if through a reverse proxy on this machine. */
const send = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await sendRequest(port, path, { method, headers: { 'x-forwarded-for': '203.0.113.7', ...headers } })
  return { status: response.status, body: response.body.toString() }
}

/** Returns a path and other spellings of it that a server could treat as the same path. */
function spellings(path: string): string[] {
  const [, first = '', ...rest] = path.split('/')
  const tail = rest.length === 0 ? '' : `/${rest.join('/')}`
  const encoded = (char: string) => `%${char.charCodeAt(0).toString(16)}`
  const oneEncoded = [...first].map(
    (char, index) => `/${first.slice(0, index)}${encoded(char)}${first.slice(index + 1)}${tail}`,
  )
  const allEncoded = `/${[...first].map(encoded).join('')}${tail}`
  return [
    path,
    ...oneEncoded,
    allEncoded,
    allEncoded.toUpperCase().replaceAll('%2F', '/'),
    allEncoded.replaceAll('%', '%25'),
    `${path}/`,
    `${path}//`,
    `${path}?a=1`,
    `${path}%3fa=1`,
    `${path};a=1`,
    `${path}#a`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `/${path}`,
    `//${path}`,
    `/.${path}`,
    `/%2e${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/x/%2e%2e%2f${path.slice(1)}`,
    `/${first}/../${first}${tail}`,
    `/${first}/%2e%2e/${first}${tail}`,
    `/${first}%2f..%2f${first}${tail}`,
    `/api/..${path}`,
    `/api/%2e%2e${path}`,
    `/r/..${path}`,
    `/sandbox/play/..${path}`,
    `/sandbox/play/%2e%2e%2f..${path}`,
    `/sandbox/page/..${path}`,
    `/gallery/..${path}`,
    `/gallery/%2e%2e${path}`,
    path.replaceAll('/', '\\'),
    `/\\${path}`,
    path.toUpperCase(),
    path.replaceAll('/', '%2f'),
    path.replaceAll('/', '//'),
    `http://habi${path}`,
    `https://habi:1${path}`,
    `HTTP://habi/${path}`,
  ].map((spelling) => (/^(\/|https?:)/i.test(spelling) ? spelling : `/${spelling}`))
}

const control = ['/sandbox/players', '/sandbox/players/demo01', '/sandbox/calls', '/sandbox/outbox']

test.each([...control, '/metrics', '/openapi.json'])(
  'no spelling of the path %s reveals content without the key',
  async (path) => {
    for (const spelling of spellings(path)) {
      const { status, body } = await send(spelling)
      // 301: to the path without the slash at its end. 503: the path belongs to the gallery, which is not built.
      expect([301, 400, 401, 403, 404, 503], `${spelling} ${status} ${body.slice(0, 100)}`).toContain(status)
      for (const secret of ['habi2026', '"loginName"', 'habi_requests_total', '"openapi"', '[]'])
        expect(body, spelling).not.toContain(secret)
    }
  },
)

test('no spelling of /readyz lists problems', async () => {
  for (const spelling of spellings('/readyz')) {
    const { status, body } = await send(spelling)
    expect([200, 301, 400, 401, 403, 404, 503], spelling).toContain(status)
    expect(body, spelling).not.toContain('problems')
  }
})

test('no spelling of an address that changes data works without the key', async () => {
  const changes = [
    ['POST', '/sandbox/reset'],
    ['PUT', '/sandbox/clock'],
    ['DELETE', '/sandbox/faults'],
    ['POST', '/studio/api/publish'],
  ] as const
  for (const [method, path] of changes) {
    for (const spelling of spellings(path)) {
      const { status } = await send(spelling, {}, method)
      expect([400, 401, 403, 404, 405, 415], `${method} ${spelling}`).toContain(status)
    }
  }
})

test('private addresses respond to requests with the key', async () => {
  const key = { 'sandbox-key': 'the-key' }
  for (const path of control) expect((await send(path, key)).status, path).toBe(200)
  expect((await send('/metrics', { authorization: 'Bearer the-token' })).body).toContain('habi_requests_total')
  expect((await send('/%73andbox/players', key)).body).toContain('"loginName"')
})
