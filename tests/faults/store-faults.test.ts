/**
 * Every file of the store is deleted, truncated, zeroed or swapped, at the start and while the server runs: what was
 * live is served from intact files, and each repair is logged once.
 */
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '../../engine/core/release.ts'
import { folders } from '../../engine/release/disk.ts'
import { readIndexedFile } from '../../server/delivery/file-index.ts'
import { openReleaseStore } from '../../server/delivery/release-store.ts'
import { createPublishProcess, type PublishProcess } from '../../server/publish/publish-process.ts'
import { createPublisher, type Publisher } from '../../server/publish/publisher.ts'
import { readSourcePack } from '../../server/publish/source-pack.ts'
import { sample } from '../sample.fixture.ts'
import { smallSite, writeSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'

const AT = Date.UTC(2026, 10, 20)
const buildDir = resolve('dist/player')
let work: string
let publishing: PublishProcess
/** A store in which "Second" was live before "Live". */
let good: string
let live: Release

const damages: { readonly [name: string]: (path: string) => Promise<unknown> } = {
  deleted: (path) => rm(path),
  truncated: async (path) => truncate(path, Math.floor((await stat(path)).size / 2)),
  zeroed: async (path) => writeFile(path, Buffer.alloc((await stat(path)).size)),
  /** The content of another file of the same folder. It is valid, but does not match the name. */
  swapped: async (path) => {
    const content = await readFile(path)
    const entries = await readdir(dirname(path), { withFileTypes: true })
    for (const entry of entries.filter((other) => other.isFile())) {
      const other = await readFile(join(dirname(path), entry.name))
      // Skips the file itself, and the next pointer, which equals the pointer.
      if (!other.equals(content)) return await writeFile(path, other)
    }
    throw new Error(`there is no other file beside ${path}`)
  },
}

/** The purpose of a file, on which the expected result of damage depends. */
type FileKind =
  | 'pointer'
  | 'next pointer'
  | 'record of a move'
  | 'live manifest'
  | 'earlier manifest'
  | 'live source'
  | 'earlier source'
  | 'live object'
  | 'earlier object'
  | 'cache'

function kindOf(path: string, liveRelease: string): FileKind {
  const [folder = '', name = ''] = path.split('/')
  if (path === 'release.json') return 'pointer'
  if (path === 'release.next.json') return 'next pointer'
  if (folder === 'moves') return 'record of a move'
  if (folder === 'releases') return name === `${liveRelease}.json` ? 'live manifest' : 'earlier manifest'
  if (folder === 'sources') return name.startsWith(live.source) ? 'live source' : 'earlier source'
  if (folder === 'objects')
    return live.objects.includes(name.replace(/\.(?:br|gz)$/, '')) ? 'live object' : 'earlier object'
  return 'cache'
}

/** Kinds whose damage the server reports and repairs. Files of other kinds are not needed to serve what is live. */
const repaired: readonly FileKind[] = ['pointer', 'live manifest', 'live object']

const done =
  /, restored from its files|, restored by compiling|written again|compiled again|Publish its documents again/

/** Serves the store as the server does. Returns all lines of its log. */
async function serve(siteDir: string, damage: () => Promise<unknown>, moment: Moment): Promise<readonly string[]> {
  const lines: string[] = []
  const log = (line: string): void => void lines.push(line)
  if (moment === 'at the start') await damage()
  const store = await openReleaseStore({
    siteDir,
    onProblem: ({ message }) => log(message),
    rebuild: () => publisher.rebuild(),
    onDamage: ({ message }) => log(message),
  })
  const publisher = createPublisher({
    siteDir,
    configDir: join(work, 'no-folder'),
    buildDir,
    store,
    now: () => AT,
    jobs: publishing,
    onProblem: log,
  })
  try {
    await publisher.start(log)
    if (moment === 'while it runs') await damage()
    // The steps of one background sweep, in the same order.
    await publisher.verifyLive()
    await store.objects.refresh()
    const release = store.live()?.release
    for (const name of new Set([...(release?.objects ?? []), ...store.objects.names()]))
      await store.objects.verify(name)
    const name = release?.html.en?.['/']?.object ?? ''
    const file = await store.objects.find(name)
    for (const encoding of [undefined, 'br', 'gzip'] as const)
      expect(file && (await readIndexedFile(file, encoding)).length).toBeGreaterThan(0)
    expect(file && (await readIndexedFile(file, undefined)).toString()).toMatch(/<h\d[^>]*>Live/)
    return lines
  } finally {
    publisher.close()
    store.close()
  }
}

const moments = ['at the start', 'while it runs'] as const
type Moment = (typeof moments)[number]

interface StoreFault {
  readonly path: string
  readonly kind: FileKind
  readonly damage: string
  readonly moment: Moment
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-store-faults-'))
  publishing = createPublishProcess()
  good = join(work, 'good')
  const store = await openReleaseStore({ siteDir: good, onProblem: ({ message }) => expect.fail(message) })
  const publisher = createPublisher({
    siteDir: good,
    configDir: join(work, 'no-folder'),
    buildDir,
    store,
    now: () => AT,
    jobs: publishing,
    onProblem: (message) => expect.fail(message),
  })
  for (const heading of ['First', 'Second', 'Live']) await publisher.publish(await smallSite(heading))
  publisher.close()
  store.close()
  const { release } = await readWhole(good)
  live = JSON.parse(await readFile(join(folders(good).releases, `${release}.json`), 'utf8')) as Release
}, 120_000)

afterAll(async () => {
  publishing.close()
  await rm(work, { recursive: true, force: true })
})

async function faultsOf(siteDir: string): Promise<readonly StoreFault[]> {
  const { release } = await readWhole(siteDir)
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)))
    .sort()
  return paths.flatMap((path) =>
    Object.keys(damages).flatMap((damage) =>
      moments.map((moment) => ({ path, kind: kindOf(path, release), damage, moment })),
    ),
  )
}

test('a server with any damaged file in its store still serves the live release', { timeout: 3_600_000 }, async () => {
  const all = await faultsOf(good)
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9)
  const chosen = sample(all, { count: 24, groupOf: ({ kind, moment }) => `${kind} ${moment}` })
  for (const [index, { path, kind, damage, moment }] of chosen.entries()) {
    const title = `${kind} ${path} ${damage} ${moment}`
    const siteDir = join(work, String(index))
    await cp(good, siteDir, { recursive: true })
    const before = await readFile(join(siteDir, path))
    const lines = await serve(siteDir, async () => damages[damage]?.(join(siteDir, path)), moment)
    const pointer = await readWhole(siteDir).catch((error: unknown) => expect.fail(`${title}: ${String(error)}`))
    expect(pointer.sequence, title).toBe(3)
    const isRepaired = repaired.includes(kind)
    if (isRepaired) expect((await readFile(join(siteDir, path))).equals(before), `${title} is as before`).toBe(true)
    // One line reports the repair. Another reports the problem, if the server found it before it could repair it.
    const [fewest, most] = isRepaired ? [1, 2] : kind === 'live source' ? [1, 1] : [0, 1]
    expect(lines.length, `${title}: ${lines.join('\n')}`).toBeGreaterThanOrEqual(fewest)
    expect(lines.length, `${title}: ${lines.join('\n')}`).toBeLessThanOrEqual(most)
    if (fewest > 0) expect(lines.at(-1), title).toMatch(done)
    await rm(siteDir, { recursive: true })
  }
})

async function withPublisher(
  options: { readonly siteDir: string; readonly configDir: string; readonly now: number },
  run: (publisher: Publisher) => Promise<unknown>,
  onProblem: (message: string) => void,
): Promise<void> {
  const { siteDir, configDir, now } = options
  const store = await openReleaseStore({ siteDir, onProblem: ({ message }) => expect.fail(message) })
  const parts = { siteDir, configDir, buildDir, store, now: () => now, jobs: publishing, onProblem }
  const publisher = createPublisher(parts)
  try {
    await run(publisher)
  } finally {
    publisher.close()
    store.close()
  }
}

async function copyWithoutSource(): Promise<string> {
  const siteDir = await mkdtemp(join(work, 'source-'))
  await cp(good, siteDir, { recursive: true })
  await rm(join(folders(siteDir).sources, `${live.source}.json.gz`))
  return siteDir
}

test('lost source documents are written again from the folder that was published', async () => {
  const [siteDir, configDir] = [await copyWithoutSource(), join(work, 'folder')]
  const site = await smallSite('Live')
  await writeSite(configDir, site)
  const lines: string[] = []
  const verifyTwice = async (publisher: Publisher): Promise<void> => {
    await publisher.verifyLive()
    await publisher.verifyLive()
  }
  await withPublisher({ siteDir, configDir, now: AT }, verifyTwice, (line) => void lines.push(line))
  expect(lines).toEqual([
    `The source documents of the live release are missing or damaged. They were written again from ${configDir}/.`,
  ])
  expect((await readSourcePack(siteDir, live.source))?.files).toEqual(site.files)
  expect((await readWhole(siteDir)).sequence).toBe(3)
})

test('pages that must be rendered again but have lost their source documents are reported', async () => {
  const siteDir = await copyWithoutSource()
  // As if the clock had been set back by a day after the publish.
  const options = { siteDir, configDir: join(work, 'no-folder'), now: AT - 86_400_000 }
  let report: (line: string) => void
  const reported = new Promise<string>((resolve) => (report = resolve))
  await withPublisher(
    options,
    () => reported,
    (line) => report(line),
  )
  expect(await reported).toBe(
    'the live pages cannot be compiled for the current time: Error: the source documents of the live release are missing or damaged. Publish its documents again',
  )
})
