/** Tests which files of a store are removed, and which are kept for clients that still use them. */
import { cp, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { collectStore, retention } from '../../engine/release/collect.ts'
import { disk, folders } from '../../engine/release/disk.ts'
import { takeFileLock } from '../../engine/release/file-lock.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { openStore } from '../../engine/release/store.ts'
import { openReleaseStore } from '../../server/delivery/release-store.ts'
import { readSourcePack } from '../../server/publish/source-pack.ts'
import { smallSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'

const AT = Date.UTC(2026, 10, 20)
const DAY = 86_400_000
const PUBLISHES = retention.moves + 3
const headings = Array.from({ length: PUBLISHES }, (_, n) => `Number ${n + 1}`)
let work: string
/** A store with one publish for each heading, all dated today. */
let published: string
let releases: readonly string[]
let siteDir: string
let now: number

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-collect-'))
  published = join(work, 'published')
  const session = new PublishSession()
  const buildDir = resolve('dist/player')
  const made: string[] = []
  for (const heading of headings) {
    const site = await smallSite(heading)
    const request = { catalogue, ...site, siteDir: published, buildDir, at: AT }
    made.push((await publishSite(request, session)).release ?? '')
  }
  releases = made
  await session.close()
  now = Date.now()
}, 120_000)

let copies = 0

beforeEach(async () => {
  siteDir = join(work, `copy-${++copies}`)
  await cp(published, siteDir, { recursive: true })
})

afterAll(() => rm(work, { recursive: true, force: true }))

async function age(days: number, folder = siteDir): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await age(days, path)
    else await utimes(path, (now - days * DAY) / 1000, (now - days * DAY) / 1000)
  }
}

/** Sets the date of the move with this sequence to this many days ago. */
async function ageMove(sequence: number, days: number): Promise<void> {
  const time = (now - days * DAY) / 1000
  await utimes(join(folders(siteDir).moves, `${sequence}.json`), time, time)
}

async function stored(): Promise<readonly string[]> {
  const names = await readdir(folders(siteDir).releases)
  return releases.filter((release) => names.includes(`${release}.json`))
}

async function manifestOf(release: string): Promise<Release> {
  return JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8')) as Release
}

async function expectWholeReleases(): Promise<void> {
  const objects = new Set(await readdir(folders(siteDir).objects))
  for (const release of await stored()) {
    const manifest = await manifestOf(release)
    expect(manifest.objects.filter((name) => !objects.has(name))).toEqual([])
    expect(await readSourcePack(siteDir, manifest.source)).toBeDefined()
  }
  await readWhole(siteDir)
}

test('nothing is removed from a store without old releases', async () => {
  expect(await collectStore(siteDir, now)).toEqual({ releases: 0, files: 0, temporaries: 0, bytes: 0 })
})

test('the releases of the last moves are kept, and files that only older releases need are removed', async () => {
  const [oldest = ''] = releases
  const { html, source } = await manifestOf(oldest)
  await age(retention.days + 1)
  const { releases: removed, files, bytes } = await collectStore(siteDir, now)
  expect(removed).toBe(3)
  expect(files).toBeGreaterThan(9)
  expect(bytes).toBeGreaterThan(10_000)
  expect(await stored()).toEqual(releases.slice(3))
  const objects = await readdir(folders(siteDir).objects)
  expect(objects.filter((name) => name.startsWith(html.en?.['/']?.object ?? '-'))).toEqual([])
  expect(await readdir(folders(siteDir).sources)).not.toContain(`${source}.json.gz`)
  await expectWholeReleases()
  expect((await collectStore(siteDir, now)).files).toBe(0)
})

test('a release is kept for the retention time after a newer release has replaced it, regardless of its age', async () => {
  await age(retention.days * 10)
  // The move that replaced the second release is one day younger than the retention time.
  await ageMove(3, retention.days - 1)
  for (let sequence = 4; sequence <= PUBLISHES; sequence++) await ageMove(sequence, 1)
  await collectStore(siteDir, now)
  expect(await stored()).toEqual(releases.slice(1))
  await expectWholeReleases()
})

test('a release that was previewed is kept', async () => {
  const [oldest = ''] = releases
  await age(retention.days + 1)
  const store = await openReleaseStore({ siteDir, onProblem: () => undefined })
  expect(await store.release(oldest)).toHaveProperty('release')
  store.close()
  await collectStore(siteDir, Date.now())
  expect(await stored()).toEqual([oldest, ...releases.slice(3)])
  await expectWholeReleases()
})

test('the release before a rollback and the release that is live after it are kept', async () => {
  const store = await openStore(siteDir, disk)
  const [oldest = ''] = releases
  await store.movePointer(oldest, AT)
  await age(retention.days + 1)
  await collectStore(siteDir, now)
  expect(await stored()).toEqual([oldest, ...releases.slice(4)])
  expect((await readWhole(siteDir)).previous).toBe(releases.at(-1))
  await expectWholeReleases()
})

test('the release before the live release is kept even without move records', async () => {
  await rm(folders(siteDir).moves, { recursive: true })
  await age(retention.days + 1)
  await collectStore(siteDir, now)
  expect(await stored()).toEqual(releases.slice(-2))
  await expectWholeReleases()
})

test('nothing is removed when the pointer moves after the files were selected', async () => {
  const [oldest = ''] = releases
  await age(retention.days + 1)
  const { lock, pointer } = folders(siteDir)
  const release = await takeFileLock(disk, lock, { waitMs: 0, busyMessage: (holder) => holder })
  // The real lock is used. The spy shows when the lock is requested.
  const claim = vi.spyOn(disk, 'claim')
  const collecting = collectStore(siteDir, now)
  await vi.waitFor(() => expect(claim).toHaveBeenCalled())
  claim.mockRestore()
  const live = JSON.parse(await readFile(pointer, 'utf8')) as Pointer
  await writeFile(pointer, JSON.stringify({ ...live, sequence: live.sequence + 1, release: oldest }))
  await release()
  expect(await collecting).toMatchObject({ releases: 0, files: 0 })
  expect(await stored()).toEqual(releases)
})

test('old temporary files of killed publishes are removed, and recent temporary files are kept', async () => {
  const { objects, releases: manifests } = folders(siteDir)
  const old = (now - retention.temporaryMs - 1000) / 1000
  for (const folder of [siteDir, objects, manifests]) {
    await writeFile(join(folder, 'old.json.1-1.tmp'), 'old')
    await utimes(join(folder, 'old.json.1-1.tmp'), old, old)
    await writeFile(join(folder, 'new.json.1-1.tmp'), 'new')
    await utimes(join(folder, 'new.json.1-1.tmp'), old + 2, old + 2)
  }
  expect(await collectStore(siteDir, now)).toMatchObject({ temporaries: 3, bytes: 9, files: 0 })
  expect(await readdir(objects)).not.toContain('old.json.1-1.tmp')
  expect(await readdir(objects)).toContain('new.json.1-1.tmp')
})

test('nothing is removed while the manifest of a kept release or the pointer is damaged or missing', async () => {
  await age(retention.days + 1)
  const { pointer } = folders(siteDir)
  const text = await readFile(pointer, 'utf8')
  await writeFile(pointer, 'torn')
  expect(await collectStore(siteDir, now)).toMatchObject({ releases: 0, files: 0 })
  await writeFile(pointer, text)
  const manifest = join(folders(siteDir).releases, `${(JSON.parse(text) as Pointer).release}.json`)
  await writeFile(manifest, 'torn')
  expect(await collectStore(siteDir, now)).toMatchObject({ releases: 0, files: 0 })
  await rm(manifest)
  expect(await collectStore(siteDir, now)).toMatchObject({ releases: 0, files: 0 })
})

test('nothing is removed while the folder of manifests cannot be listed', async () => {
  const { objects, releases: manifests } = folders(siteDir)
  await age(retention.days + 1)
  const before = await readdir(objects)
  await rename(manifests, `${manifests}.moved`)
  await writeFile(manifests, 'not a folder')
  await expect(collectStore(siteDir, now)).rejects.toThrow('ENOTDIR')
  expect(await readdir(objects)).toEqual(before)
})

test('the pointer cannot move to a release that was removed after the store had read it', async () => {
  const [oldest = ''] = releases
  await age(retention.days + 1)
  const store = await openStore(siteDir, disk)
  // These calls make the store cache the manifest and the list of its objects.
  await store.look()
  await store.putRelease(await manifestOf(oldest))
  await collectStore(siteDir, now)
  await expect(store.movePointer(oldest, AT)).rejects.toThrow(
    /was removed from .*; nothing was changed. Publish again$/,
  )
  expect((await readWhole(siteDir)).release).toBe(releases.at(-1))
})
