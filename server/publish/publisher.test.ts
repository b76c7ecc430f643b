import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRelease } from '../delivery/release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from '../delivery/release-store.ts'
import { createPublisher, recompileDelay, type Publisher } from './publisher.ts'
import type { PublishJob } from './publish-process.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const source = '0123456789abcdef0123'

let folder: string
let siteDir: string
let store: ReleaseStore
let publisher: Publisher
let now: number
let published: PublishJob[]
let problems: string[]
/** Writes the release of the next publish; throws for a publish that fails. */
let next: () => Promise<Awaited<ReturnType<typeof putRelease>>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-publisher-'))
  siteDir = join(folder, 'site')
  await mkdir(join(folder, 'config', 'page'), { recursive: true })
  await mkdir(join(folder, 'build'), { recursive: true })
  await mkdir(join(siteDir, 'sources'), { recursive: true })
  await writeFile(join(folder, 'config', 'page', 'home.json'), '{"id":"home"}')
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b1"}')
  published = []
  problems = []
  now = start
  store = await openReleaseStore({ siteDir, onProblem: ({ code }) => problems.push(code), pollMs: 20 })
  next = () => putRelease(siteDir, { sequence: published.length })
  publisher = createPublisher({
    siteDir,
    configDir: join(folder, 'config'),
    buildDir: join(folder, 'build'),
    store,
    now: () => now,
    onProblem: (message) => problems.push(message),
    // Stands in for the child process: it writes a release and moves the pointer.
    run: async (request) => {
      published.push(request)
      const { pointer } = await next()
      const documents = JSON.stringify({ files: Object.fromEntries(request.files), assets: {} })
      await writeFile(join(siteDir, 'sources', `${source}.json.gz`), gzipSync(documents))
      return { ok: true, pointer, findings: [] }
    },
  })
})

afterEach(async () => {
  publisher.close()
  store.close()
  await rm(folder, { recursive: true })
})

const log = (): void => {}

test('a start publishes config/ into an empty store, and the next start does nothing', async () => {
  expect(await publisher.start(log)).toMatchObject({ ok: true, pointer: { sequence: 1 } })
  expect([...(published[0]?.files ?? [])]).toEqual([['page/home.json', '{"id":"home"}']])
  expect(store.live()?.pointer.sequence).toBe(1)
  expect(await publisher.start(log)).toBeUndefined()
})

test('a start publishes config/ again only after a change, so that the operators’ publishes stay live', async () => {
  await publisher.start(log)
  await publisher.publish({ files: new Map([['page/home.json', '{"id":"home","by":"operator"}']]), assets: new Map() })
  expect(await publisher.start(log)).toBeUndefined()
  await writeFile(join(folder, 'config', 'page', 'home.json'), '{"id":"home","v":2}')
  expect(await publisher.start(log)).toMatchObject({ ok: true })
  expect(published.at(-1)?.files.get('page/home.json')).toBe('{"id":"home","v":2}')
})

test('a new player build compiles the live documents again, not config/', async () => {
  await publisher.start(log)
  await publisher.publish({ files: new Map([['page/home.json', '{"by":"operator"}']]), assets: new Map() })
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b2"}')
  expect(await publisher.start(log)).toMatchObject({ ok: true })
  expect(published.at(-1)?.files.get('page/home.json')).toBe('{"by":"operator"}')
})

test('the pages are compiled again when a schedule passes', async () => {
  const boundary = start + 3_600_000
  next = () => putRelease(siteDir, { sequence: published.length, release: { html: withBoundary(boundary) } })
  await publisher.start(log)
  next = () => putRelease(siteDir, { sequence: published.length, text: 'Later' })
  now = boundary
  publisher.followClock()
  // The whole publish is awaited, so that the folder is not removed while it writes.
  await expect.poll(() => store.live()?.pointer.sequence, { timeout: 10_000 }).toBe(2)
  expect(published[1]).toMatchObject({ at: boundary })
  expect(published[1]?.files.get('page/home.json')).toBe('{"id":"home"}')
})

test('publishes run one after the other', async () => {
  let running = 0
  let most = 0
  next = async () => {
    most = Math.max(most, ++running)
    const put = await putRelease(siteDir, { sequence: published.length })
    await new Promise((done) => setTimeout(done, 20))
    running--
    return put
  }
  const site = { files: new Map([['a.json', '{}']]), assets: new Map<string, Uint8Array>() }
  await Promise.all([publisher.publish(site), publisher.publish(site), publisher.publish(site)])
  expect([most, published.length]).toEqual([1, 3])
})

test('a failed publish rejects its own promise, and the next one runs', async () => {
  next = () => Promise.reject(new Error('killed'))
  const site = { files: new Map([['a.json', '{}']]), assets: new Map<string, Uint8Array>() }
  await expect(publisher.publish(site)).rejects.toThrow('killed')
  next = () => putRelease(siteDir, { sequence: published.length })
  expect(await publisher.publish(site)).toMatchObject({ ok: true })
})

test('pages are due at their first boundary, immediately when the clock was set back, and never without a boundary', async () => {
  const { release, pointer } = await putRelease(siteDir)
  const scheduled = { pointer, release: { ...release, html: withBoundary(start + 5000) } }
  expect(recompileDelay({ pointer, release }, start)).toBeUndefined()
  expect(recompileDelay(scheduled, start)).toBe(5000)
  expect(recompileDelay(scheduled, start + 9000)).toBe(0)
  expect(recompileDelay(scheduled, start - 3_600_000)).toBe(0)
  expect(recompileDelay(scheduled, start - 3_600_000, start - 3_600_000)).toBe(3_605_000)
})

function withBoundary(validUntil: number) {
  const entry = { object: 'x.html', styleHash: '', validUntil }
  return { en: { '/': entry, '/404': { object: 'x.html', styleHash: '' } } }
}
