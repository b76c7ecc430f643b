import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerDelivery } from './delivery.ts'
import { createHints } from './hint.ts'
import { movePointer, putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore, type StoreProblem } from './release-store.ts'
import { openShelf } from './shelf.ts'

let folder: string
let app: FastifyInstance
let store: ReleaseStore
let problems: StoreProblem[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-delivery-'))
  problems = []
  await writeFile(join(folder, 'player-abc.js'), 'player')
  await writeFile(join(folder, 'sw.js'), 'worker')
  store = await openReleaseStore({ siteDir: join(folder, 'site'), onProblem: (problem) => problems.push(problem), pollMs: 20 })
  const hints = createHints({ limit: 1 })
  app = Fastify({ routerOptions: { caseSensitive: true } })
  registerDelivery(app, { store, build: openShelf([folder]), hints })
  store.onMove(({ pointer }) => hints.send(pointer.sequence))
  app.addHook('preClose', async () => hints.close())
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

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

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
  const head = await app.inject({ method: 'HEAD', url: '/' })
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
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
})

test('the pointer is conditional, and a moved one is noticed without being told', async () => {
  const { pointer } = await publish()
  const first = await get('/release.json')
  expect(first.json()).toEqual(pointer)
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
  expect((await get('/release.json')).json()).toEqual(pointer)
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
  const address = await app.listen({ port: 0 })
  const stop = new AbortController()
  const answer = await fetch(`${address}/hint`, { signal: stop.signal })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('data: {"sequence":1}')
  expect((await fetch(`${address}/hint`)).status).toBe(503)
  await publish({ sequence: 2, text: 'Next' })
  expect((await reader?.read())?.value).toContain('data: {"sequence":2}')
  stop.abort()
})
