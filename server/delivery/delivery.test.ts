import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestCounter } from '../observe/request-metrics.ts'
import { createMetrics, type Metrics } from '../observe/metrics.ts'
import { registerDelivery } from './delivery.ts'
import { createHints } from './hint.ts'
import { movePointer, putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore, type StoreProblem } from './release-store.ts'
import { openFileIndex } from './file-index.ts'

let folder: string
let app: FastifyInstance
let store: ReleaseStore
let metrics: Metrics
let problems: StoreProblem[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-delivery-'))
  problems = []
  await writeFile(join(folder, 'player-abc.js'), 'player')
  await writeFile(join(folder, 'sw.js'), 'worker')
  store = await openReleaseStore({ siteDir: join(folder, 'site'), onProblem: (problem) => problems.push(problem), pollMs: 20 })
  const hints = createHints({ limit: 20 })
  app = Fastify({ routerOptions: { caseSensitive: true } })
  metrics = createMetrics()
  registerDelivery(app, { store, build: openFileIndex([folder]), hints, count: createRequestCounter(metrics) })
  app.get('/studio/:name', async (_request, reply) => reply.send('studio'))
  store.onMove(({ pointer }) => hints.send(pointer.sequence))
  app.addHook('preClose', async () => hints.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  store.close()
  await rm(folder, { recursive: true })
})

async function publish(change?: Parameters<typeof putRelease>[1]) {
  const put = await putRelease(join(folder, 'site'), change)
  await store.refresh()
  return put
}

const port = () => (app.server.address() as AddressInfo).port
const get = (url: string, headers: Record<string, string> = {}) => ask('GET', url, headers)

interface Answered {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
  readonly rawPayload: Buffer
  readonly body: string
}

/** Over a connection of its own, because files are answered in front of the router. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: port(), method, path, headers, agent: false }, async (answer) => {
      const rawPayload = Buffer.concat(await answer.toArray())
      done({ statusCode: answer.statusCode ?? 0, headers: answer.headers, rawPayload, body: rawPayload.toString() })
    })
    sent.on('error', failed)
    sent.end()
  })
}

/** What comes back for these bytes until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(bytes)
  return Buffer.concat(await socket.toArray()).toString('latin1')
}

test('before the first release a page says that it comes', async () => {
  const answer = await get('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
})

test('a page comes in the language of the cookie, else in the default one', async () => {
  await publish()
  expect((await get('/')).body).toContain('Home en')
  expect((await get('/', { cookie: 'a=1; lang=tl' })).body).toContain('Home tl')
  expect((await get('/', { cookie: 'lang=cn' })).body).toContain('Home en')
  expect((await get('/', { cookie: 'lang=__proto__' })).body).toContain('Home en')
})

test('a page carries its policy and must be asked for again', async () => {
  await publish()
  const { headers } = await get('/')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers.vary).toBe('accept-encoding, cookie')
  expect(headers['content-security-policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self'; font-src 'none'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'self' https://partner.example; require-trusted-types-for 'script'; trusted-types habi; report-uri /report"`,
  )
})

test('a page that is still the same is not sent again, to HEAD neither', async () => {
  await publish()
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': String(headers.etag), cookie: 'lang=tl' })).statusCode).toBe(200)
  const head = await ask('HEAD', '/')
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
})

test('paths are found exactly, then by pattern, and are case-sensitive', async () => {
  await publish()
  expect((await get('/slot')).body).toContain('Slot')
  expect((await get('/news/12?x=1')).body).toContain('News')
  for (const path of ['/Slot', '/news/abc', '/nothing', '/constructor', '/news/{id}x']) {
    const answer = await get(path)
    expect([answer.statusCode, answer.body.includes('Missing')], path).toEqual([404, true])
  }
})

test('a redirect comes before any page, carries the query where it should, and never leaves the site by a trick', async () => {
  await publish()
  expect((await get('/old/5?a=1&b=?')).headers.location).toBe('/news/5?a=1&b=?')
  expect((await get('/out/slot?a=1')).headers.location).toBe('/slot')
  expect((await get('/out//evil.example')).statusCode).toBe(404)
})

test('release files are packed as the client wants, kept for ever, and found by name only', async () => {
  const { pointer } = await publish()
  const url = pointer.routes.en ?? ''
  const brotli = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('{"en":1}')
  const zipped = await get(url, { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('{"en":1}')
  expect((await get(url)).body).toBe('{"en":1}')
  expect((await get(url, { 'if-none-match': String(brotli.headers.etag) })).statusCode).toBe(304)
  for (const path of ['/r/..%2frelease.json', `${url}.br`, '/r/b/..%2fsite%2frelease.json', '/r/nothing.js']) {
    expect((await get(path)).statusCode, path).toBe(404)
  }
})

test('build files and the service worker come from the player build', async () => {
  expect((await get('/r/b/player-abc.js')).body).toBe('player')
  const worker = await get('/sw.js')
  expect(worker.body).toBe('worker')
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
})

test('the pointer is conditional, and a moved one is noticed without being told', async () => {
  const { pointer } = await publish()
  const first = await get('/release.json')
  expect(JSON.parse(first.body)).toEqual(pointer)
  expect((await get('/release.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  await putRelease(join(folder, 'site'), { sequence: 2, text: 'New' })
  await vi.waitFor(async () => expect((await get('/')).body).toContain('New en'))
  expect((await get('/release.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

test('a torn, older or incomplete pointer leaves the last good release live, and says so once', async () => {
  const { pointer } = await publish({ sequence: 5 })
  const site = join(folder, 'site')
  await movePointer(site, '{"sequence":')
  await store.refresh()
  await store.refresh()
  await movePointer(site, JSON.stringify({ ...pointer, sequence: 4 }))
  await store.refresh()
  await movePointer(site, JSON.stringify({ ...pointer, sequence: 6, release: 'f'.repeat(20) }))
  await store.refresh()
  await publish({ sequence: 7, release: { objects: [`${'e'.repeat(20)}.json`] } })
  expect(problems.map(({ code }) => code)).toEqual(['POINTER-UNREADABLE', 'POINTER-OLDER', 'RELEASE-UNREADABLE', 'RELEASE-INCOMPLETE'])
  expect(JSON.parse((await get('/release.json')).body)).toEqual(pointer)
  expect((await get('/')).body).toContain('Home en')
})

test('a manifest that was changed after it was named is not taken', async () => {
  const { pointer } = await publish()
  await writeFile(join(folder, 'site', 'releases', `${pointer.release}.json`), JSON.stringify({ html: {} }))
  await movePointer(join(folder, 'site'), JSON.stringify({ ...pointer, sequence: 2 }))
  await store.refresh()
  expect(problems.map(({ code }) => code)).toEqual(['RELEASE-UNREADABLE'])
})

test('listeners hear of a moved pointer, and no more may listen than we keep', async () => {
  await publish()
  const stop = new AbortController()
  const listen = () => fetch(`http://127.0.0.1:${port()}/hint`, { signal: stop.signal })
  const streams = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await listen()
      expect(answer.headers.get('content-type')).toContain('text/event-stream')
      return answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    }),
  )
  const heard = async () => await Promise.all(streams.map(async (stream) => (await stream?.read())?.value ?? ''))
  const first = await heard()
  for (const text of first) expect(text).toContain('data: {"sequence":1}')
  // Each is to come back at a time of its own.
  expect(new Set(first.map((text) => /^retry: (\d{5})\n/.exec(text)?.[1])).size).toBeGreaterThan(10)
  expect((await listen()).status).toBe(503)
  await publish({ sequence: 2, text: 'Next' })
  for (const text of await heard()) expect(text).toContain('data: {"sequence":2}')
  stop.abort()
})

test('requests on one connection are answered in their order, the last one with the end of it', async () => {
  const { pointer } = await publish()
  const lines = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: habi\r\n${more}\r\n`
  const asked = `${lines(pointer.routes.en ?? '')}${lines('/')}HEAD / HTTP/1.1\r\nHost: habi\r\n\r\n${lines('/release.json', 'Connection: close\r\n')}`
  const text = await exchange(asked)
  const places = ['{"en":1}', 'Home en', '"sequence":1'].map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
  expect(text.match(/Home en/g)).toHaveLength(1)
})

test('a client of HTTP/1.0 gets the length and the end of the connection, or keeps it where it asks', async () => {
  await publish()
  const once = await exchange('GET / HTTP/1.0\r\n\r\n')
  expect(once).toMatch(/content-length: \d+\r\n[^]*Connection: close\r\n/)
  const twice = await exchange('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /slot HTTP/1.0\r\n\r\n')
  expect(twice).toMatch(/Home en[^]*Slot/)
})

test('what another route answers is left to it, and an address below it that is not its own has a page', async () => {
  await publish()
  expect((await get('/studio/a')).body).toBe('studio')
  expect((await get('/studio/a/b')).body).toContain('Missing')
  expect((await get('/studio')).body).toContain('Missing')
  expect((await ask('POST', '/')).statusCode).toBe(404)
  expect((await get('/%zz')).statusCode).toBe(400)
  expect((await get('/%2e')).body).toContain('Missing')
})

test('every answer is counted once, by its kind and status', async () => {
  const { pointer } = await publish()
  const { headers } = await get('/')
  await get('/', { 'if-none-match': String(headers.etag) })
  for (const path of ['/nothing', pointer.routes.en ?? '', pointer.routes.en ?? '', '/r/b/player-abc.js', '/release.json']) await get(path)
  await vi.waitFor(() => expect(metrics.text()).toContain('habi_request_seconds_count{route="pointer"} 1'))
  expect(metrics.text().match(/habi_requests_total\{.*/g)).toEqual([
    'habi_requests_total{route="page",status="200"} 1',
    'habi_requests_total{route="page",status="304"} 1',
    'habi_requests_total{route="page",status="404"} 1',
    'habi_requests_total{route="object",status="200"} 2',
    'habi_requests_total{route="build",status="200"} 1',
    'habi_requests_total{route="pointer",status="200"} 1',
  ])
})

test('a file that keeps its name is read again each time', async () => {
  expect((await get('/sw.js')).body).toBe('worker')
  await writeFile(join(folder, 'sw.js'), 'next worker')
  expect((await get('/sw.js')).body).toBe('next worker')
})

test('a file that was lost is an error that says nothing of the disk', async () => {
  const { pointer } = await publish()
  const path = pointer.routes.en ?? ''
  await rm(join(folder, 'site', 'objects', path.slice('/r/'.length)))
  const answer = await get(path)
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([500, '{"error":"internal error"}', 'no-store'])
})

test('an address that names the host, as a proxy may send it, is the same address', async () => {
  await publish()
  const at = (address: string) => exchange(`GET ${address} HTTP/1.1\r\nHost: habi\r\nConnection: close\r\n\r\n`)
  expect(await at('http://habi/slot?x=1')).toContain('Slot')
  expect(await at('http://habi/studio/a')).toMatch(/studio$/)
  expect(await at('HTTP://habi')).toContain('Home en')
  expect(await at('http://habi/nothing')).toContain('Missing')
})

test('an answer that cannot be written is one error and no end of the server', async () => {
  await publish({ release: { redirects: [{ pattern: '^/torn$', to: '/a\nb', carryQuery: false }] } })
  expect((await get('/torn')).statusCode).toBe(500)
  expect((await get('/')).body).toContain('Home en')
})

test('a server that closes ends the connections that still ask', async () => {
  await publish()
  const socket = connect(port(), '127.0.0.1')
  const answers = socket.toArray()
  // A request that is not whole keeps the connection open while the server closes.
  socket.write('GET / HTTP/1.1\r\nHost: habi\r\n')
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('\r\n')
  expect(Buffer.concat(await answers).toString()).toMatch(/503 Service Unavailable[^]*Connection: close/)
  await closed
})

const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))
