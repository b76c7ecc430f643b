import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerDelivery } from './delivery.ts'
import { openFileIndex } from './file-index.ts'
import { createHints } from './hint.ts'
import { startSweep } from './object-sweep.ts'
import type { DamagedObject } from './object-repairs.ts'
import { putRelease } from './release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { sendRequest } from './test-request.ts'

let folder: string
let siteDir: string
let app: FastifyInstance
let store: ReleaseStore
let damages: DamagedObject[]
let rebuilds: number
let rebuild: () => Promise<unknown>
/** Path of the object of the page Home, which is also stored compressed. */
let home: string

/** Publishes a page that is long enough to be compressed. */
const put = () => putRelease(siteDir, { text: 'Home '.repeat(200) })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-objects-'))
  siteDir = join(folder, 'site')
  damages = []
  rebuilds = 0
  rebuild = () => Promise.reject(new Error('the sources are missing'))
  const { release } = await put()
  home = join(siteDir, 'objects', release.html.en?.['/']?.object ?? '')
  store = await openReleaseStore({
    siteDir,
    onProblem: () => undefined,
    onDamage: (damage) => damages.push(damage),
    rebuild: () => {
      rebuilds++
      return rebuild()
    },
  })
  app = Fastify()
  registerDelivery(app, {
    store,
    build: openFileIndex([]),
    hints: createHints({ limit: 1 }),
    count: () => undefined,
    previewedRelease: () => Promise.resolve(undefined),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  store.close()
  await rm(folder, { recursive: true })
})

async function get(path: string, encoding = 'identity') {
  const { port } = app.server.address() as AddressInfo
  const { status, body } = await sendRequest(port, path, { method: 'GET', headers: { 'accept-encoding': encoding } })
  return { status, text: (encoding === 'br' && status === 200 ? brotliDecompressSync(body) : body).toString() }
}

async function zero(path: string): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(path, bytes.fill(0, 20, 36))
}

test('a damaged file is served from its intact copy in another coding, written again and reported', async () => {
  for (const [suffix, encoding] of [
    ['', 'identity'],
    ['.br', 'br'],
  ] as const) {
    const before = await readFile(home)
    damages = []
    await zero(home + suffix)
    expect(await get('/', encoding)).toMatchObject({ status: 200, text: before.toString() })
    expect(await readFile(home)).toEqual(before)
    expect(brotliDecompressSync(await readFile(`${home}.br`))).toEqual(before)
    const name = home.slice(-25)
    expect(damages).toEqual([
      {
        name,
        result: 'rewritten',
        message: `missing or damaged in objects/: ${name}${suffix}; written again from an intact copy`,
      },
    ])
  }
  expect(rebuilds).toBe(0)
})

test('a damaged object without an intact copy is not served, and is reported once', async () => {
  for (const suffix of ['', '.br', '.gz']) await zero(home + suffix)
  for (let n = 0; n < 3; n++) {
    const { status, text } = await get('/')
    expect([status, text]).toEqual([503, expect.stringContaining('<h1>This page is being repaired</h1>')])
  }
  expect(damages.map(({ result }) => result)).toEqual(['lost'])
  expect(rebuilds).toBe(1)
  expect((await readdir(join(siteDir, 'objects'))).filter((name) => home.includes(name.slice(0, 20)))).toEqual([])
})

test('an object of the live release that is damaged or deleted is built again before the response', async () => {
  const before = (await readFile(home)).toString()
  rebuild = put
  for (const suffix of ['', '.br', '.gz']) await zero(home + suffix)
  // Simultaneous requests share one compilation.
  const responses = await Promise.all([get('/'), get('/'), get('/', 'br')])
  expect(responses.map(({ status, text }) => [status, text === before])).toEqual(Array(3).fill([200, true]))
  for (const suffix of ['', '.br', '.gz']) await rm(home + suffix)
  await store.objects.refresh()
  expect(await get('/slot')).toMatchObject({ status: 200 })
  await store.objects.verify(home.slice(-25))
  expect(damages.map(({ result }) => result)).toEqual(['rebuilt', 'rebuilt'])
  expect(rebuilds).toBe(2)
})

test('an object of an earlier release that is damaged is removed and not built again', async () => {
  await putRelease(siteDir, { sequence: 2, text: 'Another' })
  await store.refresh()
  for (const suffix of ['', '.br', '.gz']) await zero(home + suffix)
  await store.objects.verify(home.slice(-25))
  expect(damages.map(({ result }) => result)).toEqual(['lost'])
  expect(rebuilds).toBe(0)
})

test('the sweep verifies the live release and all objects, even without requests', async () => {
  rebuild = put
  await zero(home)
  const late = join(siteDir, 'objects', store.live()?.release.html.tl?.['/slot']?.object ?? '')
  for (const suffix of ['', '.br', '.gz']) await rm(late + suffix)
  let looks = 0
  const end = startSweep({
    store,
    verifyLive: () => Promise.resolve(++looks),
    onProblem: (message) => expect.fail(message),
    bytesPerSecond: 10_000_000,
    pauseMs: 1,
  })
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(1)
  await end()
  expect(damages.map(({ result }) => result).sort()).toEqual(['rebuilt', 'rewritten'])
})
