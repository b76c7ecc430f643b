import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm'
import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../engine/release/disk.ts'
import { createRequestCounter } from '../observe/request-metrics.ts'
import { registerDelivery } from './delivery.ts'
import { patternOf } from './dictionary.ts'
import { createHints } from './hint.ts'
import { putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { sendRequest } from './test-request.ts'
import { openFileIndex } from './file-index.ts'

let folder: string
let app: FastifyInstance
let store: ReleaseStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-dictionary-'))
  store = await openReleaseStore({
    siteDir: join(folder, 'site'),
    onProblem: ({ message }) => expect.unreachable(message),
  })
  app = Fastify()
  const hints = createHints()
  registerDelivery(app, {
    store,
    build: openFileIndex([folder]),
    hints,
    count: createRequestCounter(new Registry()),
    previewedRelease: async () => await Promise.resolve(undefined),
  })
  app.addHook('preClose', async () => hints.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  store.close()
  await rm(folder, { recursive: true })
})

/** Text that does not compress well, so a delta is much smaller than the page. */
const filler = Array.from({ length: 40 }, (_, n) => hashOf(String(n))).join(' ')

async function publish(sequence: number, text: string) {
  const put = await putRelease(join(folder, 'site'), { sequence, text: `${filler} ${text}` })
  await store.refresh()
  return put
}

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest((app.server.address() as AddressInfo).port, path, { headers })

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const withVersion = (version: Buffer) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(version).toString('base64')}:`,
})
const fromFetch = { 'sec-fetch-mode': 'same-origin' }

/** Decodes a body in the coding `dcz`, as a browser does. */
function decode(body: Buffer, dictionary: Buffer): Buffer {
  expect(body.toString('hex', 0, 8)).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(sha256(dictionary))
  const context = createDCtx()
  try {
    return Buffer.from(decompressUsingDict(context, body.subarray(40), dictionary))
  } finally {
    freeDCtx(context)
  }
}

test('a client with an earlier version of a page gets a difference that decodes to the new page', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  const { release } = await publish(2, 'second')
  const response = await get('/', withVersion(first))
  expect(response.headers).toMatchObject({
    'content-encoding': 'dcz',
    vary: 'accept-encoding, cookie, available-dictionary, sec-fetch-mode',
    'use-as-dictionary': 'match="/"',
  })
  const page = decode(response.body, first)
  expect(page.toString()).toContain('second')
  expect(`${hashOf(page)}.html`).toBe(release.html.en?.['/']?.object)
  expect(response.body.length).toBeLessThan(page.length / 5)
  expect((await get('/', withVersion(first))).body).toEqual(response.body)
})

test('each language and each earlier version has its own difference', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  const { body: second } = await get('/')
  await publish(3, 'third')
  for (const earlier of [first, second])
    for (const language of ['en', 'tl']) {
      const { headers, body } = await get('/', { ...withVersion(earlier), cookie: `lang=${language}` })
      expect(headers['content-language']).toBe(language)
      expect(decode(body, earlier).toString()).toContain(`third ${language}`)
    }
})

test('with an unknown or unusable dictionary, the whole page is sent', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  const known = withVersion(first)['available-dictionary']
  // A hash with the same first bytes as the hash of a stored file.
  const similar = Buffer.concat([sha256(first).subarray(0, 16), Buffer.alloc(16)]).toString('base64')
  const cases = [
    withVersion(Buffer.from('another page')),
    { ...withVersion(first), 'available-dictionary': `:${similar}:` },
    { ...withVersion(first), 'available-dictionary': known.slice(1, -1) },
    { ...withVersion(first), 'available-dictionary': ':../release:' },
    { 'accept-encoding': 'br, dcb', 'available-dictionary': known },
    { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': known },
  ]
  for (const headers of cases) {
    const response = await get('/', headers)
    expect(response.headers['content-encoding'], headers['available-dictionary']).toBe('br')
    expect(brotliDecompressSync(response.body).toString()).toContain('second')
  }
})

test('a request with a hash that only resembles the hash of an earlier version does not change what other clients get', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  const hash = sha256(first)
  for (const similar of [Buffer.concat([hash.subarray(0, 10), Buffer.alloc(22)]), Buffer.from(hash).fill(0, 31)]) {
    const poison = { ...withVersion(first), 'available-dictionary': `:${similar.toString('base64')}:` }
    expect((await get('/', poison)).headers['content-encoding']).toBe('br')
    const response = await get('/', withVersion(first))
    expect(response.headers['content-encoding']).toBe('dcz')
    expect(decode(response.body, first).toString()).toContain('second')
    // A request with the similar hash does not get the difference either.
    expect((await get('/', poison)).headers['content-encoding']).toBe('br')
  }
})

test('a damaged earlier version is not used', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  await publish(2, 'second')
  for (const suffix of ['', '.br', '.gz'])
    await writeFile(join(folder, 'site', 'objects', `${hashOf(first)}.html${suffix}`), 'torn')
  const response = await get('/', withVersion(first))
  expect(brotliDecompressSync(response.body).toString()).toContain('second')
})

test('a page that has nothing in common with the dictionary is sent whole', async () => {
  await publish(1, 'first')
  const { body: first } = await get('/')
  const response = await get('/slot', withVersion(first))
  expect(response.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(response.body).toString()).toContain('Slot')
})

test('a navigation without dictionary support gets no dictionary headers', async () => {
  await publish(1, 'first')
  const plain = await get('/')
  const { headers } = await get('/', fromFetch)
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/"',
    'cache-control': 'private, stale-while-revalidate=2592000',
    vary: 'accept-encoding, cookie, available-dictionary, sec-fetch-mode',
  })
  const unchanged = await get('/', { ...fromFetch, 'if-none-match': String(plain.headers.etag) })
  expect([unchanged.status, unchanged.headers['use-as-dictionary']]).toEqual([304, 'match="/"'])
  const navigated = await get('/', { 'sec-fetch-mode': 'navigate' })
  expect({ ...navigated, headers: { ...navigated.headers, date: plain.headers.date } }).toEqual(plain)
  expect(Object.keys(navigated.headers)).toEqual(Object.keys(plain.headers))
  expect(navigated.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
})

test('a page with parameters is a dictionary for all its addresses; missing pages and previews are not', async () => {
  await publish(1, 'first')
  expect((await get('/news/12', fromFetch)).headers['use-as-dictionary']).toBe('match="/news/*"')
  for (const path of ['/nothing', '/?preview=1', '/news/12?preview=1'])
    expect((await get(path, fromFetch)).headers['use-as-dictionary'], path).toBeUndefined()
})

test('a path with characters that are special in URL patterns has no pattern', () => {
  expect(['/', '/a-b/c.d', '/x/{id}/{tab?}', '/caf%C3%A9'].map(patternOf)).toEqual([
    '/',
    '/a-b/c.d',
    '/x/*/*',
    '/caf%C3%A9',
  ])
  for (const path of ['/a(b)', '/:a', '/a"', '/a+b', '/a\\b', '/a?', '/{a', '/é'])
    expect(patternOf(path), path).toBeUndefined()
})

test('the directory of a release is sent as a difference to the previous directory, and other files are sent whole', async () => {
  const { pointer } = await publish(1, 'first')
  const earlier = Buffer.from(JSON.stringify({ routes: filler }))
  await writeFile(join(folder, 'site', 'objects', `${hashOf(earlier)}.json`), earlier)
  const directory = Buffer.from(JSON.stringify({ routes: `${filler} more` }))
  const name = `${hashOf(directory)}.json`
  await writeFile(join(folder, 'site', 'objects', name), directory)
  const { release } = await putRelease(join(folder, 'site'), {
    sequence: 2,
    release: { routes: { en: name, tl: name } },
  })
  await store.refresh()
  expect(release.routes.en).toBe(name)
  const response = await get(`/r/${name}`, { ...withVersion(earlier), 'sec-fetch-mode': 'cors' })
  expect(response.headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/r/*.json"',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
  })
  expect(decode(response.body, earlier)).toEqual(directory)
  const other = await get(pointer.routes.en ?? '', { ...withVersion(earlier), 'sec-fetch-mode': 'cors' })
  expect(other.headers['use-as-dictionary']).toBeUndefined()
  expect(brotliDecompressSync(other.body)).toEqual(
    await readFile(join(folder, 'site', 'objects', pointer.routes.en?.slice(3) ?? '')),
  )
})
