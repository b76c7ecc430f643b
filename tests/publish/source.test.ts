/** The source pack of a release: publishing stores it, and the server reads it. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disk, folders } from '../../engine/release/disk.ts'
import { packSource, SourceCache } from '../../engine/release/source-pack.ts'
import { openStore } from '../../engine/release/store.ts'
import { readSourcePack } from '../../server/publish/source-pack.ts'
import { sourceVerifier } from '../../server/publish/verify-source.ts'

let siteDir: string
beforeAll(async () => (siteDir = await mkdtemp(join(tmpdir(), 'habi-source-'))))
afterAll(() => rm(siteDir, { recursive: true, force: true }))

const filesOf = (count: number, text = 'Before') =>
  new Map(Array.from({ length: count }, (_, n) => [`banner/offer-${n}.json`, n === 7 ? text : `Offer ${n}`] as const))
const assets = new Map([['asset/files/icon.png', Buffer.from([0, 255, 137, 80])]])

async function packs(): Promise<readonly string[]> {
  return await readdir(folders(siteDir).sources)
}

test('a source pack contains the published site, in one part or several', async () => {
  for (const count of [1, 256, 257, 2000]) {
    const source = packSource(filesOf(count), assets)
    await (await openStore(siteDir, disk)).putSource(source, false)
    const back = await readSourcePack(siteDir, source.hash)
    expect(back?.files.size).toBe(count)
    expect(new Map([...(back?.files ?? [])].sort())).toEqual(new Map([...filesOf(count)].sort()))
    expect(back?.assets).toEqual(assets)
  }
})

test('one changed document of 2,000 makes one new part, and the hash does not depend on the cache', async () => {
  const cache = new SourceCache()
  await (await openStore(siteDir, disk)).putSource(packSource(filesOf(2000), assets, cache), false)
  const before = await packs()
  const changed = packSource(filesOf(2000, 'After'), assets, cache)
  expect(changed.hash).toBe(packSource(filesOf(2000, 'After'), assets).hash)
  await (await openStore(siteDir, disk)).putSource(changed, false)
  const fresh = (await packs()).filter((name) => !before.includes(name))
  // Two files are new: the changed part and the list of parts.
  expect(fresh).toHaveLength(2)
  expect((await readSourcePack(siteDir, changed.hash))?.files.get('banner/offer-7.json')).toBe('After')
})

test('a source pack without one of its parts is not read, and storing it again repairs it', async () => {
  const source = packSource(filesOf(1500), assets)
  const store = await openStore(siteDir, disk)
  await store.putSource(source, false)
  await rm(join(folders(siteDir).sources, `${source.parts[3]?.hash}.json.gz`))
  expect(await readSourcePack(siteDir, source.hash)).toBeUndefined()
  await store.putSource(source, false)
  expect((await readSourcePack(siteDir, source.hash))?.files.size).toBe(1500)
})

test('a source pack that cannot be read is reported, and not treated as a missing source pack', async () => {
  const source = packSource(filesOf(3, 'Unreadable'), assets)
  const store = await openStore(siteDir, disk)
  await store.putSource(source, false)
  const path = join(folders(siteDir).sources, `${source.hash}.json.gz`)
  // Even root cannot read a folder as a file.
  await rm(path)
  await mkdir(path)
  await expect(readSourcePack(siteDir, source.hash)).rejects.toThrow(`${path}: it is a folder (EISDIR)`)
  const lines: string[] = []
  const verify = sourceVerifier({
    siteDir,
    configDir: siteDir,
    publishNow: () => expect.fail('nothing may be published'),
    onProblem: (line) => lines.push(line),
  })
  await verify(source.hash)
  await verify(source.hash)
  expect(lines).toEqual([
    `The source documents of the live release cannot be read: ${path}: it is a folder (EISDIR). ` +
      'Its pages are served, but cannot be compiled again when a schedule begins or ends. Check the disk and the permissions.',
  ])
})
