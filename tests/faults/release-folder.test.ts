/**
 * `npm run release` into a folder that a web server is serving: readers see every file whole, and a killed run leaves a
 * complete release.
 */
import { fork } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { takeFileLock } from '../../engine/release/file-lock.ts'
import { disk } from '../../engine/release/disk.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { type ReleaseOrder, writeRelease } from '../../tools/release/write-release.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { bundleProgram, copyPlayerBuild } from './child-program.fixture.ts'
import { smallSite } from './small-site.fixture.ts'

const AT = Date.UTC(2026, 10, 20)
const KILLS = caseCount({ quick: 4, full: 200, variable: 'KILLS' })
const WRITES = caseCount({ quick: 3, full: 6 })

let work: string
let out: string
/** Two releases of different sites. */
let before: ReleaseOrder
let after: ReleaseOrder
let copies = 0

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-release-folder-'))
  const buildDir = await copyPlayerBuild(work)
  await bundleProgram('release-folder.process.ts', work)
  const make = async (heading: string): Promise<ReleaseOrder> => {
    const siteDir = join(work, heading)
    const { release } = await publishSite({ catalogue, ...(await smallSite(heading)), siteDir, buildDir, at: AT })
    return { hash: release ?? '', siteDir, buildDir, out: '', at: AT }
  }
  before = await make('Before')
  after = await make('After')
}, 120_000)
afterAll(() => rm(work, { recursive: true, force: true }))

beforeEach(async () => {
  out = join(work, `out-${++copies}`)
  await writeRelease({ ...before, out })
})

/** Writes a release in a child process. Returns the milliseconds it took; undefined when it was killed. */
function writeInChild(order: ReleaseOrder, killAfterMs?: number): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const child = fork(join(work, 'child.mjs'), [JSON.stringify({ ...order, out })], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    let took: number | undefined
    child.on('message', (message: { readonly took?: number }) => {
      if (message.took !== undefined) ({ took } = message)
      else if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    })
    child.on('error', failed)
    child.on('exit', (code, signal) =>
      signal === null && code !== 0 ? failed(new Error(`exit ${code}: ${errors}`)) : done(took),
    )
  })
}

/** Returns the paths of all files in the folder, relative to the folder. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** The fault in the content of a file that a web server may send; undefined when the file is complete. */
function damageOf(name: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return `${name} is empty`
  try {
    const plain = name.endsWith('.br') ? brotliDecompressSync(bytes) : name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    const [, hash] = /^r\/([0-9a-f]{20})\./.exec(name) ?? []
    if (hash !== undefined && hashOf(plain) !== hash) return `${name} has another hash`
    if (name.endsWith('.json')) JSON.parse(bytes.toString('utf8'))
    if (name === 'nginx.conf' && !bytes.toString('utf8').endsWith('}\n')) return `${name} is torn`
  } catch (error) {
    return `${name}: ${String(error)}`
  }
  return undefined
}

/** Reads all files repeatedly while `work` runs. */
async function readWhile(
  work: Promise<unknown>,
): Promise<{ readonly reads: number; readonly damage: ReadonlySet<string> }> {
  let isRunning = true
  void work.finally(() => (isRunning = false)).catch(() => undefined)
  const damage = new Set<string>()
  let reads = 0
  while (isRunning) {
    for (const name of await filesOf(out)) {
      if (!isRunning) break
      if (name.endsWith('.tmp') || name.includes('.lock')) continue
      const bytes = await readFile(join(out, name))
      reads++
      const problem = damageOf(name, bytes)
      if (problem !== undefined) damage.add(problem)
    }
  }
  await work
  return { reads, damage }
}

/** Checks everything that the pointer of the folder names. Returns the release. */
async function expectComplete(when: string): Promise<string> {
  const pointer = JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) as Pointer
  const manifest = await readFile(join(out, 'releases', `${pointer.release}.json`))
  expect(hashOf(manifest), when).toBe(pointer.release)
  const release = JSON.parse(manifest.toString('utf8')) as Release
  for (const object of release.objects) {
    expect(hashOf(await readFile(join(out, 'r', object))), `${when}: ${object}`).toBe(object.slice(0, 20))
    for (const suffix of ['.br', '.gz'])
      expect(await exists(join(out, 'r', object + suffix)), `${when}: ${object}${suffix}`).toBe(
        (await exists(join(before.siteDir, 'objects', object + suffix))) ||
          (await exists(join(after.siteDir, 'objects', object + suffix))),
      )
  }
  const client = join(before.buildDir, 'client')
  for (const name of await readdir(client))
    expect((await readFile(join(out, 'r', 'b', name))).equals(await readFile(join(client, name))), name).toBe(true)
  return pointer.release
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

test('writing the same release again changes no file, and readers see complete files during the write', async () => {
  const filesBefore = await snapshot()
  const { reads, damage } = await readWhile(
    (async () => {
      for (let n = 0; n < WRITES; n++) await writeInChild({ ...before, at: AT + n })
    })(),
  )
  expect([...damage]).toEqual([])
  expect(reads).toBeGreaterThan((await filesOf(out)).length)
  expect(await snapshot()).toEqual(filesBefore)
})

/** Returns inode and change time of each file. Both stay the same unless the file is written. */
async function snapshot(): Promise<{ readonly [name: string]: string }> {
  const all = await Promise.all(
    (await filesOf(out)).map(async (name) => {
      const { ino, ctimeNs } = await stat(join(out, name), { bigint: true })
      return [name, `${ino} ${ctimeNs}`] as const
    }),
  )
  return Object.fromEntries(all)
}

test('readers see complete files while changed releases are written', async () => {
  const { reads, damage } = await readWhile(
    (async () => {
      for (let n = 0; n < WRITES; n++) await writeInChild(n % 2 === 0 ? after : before)
    })(),
  )
  expect([...damage]).toEqual([])
  expect(reads).toBeGreaterThan((await filesOf(out)).length)
})

test('a reader that has a file open reads its old content to the end when the file is replaced', async () => {
  const [pointer, index] = [join(out, 'release.json'), join(out, 'manifest.json')]
  const readers = await Promise.all([pointer, index].map((path) => open(path)))
  const texts = await Promise.all([pointer, index].map((path) => readFile(path, 'utf8')))
  await writeRelease({ ...after, out })
  expect(await Promise.all(readers.map((reader) => reader.readFile('utf8')))).toEqual(texts)
  await Promise.all(readers.map((reader) => reader.close()))
  expect(await readFile(pointer, 'utf8')).not.toBe(texts[0])
})

test('each changed release gets the next sequence number, so open pages switch to the new release', async () => {
  const pointer = async (): Promise<Pointer> => JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) as Pointer
  expect(await pointer()).toMatchObject({ sequence: 1, release: before.hash })
  await writeRelease({ ...after, out })
  expect(await pointer()).toMatchObject({ sequence: 2, release: after.hash, previous: before.hash })
  await writeRelease({ ...after, out, at: AT + 1 })
  expect((await pointer()).sequence).toBe(2)
  await writeFile(join(out, 'release.json'), '{"sequence":')
  await writeRelease({ ...before, out })
  expect(await pointer()).toMatchObject({ sequence: 3, release: before.hash })
})

test('a damaged file is written again, and leftovers of killed runs are removed', async () => {
  const [object = ''] = (JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Release).objects
  await writeFile(join(out, 'r', object), '')
  const leftovers = ['release.json.4194304-1.tmp', `r/${object}.4194304-7.tmp`, 'r/b/x.js.4194304-2.tmp']
  const foreign = ['notes.tmp', 'r/upload.tmp']
  for (const name of [...leftovers, ...foreign]) await writeFile(join(out, name), 'x')
  await writeRelease({ ...before, out })
  await expectComplete('after the damage')
  expect((await filesOf(out)).filter((name) => name.endsWith('.tmp')).toSorted()).toEqual(foreign)
})

test('two runs at once do not write into the same folder', async () => {
  const release = await takeFileLock(disk, join(out, 'release.lock'), { waitMs: 0, busyMessage: (holder) => holder })
  await expect(writeRelease({ ...after, out })).rejects.toThrow(
    `process ${process.pid} is writing a release into ${out}. Wait until it has finished, then try again.`,
  )
  await release()
})

test(`${KILLS} runs killed at random instants leave a complete release`, { timeout: KILLS * 60_000 }, async () => {
  const random = new Random(testSeed)
  // Measures the duration of a run again, because it depends on the load of the machine.
  let duration = (await writeInChild(after)) ?? 0
  await writeInChild(before)
  const outcomes = new Map<string, number>()
  let killed = 0
  for (let n = 0; killed < KILLS && n < KILLS * 4; n++) {
    const live = (JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) as Pointer).release
    const target = live === before.hash ? after : before
    // Files of the target release that are not live are removed, so the run has files to write.
    for (const object of await onlyIn(target, live)) {
      for (const suffix of ['', '.br', '.gz']) await rm(join(out, 'r', object + suffix), { force: true })
    }
    const took = await writeInChild(target, random.next() * duration * 1.1)
    if (took === undefined) killed++
    else duration = took
    const release = await expectComplete(`kill ${n}`)
    expect([live, target.hash]).toContain(release)
    const outcome = release === live ? 'old' : 'new'
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  console.log(`${killed} runs were killed: ${[...outcomes].map(([name, times]) => `${times} ${name}`).join(', ')}.`)
  expect(killed).toBe(KILLS)
  await writeRelease({ ...after, out })
  await writeRelease({ ...before, out })
  expect((await filesOf(out)).filter((name) => /\.tmp$|\.lock|\.stale$/.test(name))).toEqual([])
})

/** Returns the objects of the release that are not in the live release. */
async function onlyIn(order: ReleaseOrder, live: string): Promise<readonly string[]> {
  const objectsOf = async ({ siteDir, hash }: ReleaseOrder): Promise<readonly string[]> =>
    (JSON.parse(await readFile(join(siteDir, 'releases', `${hash}.json`), 'utf8')) as Release).objects
  const kept = new Set(await objectsOf(live === before.hash ? before : after))
  return (await objectsOf(order)).filter((object) => !kept.has(object))
}
