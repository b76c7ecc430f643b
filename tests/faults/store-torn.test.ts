/**
 * Damage that a broken disk, a mistaken command or a crash may leave in the release store, and how publishing repairs
 * it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { type Disk, disk, folders } from '../../engine/release/disk.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { openStore } from '../../engine/release/store.ts'
import { smallSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const AT = Date.UTC(2026, 10, 20)
let siteDir: string

beforeEach(async () => (siteDir = await mkdtemp(join(tmpdir(), 'habi-torn-'))))
afterEach(() => rm(siteDir, { recursive: true, force: true }))

async function publish(heading: string, on: Disk = disk) {
  return publishSite({
    catalogue,
    ...(await smallSite(heading)),
    siteDir,
    buildDir: resolve('dist/player'),
    at: AT,
    disk: on,
  })
}

test('an incomplete pointer or a pointer of another channel is written again with the next sequence', async () => {
  const { pointer } = await publish('One')
  const { channel: _channel, ...withoutChannel } = (await publish('Two')).pointer as Pointer
  const foreign = { ...withoutChannel, channel: 'canary', sequence: 99 }
  for (const torn of ['', '{"sequence":2,"rel', '5', '{}', JSON.stringify(withoutChannel), JSON.stringify(foreign)]) {
    await writeFile(folders(siteDir).pointer, torn)
    const sequence = (await publish('Two')).pointer?.sequence
    expect(sequence).toBe((await readWhole(siteDir)).sequence)
    expect(sequence).toBeGreaterThan(2)
    expect(sequence).toBeLessThan(99)
  }
  expect((await readWhole(siteDir)).release).not.toBe(pointer?.release)
})

test('a move that was interrupted before the pointer was written is completed with its sequence number', async () => {
  await publish('One')
  const before = await readFile(folders(siteDir).pointer, 'utf8')
  const { pointer } = await publish('Two')
  await writeFile(folders(siteDir).pointer, before)
  expect((await publish('Two')).pointer).toEqual(pointer)
  expect((await readWhole(siteDir)).sequence).toBe(2)
  // A sequence number that another release has used is not used again.
  await writeFile(folders(siteDir).pointer, before)
  expect((await publish('Three')).pointer?.sequence).toBe(3)
})

test('concurrent publishes of the same site move the pointer once', async () => {
  const outcomes = await Promise.all([publish('One'), publish('One'), publish('One')])
  expect(outcomes.map(({ pointer }) => pointer?.sequence)).toEqual([1, 1, 1])
})

test('the pointer cannot move to a release with a missing file', async () => {
  const first = await publish('One')
  const second = await publish('Two')
  const { objects, releases } = folders(siteDir)
  const { routes } = JSON.parse(await readFile(join(releases, `${first.release}.json`), 'utf8')) as Release
  await rm(join(objects, routes.en ?? ''))
  const store = await openStore(siteDir, disk)
  await expect(store.movePointer(first.release ?? '', AT)).rejects.toThrow(
    `the file ${routes.en} of release ${first.release} is missing in ${siteDir}; nothing was changed`,
  )
  expect((await readWhole(siteDir)).release).toBe(second.release)
})

test('the pointer cannot move to a release that loses a file before the lock is taken', async () => {
  const first = await publish('One')
  const second = await publish('Two')
  const { objects, releases } = folders(siteDir)
  const manifest = join(releases, `${first.release}.json`)
  const { routes } = JSON.parse(await readFile(manifest, 'utf8')) as Release
  for (const [removed, message] of [
    [join(objects, routes.en ?? ''), `the file ${routes.en} of release ${first.release} is missing`],
    [manifest, `the manifest of release ${first.release} was removed`],
  ] as const) {
    // The folders are flushed after the first check and before the lock is taken.
    const flush: typeof disk.flush = async (folder) => {
      await rm(removed, { force: true })
      await disk.flush(folder)
    }
    const content = await readFile(removed)
    const store = await openStore(siteDir, { ...disk, flush })
    await expect(store.movePointer(first.release ?? '', AT)).rejects.toThrow(message)
    expect((await readWhole(siteDir)).release).toBe(second.release)
    await writeFile(removed, content)
  }
})

test('the pointer cannot move to a manifest with another hash, and the next publish repairs the manifest', async () => {
  const first = await publish('One')
  const second = await publish('Two')
  await writeFile(join(folders(siteDir).releases, `${first.release}.json`), '{"objects":[]}')
  const store = await openStore(siteDir, disk)
  await expect(store.movePointer(first.release ?? '', AT)).rejects.toThrow('is missing or damaged')
  expect((await readWhole(siteDir)).release).toBe(second.release)
  await publish('One')
  expect((await readWhole(siteDir)).release).toBe(first.release)
})

test('concurrent publishes of one process run one after the other', async () => {
  const outcomes = await Promise.all([publish('One'), publish('Two'), publish('Three')])
  expect(outcomes.map(({ pointer }) => pointer?.sequence).sort()).toEqual([1, 2, 3])
  expect((await readWhole(siteDir)).sequence).toBe(3)
})

test('a publish removes the lock of an ended process and waits for the lock of a running process', async () => {
  const { lock } = folders(siteDir)
  await publish('One')
  // The highest process id of Linux: no process has it.
  await writeFile(lock, JSON.stringify({ pid: 4194304, at: Date.now() }))
  expect((await publish('Two')).pointer?.sequence).toBe(2)
  for (const [n, torn] of ['', '{"pid":'].entries()) {
    await writeFile(lock, torn)
    expect((await publish(`After ${n}`)).pointer?.sequence).toBe(3 + n)
  }
  await writeFile(lock, JSON.stringify({ pid: process.pid, at: Date.now() }))
  let publishing: ReturnType<typeof publish> | undefined
  let attempts = 0
  const waited = new Promise<void>((done) => {
    const claim: typeof disk.claim = (from, to) => {
      if (to === lock && ++attempts === 3) done()
      return disk.claim(from, to)
    }
    publishing = publish('Three', { ...disk, claim })
  })
  await waited
  expect((await readWhole(siteDir)).sequence).toBe(4)
  await rm(lock)
  expect((await publishing)?.pointer?.sequence).toBe(5)
})
