import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../engine/release/disk.ts'
import { createRequestCounter } from '../observe/request-metrics.ts'
import { createMetrics } from '../observe/metrics.ts'
import { registerDelivery } from './delivery.ts'
import { matchOf } from './dictionary.ts'
import { createHints } from './hint.ts'
import { putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { openFileIndex } from './file-index.ts'

let folder: string
let app: FastifyInstance
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-dictionary-'))
  store = await openReleaseStore({ siteDir: join(folder, 'site'), onProblem: ({ message }) => expect.unreachable(message) })
  app = Fastify()
  const hints = createHints()
  registerDelivery(app, { store, build: openFileIndex([folder]), hints, count: createRequestCounter(createMetrics()) })
  app.addHook('preClose', async () => hints.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  store.close()
  await rm(folder, { recursive: true })
})

/** Words that no packing makes much shorter, so that a page is worth a delta. */
const story = Array.from({ length: 40 }, (_, n) => hashOf(String(n))).join(' ')

async function publish(sequence: number, text: string) {
  const put = await putRelease(join(folder, 'site'), { sequence, text: `${story} ${text}` })
  await store.refresh()
  return put
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((done, failed) => {
    const { port } = app.server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(await answer.toArray()) })
    })
    sent.on('error', failed)
    sent.end()
  })
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const having = (version: Buffer) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(version).toString('base64')}:`,
})
const byOurCode = { 'sec-fetch-mode': 'same-origin' }

/** What a browser makes of an answer in the coding `dcz`. */
function decoded(body: Buffer, dictionary: Buffer): Buffer {
  expect(body.toString('hex', 0, 8)).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(sha256(dictionary))
  const context = createDCtx()
  try {
    return Buffer.from(decompressUsingDict(context, body.subarray(40), dictionary))
  } finally {
    freeDCtx(context)
  }
}

test('who has a former version of a page gets what changed, which is the published page to the byte', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  const { release } = await publish(2, 'second')
  const answer = await get('/', having(first))
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, cookie, available-dictionary, sec-fetch-mode',
    'use-as-dictionary': 'match="/"',
  })
  const page = decoded(answer.body, first)
  expect(page.toString()).toContain('second')
  expect(`${hashOf(page)}.html`).toBe(release.html.en?.['/']?.object)
  expect(answer.body.length).toBeLessThan(page.length / 5)
  expect((await get('/', having(first))).body).toEqual(answer.body)
})

test('each language, and each former version, has its own', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  const { body: second } = await get('/')
  await publish(3, 'third')
  for (const former of [first, second])
    for (const language of ['en', 'tl']) {
      const { headers, body } = await get('/', { ...having(former), cookie: `lang=${language}` })
      expect(headers['content-language']).toBe(language)
      expect(decoded(body, former).toString()).toContain(`third ${language}`)
    }
})

test('a dictionary that we do not know, or that the client cannot use, brings the whole page', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  const known = having(first)['available-dictionary']
  // Begins as the hash of a file that we have.
  const alike = Buffer.concat([sha256(first).subarray(0, 16), Buffer.alloc(16)]).toString('base64')
  const asked = [
    having(Buffer.from('another page')),
    { ...having(first), 'available-dictionary': `:${alike}:` },
    { ...having(first), 'available-dictionary': known.slice(1, -1) },
    { ...having(first), 'available-dictionary': ':../release:' },
    { 'accept-encoding': 'br, dcb', 'available-dictionary': known },
    { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': known },
  ]
  for (const headers of asked) {
    const answer = await get('/', headers)
    expect(answer.headers['content-encoding'], headers['available-dictionary']).toBe('br')
    expect(brotliDecompressSync(answer.body).toString()).toContain('second')
  }
})

test('a former version that is not whole any more is not used', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  await writeFile(join(folder, 'site', 'objects', `${hashOf(first)}.html`), 'torn')
  const answer = await get('/', having(first))
  expect(brotliDecompressSync(answer.body).toString()).toContain('second')
})

test('a page that has nothing in common with the former one is sent whole', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  const answer = await get('/slot', having(first))
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.body).toString()).toContain('Slot')
})

test('who knows no dictionaries keeps no page as one: a navigation gets what it always got', async () => {
  await publish(1, 'first')
  const plain = await get('/')
  const { headers } = await get('/', byOurCode)
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/"',
    'cache-control': 'private, stale-while-revalidate=2592000',
    vary: 'accept-encoding, cookie, available-dictionary, sec-fetch-mode',
  })
  const unchanged = await get('/', { ...byOurCode, 'if-none-match': String(plain.headers.etag) })
  expect([unchanged.status, unchanged.headers['use-as-dictionary']]).toEqual([304, 'match="/"'])
  const navigated = await get('/', { 'sec-fetch-mode': 'navigate' })
  expect(navigated).toEqual({ ...plain, headers: { ...navigated.headers, date: plain.headers.date } })
  expect(Object.keys(navigated.headers)).toEqual(Object.keys(plain.headers))
  expect(navigated.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
})

test('a page for many addresses is a dictionary for all of them; a missing page and a preview are none', async () => {
  await publish(1, 'first')
  expect((await get('/news/12', byOurCode)).headers['use-as-dictionary']).toBe('match="/news/*"')
  for (const path of ['/nothing', '/?preview=1', '/news/12?preview=1'])
    expect((await get(path, byOurCode)).headers['use-as-dictionary'], path).toBeUndefined()
})

test('an address whose signs mean something in a pattern is matched by nothing', () => {
  expect(['/', '/a-b/c.d', '/x/{id}/{tab?}', '/caf%C3%A9'].map(matchOf)).toEqual(['/', '/a-b/c.d', '/x/*/*', '/caf%C3%A9'])
  for (const path of ['/a(b)', '/:a', '/a"', '/a+b', '/a\\b', '/a?', '/{a', '/é']) expect(matchOf(path), path).toBeUndefined()
})

test('the directory of a release comes as what changed since the last one, other files as they are', async () => {
  const { pointer } = await publish(1, 'first')
  const former = Buffer.from(JSON.stringify({ routes: story }))
  await writeFile(join(folder, 'site', 'objects', `${hashOf(former)}.json`), former)
  const directory = Buffer.from(JSON.stringify({ routes: `${story} more` }))
  const name = `${hashOf(directory)}.json`
  await writeFile(join(folder, 'site', 'objects', name), directory)
  const { release } = await putRelease(join(folder, 'site'), { sequence: 2, release: { routes: { en: name, tl: name } } })
  await store.refresh()
  expect(release.routes.en).toBe(name)
  const answer = await get(`/r/${name}`, { ...having(former), 'sec-fetch-mode': 'cors' })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/r/*.json"',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
  })
  expect(decoded(answer.body, former)).toEqual(directory)
  const other = await get(pointer.routes.en ?? '', { ...having(former), 'sec-fetch-mode': 'cors' })
  expect(other.headers['use-as-dictionary']).toBeUndefined()
  expect(brotliDecompressSync(other.body)).toEqual(await readFile(join(folder, 'site', 'objects', pointer.routes.en?.slice(3) ?? '')))
})
