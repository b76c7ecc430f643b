import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { putRelease } from '../delivery/release-fixture.ts'
import { openReleaseStore, type ReleaseStore } from '../delivery/release-store.ts'
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts'
import { recompileDelay } from './recompile-timer.ts'
import type { PublishJob } from './publish-process.ts'

const start = Date.parse('2026-11-20T00:00:00Z')

let folder: string
let siteDir: string
let store: ReleaseStore
let publisher: Publisher
let now: number
let published: PublishJob[]
let openPages: readonly string[]
let problems: string[]
let lines: string[]
/** Writes the release of the next publish, with these fields; throws for a publish that fails. */
let next: (fields: Partial<Release>) => Promise<Awaited<ReturnType<typeof putRelease>>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-publisher-'))
  siteDir = join(folder, 'site')
  await mkdir(join(folder, 'config', 'page'), { recursive: true })
  await mkdir(join(folder, 'build'), { recursive: true })
  await mkdir(join(siteDir, 'sources'), { recursive: true })
  await writeFile(join(folder, 'config', 'page', 'home.json'), '{"id":"home"}')
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b1"}')
  published = []
  openPages = []
  problems = []
  lines = []
  now = start
  store = await openReleaseStore({ siteDir, onProblem: ({ code }) => problems.push(code), pollMs: 20 })
  next = (release) => putRelease(siteDir, { sequence: published.length, release })
  publisher = open()
})

/** A publisher whose publishing process is replaced by one that writes a release and moves the pointer. */
function open(database: Pick<PublisherOptions, 'readStored' | 'waitForDatabase' | 'retryMs'> = {}): Publisher {
  return createPublisher({
    siteDir,
    configDir: join(folder, 'config'),
    buildDir: join(folder, 'build'),
    store,
    now: () => now,
    openPages: () => openPages,
    restAfterMs: 50,
    onProblem: (message) => problems.push(message),
    jobs: {
      prepare: () => Promise.reject(new Error('the publisher prepares a release only for the document store')),
      inspect: () => Promise.reject(new Error('the publisher compares sites only for the document store')),
      run: async (request) => {
        published.push(request)
        const source = packSource(request.files, request.assets)
        await writeFile(join(siteDir, 'sources', `${source.hash}.json.gz`), await source.whole())
        const { pointer } = await next({ source: source.hash })
        return { ok: true, pointer, findings: [] }
      },
    },
    ...database,
  })
}

afterEach(async () => {
  publisher.close()
  store.close()
  await rm(folder, { recursive: true })
})

const log = (line: string): void => void lines.push(line)

test('a start publishes config/ into an empty store, and the next start does nothing', async () => {
  expect(await publisher.start(log)).toMatchObject({ ok: true, pointer: { sequence: 1 } })
  expect([...(published[0]?.files ?? [])]).toEqual([['page/home.json', '{"id":"home"}']])
  expect(store.live()?.pointer.sequence).toBe(1)
  expect(await publisher.start(log)).toBeUndefined()
})

test('a start names the folder that it publishes for the first time', async () => {
  await publisher.start(log)
  expect(lines).toEqual([`Publishing ${join(folder, 'config')}/ for the first time …`])
})

test('a start does not publish a folder with a file that cannot be read', async () => {
  await writeFile(join(folder, 'config', 'page', 'broken.json'), Buffer.from([0xff, 0xfe]))
  expect(await publisher.start(log)).toBeUndefined()
  expect(published).toEqual([])
  const config = join(folder, 'config')
  expect(lines).toEqual([
    `${config}/page/broken.json: the file is not UTF-8`,
    `${config}/ was not published, because files in it cannot be read. Fix these files, and run: npm run publish -- ${config}`,
  ])
})

test('a first start publishes config/ only when the shared database is available', async () => {
  let isOpen = (): void => undefined
  const opened = new Promise<void>((resolve) => (isOpen = resolve))
  const waiting = open({
    waitForDatabase: async (onOutage) => {
      onOutage()
      await opened
    },
  })
  const started = waiting.start(log)
  await expect
    .poll(() => lines.join())
    .toContain('This server has no release, so it responds with 503 until the database responds.')
  expect(published).toEqual([])
  isOpen()
  expect(await started).toMatchObject({ ok: true, pointer: { sequence: 1 } })
  waiting.close()
})

test('a server that waits for the database accepts a publish, and then stops waiting', async () => {
  const waiting = open({ waitForDatabase: () => new Promise(() => undefined) })
  const started = waiting.start(log)
  const byOperator = { files: new Map([['page/home.json', '{"id":"home","by":"operator"}']]), assets: new Map() }
  await waiting.publish(byOperator)
  expect(await started).toBeUndefined()
  expect(published).toHaveLength(1)
  waiting.close()
})

test('a start publishes nothing while the documents of the database cannot be read', async () => {
  const first = open({ readStored: () => Promise.reject(new Error('no connection')) })
  expect(await first.start(log)).toBeUndefined()
  expect(published).toEqual([])
  expect(lines.join()).toMatch(/^The documents in the database cannot be read: no connection\. .* was not published/)
  first.close()
})

test('a start retries to read the database, and publishes the folder if the database is empty', async () => {
  let failures = 3
  const reading = open({
    retryMs: 5,
    readStored: () => (failures-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(undefined)),
  })
  const later = new Promise((resolve) => void reading.start(log, resolve))
  expect(await later).toMatchObject({ ok: true, pointer: { sequence: 1 } })
  expect(lines.map((line) => line.replace(/: no connection.*| for the first.*|\S*config/g, ''))).toEqual([
    'The documents in the database cannot be read',
    'Publishing /',
  ])
  reading.close()
})

test('a start never replaces the live documents with config/, and prints the command that publishes config/', async () => {
  await publisher.start(log)
  const byOperator = { files: new Map([['page/home.json', '{"id":"home","by":"operator"}']]), assets: new Map() }
  await publisher.publish(byOperator)
  await writeFile(join(folder, 'config', 'page', 'home.json'), '{"id":"home","v":2}')
  lines = []
  expect(await publisher.start(log)).toBeUndefined()
  expect(published).toHaveLength(2)
  expect(store.live()?.pointer.sequence).toBe(2)
  const config = join(folder, 'config')
  expect(lines).toEqual([
    `${config}/ differs from the live release (number 2) and was not published. To publish it, run: npm run publish -- ${config}`,
  ])
})

test('a failed publish reports the live release, and counts as successful if the pointer had already moved', async () => {
  const site = { files: new Map([['a.json', '{}']]), assets: new Map<string, Uint8Array>() }
  const { pointer } = await publisher.publish(site).then((reply) => reply as { pointer: { release: string } })
  const fails = (message: string, code?: string) => () => Promise.reject(Object.assign(new Error(message), { code }))
  next = fails('/x: the disk is full (ENOSPC)', 'ENOSPC')
  await expect(publisher.publish(site)).rejects.toMatchObject({
    message:
      '/x: the disk is full (ENOSPC). Free some space on the disk of DATA_DIR, and publish again. ' +
      `Release ${pointer.release} (number 1) is still live.`,
    statusCode: 507,
    live: { sequence: 1, release: pointer.release },
  })
  next = fails('/x: the disk is read-only (EROFS)', 'EROFS')
  await expect(publisher.publish(site)).rejects.toMatchObject({ statusCode: 503 })
  // The process is killed after it has moved the pointer.
  next = async (release) => {
    await putRelease(siteDir, { sequence: published.length, text: 'Moved', release })
    throw new Error('the publishing process ended without a reply (SIGKILL)')
  }
  expect(await publisher.publish(site)).toMatchObject({ ok: true, pointer: { sequence: published.length } })
  expect(store.live()?.pointer.sequence).toBe(published.length)
  expect(problems).toHaveLength(1)
  // Another process moves the pointer to other documents in the meantime.
  next = async () => {
    await putRelease(siteDir, { sequence: published.length, text: 'Other' })
    throw new Error('the publishing process ended without a reply (SIGKILL)')
  }
  await expect(publisher.publish(site)).rejects.toThrow(
    /^the publishing .*\(SIGKILL\)\. Another process has published: release \w+ \(number 5\) is live now\.$/,
  )
})

test('pages that were compiled for a later time are compiled again when the clock is set back, even without a boundary', async () => {
  now = start + 400 * 86_400_000
  await publisher.start(log)
  const pointer = { ...store.live()?.pointer, at: new Date(now).toISOString() } as Pointer
  const release = store.live()?.release as Release
  expect(recompileDelay({ release, pointer }, start)).toBe(0)
  next = (fields) => putRelease(siteDir, { sequence: published.length, text: 'Earlier', release: fields })
  now = start
  publisher.followClock()
  await expect.poll(() => store.live()?.pointer.sequence, { timeout: 10_000 }).toBe(2)
  expect(published[1]).toMatchObject({ at: start })
})

test('a rollback to pages that were compiled for a later time compiles them again for the current time', async () => {
  const future = start + 400 * 86_400_000
  const html = { en: { '/': { object: 'x.html', styleHash: '', validFrom: future - 1000 } } }
  next = (fields) => putRelease(siteDir, { sequence: 1, release: { ...fields, html } })
  now = future
  await publisher.start(log)
  const { source } = (store.live() as { readonly release: Release }).release
  next = (fields) => putRelease(siteDir, { sequence: published.length, text: 'Earlier', release: fields })
  now = start
  publisher.followClock()
  await expect.poll(() => store.live()?.pointer.sequence, { timeout: 10_000 }).toBe(2)
  next = (fields) => putRelease(siteDir, { sequence: 4, text: 'Again', release: fields })
  // A rollback's pointer has the time of the rollback, not the one for which the pages were compiled.
  const back = await putRelease(siteDir, { sequence: 3, release: { source, html } })
  await expect.poll(() => store.live()?.pointer.sequence, { timeout: 10_000 }).toBe(4)
  expect(published[2]).toMatchObject({ at: start })
  expect(recompileDelay(back, start)).toBe(0)
  expect(recompileDelay(back, future)).toBeUndefined()
})

test('a new player build compiles the live documents again, not config/', async () => {
  await publisher.start(log)
  await publisher.publish({ files: new Map([['page/home.json', '{"by":"operator"}']]), assets: new Map() })
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b2"}')
  expect(await publisher.start(log)).toMatchObject({ ok: true })
  expect(published.at(-1)?.files.get('page/home.json')).toBe('{"by":"operator"}')
})

test('in development a new player build is published first for open pages, and later for all other pages', async () => {
  await publisher.start(log)
  openPages = ['/news']
  const site = { files: new Map([['page/home.json', '{"id":"home"}']]), assets: new Map<string, Uint8Array>() }
  next = (fields) => putRelease(siteDir, { sequence: published.length, release: { ...fields, build: 'b1' } })
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b2"}')
  const pagesOf = () => published.slice(1).map(({ onlyPages }) => onlyPages)
  await publisher.publish(site)
  expect(pagesOf()).toEqual([['/news']])
  // The other pages still have the earlier build.
  next = (fields) => putRelease(siteDir, { sequence: published.length, release: { ...fields, build: 'b2' } })
  await publisher.publish(site)
  expect(pagesOf()).toEqual([['/news'], ['/news']])
  await expect.poll(pagesOf, { timeout: 10_000 }).toEqual([['/news'], ['/news'], undefined])
  await publisher.publish(site)
  expect(pagesOf().slice(3)).toEqual([undefined])
})

test('a saved file stops the publish of the pages that are not open', async () => {
  await publisher.start(log)
  openPages = ['/news']
  const site = { files: new Map([['page/home.json', '{"id":"home"}']]), assets: new Map<string, Uint8Array>() }
  await writeFile(join(folder, 'build', 'build.json'), '{"build":"b2"}')
  await publisher.publish(site)
  next = () =>
    new Promise((_, stopped) =>
      published.at(-1)?.signal?.addEventListener('abort', () => stopped(new Error('stopped'))),
    )
  await expect.poll(() => published.length, { timeout: 10_000 }).toBe(3)
  const write = (fields: Partial<Release>) => putRelease(siteDir, { sequence: published.length, release: fields })
  setImmediate(() => (next = write))
  expect(await publisher.publish(site)).toMatchObject({ ok: true, pointer: { sequence: 4 } })
  expect(published.at(-1)?.onlyPages).toEqual(['/news'])
  expect(problems).toEqual([])
})

test('the pages are compiled again when a schedule passes', async () => {
  const boundary = start + 3_600_000
  next = (release) =>
    putRelease(siteDir, { sequence: published.length, release: { ...release, html: withBoundary(boundary) } })
  await publisher.start(log)
  next = (release) => putRelease(siteDir, { sequence: published.length, text: 'Later', release })
  now = boundary
  publisher.followClock()
  // Waits for the whole publish, so the folder is not removed during a write.
  await expect.poll(() => store.live()?.pointer.sequence, { timeout: 10_000 }).toBe(2)
  expect(published[1]).toMatchObject({ at: boundary })
  expect(published[1]?.files.get('page/home.json')).toBe('{"id":"home"}')
})

test('publishes run one after the other', async () => {
  let running = 0
  let most = 0
  next = async (release) => {
    most = Math.max(most, ++running)
    const put = await putRelease(siteDir, { sequence: published.length, release })
    await new Promise((done) => setTimeout(done, 20))
    running--
    return put
  }
  const site = { files: new Map([['a.json', '{}']]), assets: new Map<string, Uint8Array>() }
  await Promise.all([publisher.publish(site), publisher.publish(site), publisher.publish(site)])
  expect([most, published.length]).toEqual([1, 3])
})

test('a failed publish rejects its own promise, and the next publish runs', async () => {
  next = () => Promise.reject(new Error('killed'))
  const site = { files: new Map([['a.json', '{}']]), assets: new Map<string, Uint8Array>() }
  await expect(publisher.publish(site)).rejects.toThrow('killed')
  next = (release) => putRelease(siteDir, { sequence: published.length, release })
  expect(await publisher.publish(site)).toMatchObject({ ok: true })
})

test('pages are compiled again at their first boundary, at once when the clock was set back, and never without a boundary', async () => {
  const { release, pointer } = await putRelease(siteDir)
  const scheduled = { pointer, release: { ...release, html: withBoundary(start + 5000) } }
  expect(recompileDelay({ pointer, release }, start)).toBeUndefined()
  expect(recompileDelay(scheduled, start)).toBe(5000)
  expect(recompileDelay(scheduled, start + 9000)).toBe(0)
  expect(recompileDelay(scheduled, start - 3_600_000)).toBe(0)
  expect(recompileDelay(scheduled, start - 3_600_000, start - 3_600_000)).toBe(3_605_000)
})

test('pages that are valid at the earlier time are not compiled again when the clock is set back', async () => {
  const { release, pointer } = await putRelease(siteDir)
  const entry = { object: 'x.html', styleHash: '', validFrom: start - 5000, validUntil: start + 5000 }
  const scheduled = { pointer, release: { ...release, html: { en: { '/': entry } } } }
  expect([start - 5001, start - 5000, start + 4999, start + 5000].map((at) => recompileDelay(scheduled, at))).toEqual([
    0, 10_000, 1, 0,
  ])
})

function withBoundary(validUntil: number) {
  const entry = { object: 'x.html', styleHash: '', validUntil }
  return { en: { '/': entry, '/404': { object: 'x.html', styleHash: '' } } }
}

test('lost live documents cannot be compiled again, and a live release that is missing on disk is reported', async () => {
  await publisher.start(log)
  await publisher.verifyLive()
  expect(problems).toEqual([])
  await rm(siteDir, { recursive: true })
  await expect(publisher.rebuild()).rejects.toThrow('the live documents cannot be compiled again')
  await publisher.verifyLive()
  expect(problems.at(-1)).toBe(
    'the pointer or the manifest of the live release is missing or damaged on disk, and cannot be restored. ' +
      'The release is served until the server stops. Publish its documents again',
  )
})
