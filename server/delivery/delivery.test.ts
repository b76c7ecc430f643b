import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodePayload } from '../../engine/core/preview-token.ts'
import { previewOpener, releasesOf } from '../preview/open-preview.ts'
import { signPreview } from '../preview/signed-token.ts'
import { createRequestCounter } from '../observe/request-metrics.ts'
import { registerDelivery } from './delivery.ts'
import { createHints } from './hint.ts'
import { movePointer, putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore, type StoreProblem } from './release-store.ts'
import { sendRequest } from './test-request.ts'
import { openFileIndex } from './file-index.ts'

const key = 'k'.repeat(43)
let folder: string
let app: FastifyInstance
let store: ReleaseStore
let registry: Registry
let problems: StoreProblem[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-delivery-'))
  problems = []
  await writeFile(join(folder, 'player-abc.js'), 'player')
  await writeFile(join(folder, 'sw.js'), 'worker')
  store = await openReleaseStore({
    siteDir: join(folder, 'site'),
    onProblem: (problem) => problems.push(problem),
    pollMs: 20,
  })
  const hints = createHints({ limit: 20 })
  app = Fastify({ routerOptions: { caseSensitive: true } })
  registry = new Registry()
  registerDelivery(app, {
    store,
    build: openFileIndex([folder]),
    hints,
    count: createRequestCounter(registry),
    previewedRelease: releasesOf(previewOpener({ key, allowUnsigned: false, store })),
    studioOrigin: 'https://studio.example',
  })
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
const get = (path: string, headers: Record<string, string> = {}) => send('GET', path, headers)

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await sendRequest(port(), path, { method, headers })
  return {
    statusCode: response.status,
    headers: response.headers,
    rawPayload: response.body,
    body: response.body.toString(),
  }
}

/** Sends bytes over a new connection and returns all bytes received until the server closes it. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  socket.write(bytes)
  return Buffer.concat(await socket.toArray()).toString('latin1')
}

test('before the first release, a page responds with 503 and a time to retry', async () => {
  const response = await get('/')
  expect(response.statusCode).toBe(503)
  expect(response.headers).toMatchObject({ refresh: '3', 'content-type': 'text/html; charset=utf-8' })
  for (const part of ['<html lang="en">', 'name="viewport"', '<title>', '<h1>']) expect(response.body).toContain(part)
  expect(response.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
})

test('a page has the language of the cookie, otherwise the default language', async () => {
  await publish()
  expect((await get('/')).body).toContain('Home en')
  expect((await get('/', { cookie: 'a=1; lang=tl' })).body).toContain('Home tl')
  expect((await get('/', { cookie: 'lang=cn' })).body).toContain('Home en')
  expect((await get('/', { cookie: 'lang=__proto__' })).body).toContain('Home en')
})

test('the path of a page that is limited to some hosts is unknown on other hosts', async () => {
  await publish({ release: { hosts: { '/slot': ['test.localhost:8080', '*.live.example'], '/news/{id}': [] } } })
  const status = async (path: string, host: string) => (await get(path, { host })).statusCode
  for (const [host, expected] of [
    ['test.localhost:8080', 200],
    ['Test.localhost', 200],
    ['a.live.example', 200],
    ['live.example', 404],
    ['localhost:8080', 404],
    ['', 404],
  ] as const)
    expect([host, await status('/slot', host)]).toEqual([host, expected])
  expect([await status('/news/7', 'test.localhost'), await status('/', 'localhost')]).toEqual([404, 200])
  expect((await get('/slot', { host: 'localhost' })).body).toContain('Missing')
})

test('when languages have their own addresses, the prefix of an address decides its language', async () => {
  await publish({ release: { languageAddresses: true } })
  const shown = async (path: string, headers?: Record<string, string>) => {
    const { statusCode, body, headers: sent } = await get(path, headers)
    return [statusCode, body.replace(/^.*>/, ''), sent['content-language']]
  }
  expect(await shown('/')).toEqual([200, 'Home en', 'en'])
  expect(await shown('/slot')).toEqual([200, 'Slot', 'en'])
  const fromTagalog = { cookie: 'lang=en' }
  expect(await shown('/tl', fromTagalog)).toEqual([200, 'Home tl', 'tl'])
  expect(await shown('/tl/', fromTagalog)).toEqual([200, 'Home tl', 'tl'])
  expect(await shown('/tl/slot?a=1', fromTagalog)).toEqual([200, 'Slot', 'tl'])
  expect(await shown('/tl/news/12')).toEqual([200, 'News', 'tl'])
  expect(await shown('/tl/nothing')).toEqual([404, 'Missing', 'tl'])
  // None of these is the address of a page. English, for example, has no prefix.
  for (const path of ['/en/slot', '/TL/slot', '/tlx', '/tl//slot', '/tl/r/x.json'])
    expect((await shown(path))[0], path).toBe(404)
  expect((await get('/tl/slot', { 'sec-fetch-mode': 'cors' })).headers['use-as-dictionary']).toBe('match="/tl/slot"')
  expect((await get('/tl/old/7?a=1')).headers.location).toBe('/tl/news/7?a=1')
  expect((await get('/tl/out//host')).statusCode).toBe(404)
})

test('when languages have their own addresses, a visitor is redirected to the address of the chosen language', async () => {
  await publish({ release: { languageAddresses: true } })
  const target = async (path: string, cookie: string) => {
    const { statusCode, headers } = await get(path, { cookie })
    return [statusCode, headers.location]
  }
  expect(await target('/', 'lang=tl')).toEqual([302, '/tl/'])
  expect(await target('/slot?a=1', 'lang=tl')).toEqual([302, '/tl/slot?a=1'])
  expect(await target('//host/x', 'lang=tl')).toEqual([302, '/tl//host/x'])
  for (const cookie of ['lang=en', 'lang=cn', '']) expect(await target('/slot', cookie)).toEqual([200, undefined])

  // A preview has the language of its token.
  const request = { facts: {}, at: Date.now(), until: Date.now() + 60_000 }
  const inTagalog = `?preview=${signPreview({ ...request, language: 'tl' }, key)}`
  const inEnglish = `?preview=${signPreview({ ...request, language: 'en' }, key)}`
  expect(await target(`/slot${inTagalog}`, '')).toEqual([302, `/tl/slot${inTagalog}`])
  expect(await target(`/tl/slot${inTagalog}`, '')).toEqual([200, undefined])
  expect(await target(`/tl/slot${inEnglish}`, 'lang=tl')).toEqual([302, `/slot${inEnglish}`])
})

test('a page has its content security policy and must be revalidated', async () => {
  await publish()
  const { headers } = await get('/')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers.vary).toBe('accept-encoding, cookie')
  expect(headers['content-security-policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self'; media-src 'self' blob:; font-src 'none'; ` +
      `connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; ` +
      `base-uri 'none'; object-src 'none'; frame-ancestors 'self' https://partner.example; ` +
      `require-trusted-types-for 'script'; trusted-types habi habi-search; report-uri /report"`,
  )
})

test('a page may load the frames, images and media of the sites that its release names, and of no other sites', async () => {
  const contentSources = {
    frames: ['https://*.games.example'],
    images: ['https://images.example'],
    media: ['https://video.example:8443'],
  }
  await publish({ release: { contentSources } })
  const { headers } = await get('/')
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "frame-src 'self' https://*.games.example",
      "img-src 'self' https://images.example",
      "media-src 'self' blob: https://video.example:8443",
      "connect-src 'self' https://video.example:8443",
      "script-src 'self'",
    ]),
  )
})

test('an unchanged page gets 304, and HEAD gets headers only', async () => {
  await publish()
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': String(headers.etag), cookie: 'lang=tl' })).statusCode).toBe(200)
  const head = await send('HEAD', '/')
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
})

test('a 304 does not repeat the policies, and a changed policy is sent with the whole page', async () => {
  await publish()
  const policies = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy']
  const { headers } = await get('/')
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(policies))
  const known = { 'if-none-match': String(headers.etag) }
  const unchanged = await get('/', known)
  expect([unchanged.statusCode, Object.keys(unchanged.headers).filter((name) => policies.includes(name))]).toEqual([
    304,
    [],
  ])
  const kept = { 'cache-control': headers['cache-control'], vary: headers.vary, etag: headers.etag }
  expect(unchanged.headers).toMatchObject(kept)
  await publish({ sequence: 2, release: { frameAncestors: [] } })
  const changed = await get('/', known)
  expect([changed.statusCode, changed.body]).toEqual([200, (await get('/')).body])
  expect(changed.headers['content-security-policy']).toContain("frame-ancestors 'self';")
})

test('the page of a pattern that is marked as missing has the status 404', async () => {
  await publish()
  const response = await get('/gone/12')
  expect([response.statusCode, response.body.includes('Gone')]).toEqual([404, true])
})

test('paths match exactly, then by pattern, and are case-sensitive', async () => {
  await publish()
  expect((await get('/slot')).body).toContain('Slot')
  expect((await get('/news/12?x=1')).body).toContain('News')
  for (const path of ['/Slot', '/news/abc', '/nothing', '/constructor', '/news/{id}x']) {
    const response = await get(path)
    expect([response.statusCode, response.body.includes('Missing')], path).toEqual([404, true])
  }
})

test('an address with a final slash is permanently redirected to the address without it, and keeps its query', async () => {
  await publish({ release: { languageAddresses: true } })
  const redirected = async (path: string) => {
    const { statusCode, headers } = await get(path)
    return [statusCode, headers.location]
  }
  expect(await redirected('/news/7/')).toEqual([301, '/news/7'])
  expect(await redirected('/news/7//?a=1&b=/')).toEqual([301, '/news/7?a=1&b=/'])
  expect(await redirected('/nothing/?')).toEqual([301, '/nothing'])
  expect(await redirected('/tl/slot/')).toEqual([301, '/tl/slot'])
  expect((await redirected('//host.example/'))[0]).toBe(404)
})

test('a redirect keeps the query if configured, and cannot lead to another host', async () => {
  await publish()
  expect((await get('/old/5?a=1&b=?')).headers.location).toBe('/news/5?a=1&b=?')
  expect((await get('/out/slot?a=1')).headers.location).toBe('/slot')
  expect((await get('/out//evil.example')).statusCode).toBe(404)
})

test('a page of the exact path precedes redirects, and patterns of pages and redirects are tried in one order', async () => {
  await publish({
    release: {
      patterns: [
        { pattern: '^/news/[0-9]+$', path: '/news/{id}' },
        { pattern: '^/news/([^/]+)$', to: '/slot', carryQuery: false },
        { pattern: '^/([^/]+)$', to: '/news/1', carryQuery: false },
      ],
    },
  })
  expect((await get('/slot')).statusCode).toBe(200)
  expect((await get('/news/7')).statusCode).toBe(200)
  expect((await get('/news/x')).headers.location).toBe('/slot')
  expect((await get('/other')).headers.location).toBe('/news/1')
})

test('release files have the requested coding, are immutable, and are found by name only', async () => {
  const { pointer } = await publish()
  const url = pointer.routes.en ?? ''
  const brotli = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
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

test('the pointer supports conditional requests, and a new pointer on disk is detected', async () => {
  const { pointer } = await publish()
  const first = await get('/release.json')
  expect(JSON.parse(first.body)).toEqual(pointer)
  expect((await get('/release.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  await putRelease(join(folder, 'site'), { sequence: 2, text: 'New' })
  await vi.waitFor(async () => expect((await get('/')).body).toContain('New en'))
  expect((await get('/release.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

test('after a damaged, older or incomplete pointer the last valid release stays live, and each problem is reported once', async () => {
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
  expect(problems.map(({ code }) => code)).toEqual([
    'POINTER-UNREADABLE',
    'POINTER-OLDER',
    'RELEASE-UNREADABLE',
    'RELEASE-INCOMPLETE',
  ])
  expect(JSON.parse((await get('/release.json')).body)).toEqual(pointer)
  expect((await get('/')).body).toContain('Home en')
})

test('a pointer or manifest that cannot be read is reported with the reason, and the live release stays', async () => {
  const { pointer } = await publish({ sequence: 5 })
  const site = join(folder, 'site')
  await mkdir(join(site, 'releases', `${'f'.repeat(20)}.json`))
  await movePointer(site, JSON.stringify({ ...pointer, sequence: 6, release: 'f'.repeat(20) }))
  await store.refresh()
  await rm(join(site, 'release.json'))
  await mkdir(join(site, 'release.json'))
  await store.refresh()
  await store.refresh()
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    `RELEASE-UNREADABLE release ${'f'.repeat(20)} cannot be read (EISDIR); the last valid release stays live`,
    'POINTER-UNREADABLE release.json cannot be read (EISDIR); the last valid release stays live',
  ])
  expect((await get('/')).body).toContain('Home en')
})

test('a preview gets the pages of the release that its token names, in its language and without caching', async () => {
  const first = await publish({ sequence: 1, text: 'Tuesday' })
  await publish({ sequence: 2, text: 'Today' })
  const release = first.pointer.release
  const request = { facts: {}, at: Date.now(), until: Date.now() + 60_000, language: 'tl' }
  const { body, headers } = await get(`/?preview=${signPreview({ ...request, release }, key)}`)
  expect(body).toContain('Tuesday tl')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'tl' })
  expect((await get('/')).body).toContain('Today en')
  expect((await get(`/?preview=${signPreview(request, key)}`)).body).toContain('Today tl')
  // A token that was written by hand may name the language as a fact.
  const byHand = encodePayload(JSON.stringify({ facts: { 'device.language': 'tl' }, at: Date.now() }))
  expect((await get(`/?preview=${byHand}`)).body).toContain('Today tl')
})

test('a preview in a frame has no same-origin rights, and only the studio may frame it', async () => {
  await publish()
  const token = signPreview({ facts: {}, at: Date.now(), until: Date.now() + 60_000 }, key)
  const policyOf = async (path: string, headers?: Record<string, string>) =>
    String((await get(path, headers)).headers['content-security-policy']).split('; ')
  const framed = await policyOf(`/?preview=${token}`, { 'sec-fetch-dest': 'iframe' })
  expect(framed).toContain('sandbox allow-scripts allow-forms')
  expect(framed).toContain('frame-ancestors https://studio.example')
  const inTab = await policyOf(`/?preview=${token}`, { 'sec-fetch-dest': 'document' })
  expect(inTab.filter((part) => part.startsWith('sandbox'))).toEqual([])
  expect(inTab).toContain('frame-ancestors https://studio.example')
  expect(await policyOf('/')).toContain("frame-ancestors 'self' https://partner.example")
})

test('pages with an opaque origin can load files with a hash and the pointer; other origins cannot read the pointer', async () => {
  const { pointer } = await publish()
  for (const path of [pointer.routes['en'] ?? '', '/r/b/player-abc.js'])
    expect((await get(path)).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  expect((await get('/release.json', { origin: 'null' })).headers).toHaveProperty('access-control-allow-origin', '*')
  for (const headers of [{}, { origin: 'https://foreign.example' }])
    expect((await get('/release.json', headers)).headers).not.toHaveProperty('access-control-allow-origin')
  expect((await get('/', { origin: 'null' })).headers).not.toHaveProperty('access-control-allow-origin')
})

test('a preview frame can read why a file was not sent', async () => {
  await publish()
  for (const path of ['/r/0123456789abcdef0123.json', '/r/b/missing-abc.js']) {
    const { statusCode, headers } = await get(path, { origin: 'null' })
    expect([statusCode, headers['access-control-allow-origin']], path).toEqual([404, '*'])
  }
})

test('on the host of the studio, pages are sent only as previews without same-origin rights, and there is no service worker', async () => {
  await publish()
  const host = 'studio.example'
  const token = signPreview({ facts: {}, at: Date.now(), until: Date.now() + 60_000 }, key)
  for (const path of ['/slot', '/nothing', '/sw.js'])
    expect((await get(path, { host })).body, path).not.toMatch(/Slot|Missing|worker/)
  expect((await get('/', { host })).headers).toMatchObject({ location: '/studio' })
  const preview = await get(`/slot?preview=${token}`, { host, 'sec-fetch-dest': 'document' })
  expect(preview.body).toContain('Slot')
  expect(preview.headers['content-security-policy']).toContain('sandbox allow-scripts')
  const refused = await get('/slot?preview=nonsense', { host })
  expect(refused.headers['content-security-policy']).toContain('sandbox allow-scripts')
})

test('a preview gets the live page when the token is refused, or the release is unknown or lacks a file', async () => {
  const { pointer } = await publish({ sequence: 1, text: 'Tuesday' })
  await publish({ sequence: 2, text: 'Today' })
  const request = { facts: {}, at: Date.now(), until: Date.now() + 60_000 }
  const tokenFor = (release: string, signedWith = key): string => signPreview({ ...request, release }, signedWith)
  expect((await get(`/?preview=${tokenFor(pointer.release, 'x'.repeat(43))}`)).body).toContain('Today en')
  expect((await get(`/?preview=${tokenFor('f'.repeat(20))}`)).body).toContain('Today en')
  await rm(join(folder, 'site', 'objects', pointer.routes['en']?.slice('/r/'.length) ?? ''))
  expect((await get(`/?preview=${tokenFor(pointer.release)}`)).body).toContain('Today en')
})

test('a pointer of another channel or without a channel is not served, and the report names the channel', async () => {
  const { pointer } = await publish()
  const { channel: _channel, ...old } = pointer
  const site = join(folder, 'site')
  for (const other of [
    { ...pointer, channel: 'canary', sequence: 9 },
    { ...old, sequence: 9 },
  ]) {
    await movePointer(site, JSON.stringify(other))
    await store.refresh()
  }
  expect(problems.map(({ code }) => code)).toEqual(['POINTER-CHANNEL', 'POINTER-UNREADABLE'])
  expect(problems[0]?.message).toContain('release.json is a pointer of the channel canary, expected live')
  expect(JSON.parse((await get('/release.json')).body)).toEqual(pointer)
})

test('a manifest whose content does not match its hash is refused', async () => {
  const { pointer } = await publish()
  await writeFile(join(folder, 'site', 'releases', `${pointer.release}.json`), JSON.stringify({ html: {} }))
  await movePointer(join(folder, 'site'), JSON.stringify({ ...pointer, sequence: 2 }))
  await store.refresh()
  expect(problems.map(({ code }) => code)).toEqual(['RELEASE-UNREADABLE'])
})

test('clients of /hint receive pointer moves, up to the limit of connections', async () => {
  await publish()
  const stop = new AbortController()
  const listen = () => fetch(`http://127.0.0.1:${port()}/hint`, { signal: stop.signal })
  const streams = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await listen()
      expect(response.headers.get('content-type')).toContain('text/event-stream')
      return response.body?.pipeThrough(new TextDecoderStream()).getReader()
    }),
  )
  const readAll = async () => await Promise.all(streams.map(async (stream) => (await stream?.read())?.value ?? ''))
  const first = await readAll()
  for (const text of first) expect(text).toContain('data: {"sequence":1}')
  // Each client gets its own delay before it reconnects.
  expect(new Set(first.map((text) => /^retry: (\d{5})\n/.exec(text)?.[1])).size).toBeGreaterThan(10)
  expect((await listen()).status).toBe(503)
  await publish({ sequence: 2, text: 'Next' })
  for (const text of await readAll()) expect(text).toContain('data: {"sequence":2}')
  stop.abort()
})

test('pipelined requests are answered in order, and Connection: close ends the connection', async () => {
  const { pointer } = await publish()
  const lines = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: habi\r\n${more}\r\n`
  const requests =
    `${lines(pointer.routes.en ?? '')}${lines('/')}HEAD / HTTP/1.1\r\nHost: ` +
    `habi\r\n\r\n${lines('/release.json', 'Connection: close\r\n')}`
  const text = await exchange(requests)
  const positions = ['{"en":1}', 'Home en', '"sequence":1'].map((part) => text.indexOf(part))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions).not.toContain(-1)
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(4)
  expect(text.match(/Home en/g)).toHaveLength(1)
})

test('an HTTP/1.0 connection is closed after the response, or kept open on request', async () => {
  await publish()
  const once = await exchange('GET / HTTP/1.0\r\n\r\n')
  expect(once).toMatch(/content-length: \d+\r\n[^]*Connection: close\r\n/)
  const twice = await exchange('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /slot HTTP/1.0\r\n\r\n')
  expect(twice).toMatch(/Home en[^]*Slot/)
})

test('requests reach the other routes of the server, and an address without a route gets the not-found page', async () => {
  await publish()
  expect((await get('/studio/a')).body).toBe('studio')
  expect((await get('/studio/a/b')).body).toContain('Missing')
  expect((await get('/studio')).body).toContain('Missing')
  expect((await send('POST', '/')).statusCode).toBe(404)
  for (const malformed of ['/%zz', '/%E0%A4%A', '/slot/%zz?x=1']) {
    const { statusCode, body } = await get(malformed)
    expect([statusCode, body]).toEqual([404, expect.stringContaining('Missing')])
  }
  expect((await get('/studio/%zz')).statusCode).toBe(400)
  expect((await get('/%2e')).body).toContain('Missing')
})

test('every response is counted once, by route class and status', async () => {
  const { pointer } = await publish()
  const { headers } = await get('/')
  await get('/', { 'if-none-match': String(headers.etag) })
  for (const path of [
    '/nothing',
    pointer.routes.en ?? '',
    pointer.routes.en ?? '',
    '/r/b/player-abc.js',
    '/release.json',
  ])
    await get(path)
  await vi.waitFor(async () =>
    expect(await registry.metrics()).toContain('habi_request_seconds_count{route="pointer"} 1'),
  )
  expect((await registry.metrics()).match(/habi_requests_total\{.*/g)).toEqual([
    'habi_requests_total{route="page",status="200"} 1',
    'habi_requests_total{route="page",status="304"} 1',
    'habi_requests_total{route="page",status="404"} 1',
    'habi_requests_total{route="object",status="200"} 2',
    'habi_requests_total{route="build",status="200"} 1',
    'habi_requests_total{route="pointer",status="200"} 1',
  ])
})

test('a file with a fixed name, such as the service worker, is read again for every request', async () => {
  expect((await get('/sw.js')).body).toBe('worker')
  await writeFile(join(folder, 'sw.js'), 'next worker')
  expect((await get('/sw.js')).body).toBe('next worker')
})

test('a deleted file is sent from an intact copy; if no copy is intact, the response is an error that reveals no path', async () => {
  const { pointer } = await publish()
  const path = pointer.routes.en ?? ''
  const file = join(folder, 'site', 'objects', path.slice('/r/'.length))
  await rm(file)
  expect(await get(path)).toMatchObject({ statusCode: 200, body: '{"en":1}' })
  await publish({ sequence: 2, text: 'Later' })
  const other = pointer.routes.tl ?? ''
  for (const suffix of ['', '.br', '.gz']) await rm(join(folder, 'site', 'objects', other.slice('/r/'.length) + suffix))
  const response = await get(other)
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
    503,
    expect.stringContaining('<h1>This page is being repaired</h1>'),
    'no-store',
  ])
})

test('an absolute address, as proxies send it, is treated like its path', async () => {
  await publish()
  const at = (address: string) => exchange(`GET ${address} HTTP/1.1\r\nHost: habi\r\nConnection: close\r\n\r\n`)
  expect(await at('http://habi/slot?x=1')).toContain('Slot')
  expect(await at('http://habi/studio/a')).toMatch(/studio$/)
  expect(await at('HTTP://habi')).toContain('Home en')
  expect(await at('http://habi/nothing')).toContain('Missing')
})

test('a response with invalid headers gives status 500 and the server continues', async () => {
  await publish({ release: { patterns: [{ pattern: '^/torn$', to: '/a\nb', carryQuery: false }] } })
  expect((await get('/torn')).statusCode).toBe(500)
  expect((await get('/')).body).toContain('Home en')
})

test('a closing server answers open requests with 503 and closes their connections', async () => {
  await publish()
  const socket = connect(port(), '127.0.0.1')
  const received = socket.toArray()
  // An incomplete request keeps the connection open while the server closes.
  socket.write('GET / HTTP/1.1\r\nHost: habi\r\n')
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('\r\n')
  expect(Buffer.concat(await received).toString()).toMatch(/503 Service Unavailable[^]*Connection: close/)
  await closed
})

const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)))
