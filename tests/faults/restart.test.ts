/**
 * A server that starts on a damaged store, or with another configuration folder: it serves what was live, restored if
 * necessary, and never publishes the folder over it.
 */
import { watch } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { kill } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '../../engine/core/release.ts'
import { folders, hashOf } from '../../engine/release/disk.ts'
import { type IndexedFile, readIndexedFile } from '../../server/delivery/file-index.ts'
import { openReleaseStore, type ReleaseStore } from '../../server/delivery/release-store.ts'
import { createPublishProcess, type PublishProcess } from '../../server/publish/publish-process.ts'
import { createPublisher, type Publisher } from '../../server/publish/publisher.ts'
import { caseCount } from '../sample.fixture.ts'
import { smallSite, writeSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'

const AT = Date.UTC(2026, 10, 20)
const KILLS = caseCount({ quick: 3, full: 200, variable: 'ANSWER_KILLS' })
const buildDir = resolve('dist/player')
let work: string
let process: PublishProcess
/** A store in which "First" was published by the first start, and then "Second" and "Live" by operators. */
let good: string
/** A folder with a site that differs from the live one. */
let folder: string

interface Start {
  readonly lines: readonly string[]
  /** Heading of the live Home page; undefined when no release is live. */
  readonly heading: string | undefined
  readonly sequence: number | undefined
}

let rebuild: () => Promise<void>

async function withPublisher<T>(
  siteDir: string,
  configDir: string,
  run: (publisher: Publisher, store: ReleaseStore) => Promise<T>,
  onProblem: (message: string) => void = (message) => expect.fail(message),
) {
  const store = await openReleaseStore({ siteDir, onProblem: () => undefined, rebuild: () => rebuild() })
  const publisher = createPublisher({
    siteDir,
    configDir,
    buildDir,
    store,
    now: () => AT,
    jobs: process,
    onProblem,
  })
  try {
    const result = await run(publisher, store)
    const live = store.live()
    const object = live?.release.html.en?.['/']?.object
    const html = object === undefined ? '' : await readFile(join(folders(siteDir).objects, object), 'utf8')
    return { result, sequence: live?.pointer.sequence, heading: /<h\d[^>]*>([^<]*)/.exec(html)?.[1] }
  } finally {
    publisher.close()
    store.close()
  }
}

async function startOn(siteDir: string): Promise<Start> {
  const lines: string[] = []
  const { heading, sequence } = await withPublisher(siteDir, folder, (publisher) =>
    publisher.start((line) => void lines.push(line)),
  )
  return { lines, heading, sequence }
}

/** Copies the store without temporary files, which the publishing process may remove during the copy. */
async function copyGood(siteDir: string): Promise<void> {
  await cp(good, siteDir, { recursive: true, filter: (path) => !path.endsWith('.tmp') })
}

let copies = 0

/** Starts a server on a copy of the good store after `damage`. */
async function startAfter(
  damage: (siteDir: string) => Promise<unknown>,
): Promise<Start & { readonly siteDir: string }> {
  const siteDir = join(work, `copy-${++copies}`)
  await copyGood(siteDir)
  await damage(siteDir)
  const started = await startOn(siteDir)
  if (started.heading !== undefined) await readWhole(siteDir)
  return { ...started, siteDir }
}

async function liveManifest(siteDir: string): Promise<{ readonly path: string; readonly release: Release }> {
  const { release } = JSON.parse(await readFile(folders(siteDir).pointer, 'utf8')) as { readonly release: string }
  const path = join(folders(siteDir).releases, `${release}.json`)
  return { path, release: JSON.parse(await readFile(path, 'utf8')) as Release }
}

async function zero(path: string): Promise<void> {
  await writeFile(path, Buffer.alloc((await readFile(path)).length))
}

const half = async (path: string): Promise<void> => await truncate(path, Math.floor((await readFile(path)).length / 2))

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-restart-'))
  process = createPublishProcess()
  good = join(work, 'good')
  folder = join(work, 'folder')
  await writeSite(folder, await smallSite('First'))
  await withPublisher(good, folder, async (publisher) => {
    await publisher.start(() => undefined)
    await publisher.publish(await smallSite('Second'))
    await publisher.publish(await smallSite('Live'))
  })
  await writeSite(folder, await smallSite('Folder'))
}, 120_000)

afterAll(async () => {
  process.close()
  await rm(work, { recursive: true, force: true })
})

const differs = /folder\/ differs from the live release \(number \d\) and was not published/

test('a start does not publish a changed folder, and prints how to publish it', async () => {
  const { lines, heading, sequence } = await startAfter(async () => undefined)
  expect([heading, sequence, lines.length]).toEqual(['Live', 3, 1])
  expect(lines[0]).toMatch(differs)
  expect(lines[0]).toContain(`To publish it, run: npm run publish -- ${folder}`)
})

/**
 * Damage after which the server restores the files of the live release without compiling. The sequence stays the same.
 */
const pointerDamage: { readonly [title: string]: (siteDir: string) => Promise<unknown> } = {
  'release.json is deleted': (siteDir) => rm(folders(siteDir).pointer),
  'release.json is truncated': (siteDir) => half(folders(siteDir).pointer),
  'release.json is zeroed': (siteDir) => zero(folders(siteDir).pointer),
  'release.json contains a manifest': async (siteDir) =>
    cp((await liveManifest(siteDir)).path, folders(siteDir).pointer),
  'both pointer files are deleted': async (siteDir) => {
    await rm(folders(siteDir).pointer)
    await rm(folders(siteDir).ahead)
  },
  'release.json is deleted and the records of moves are damaged': async (siteDir) => {
    await rm(folders(siteDir).pointer)
    for (const name of await readdir(folders(siteDir).moves)) await zero(join(folders(siteDir).moves, name))
  },
}

for (const [title, damage] of Object.entries(pointerDamage))
  test(`the live release is restored from its files when ${title}`, async () => {
    const { lines, heading, sequence } = await startAfter(damage)
    expect([heading, sequence, lines.length]).toEqual(['Live', 3, 2])
    expect(lines[0]).toMatch(/^Release 3 is live again: \w{20}, restored from its files \(found in \S+\)\.$/)
    expect(lines[1]).toMatch(differs)
  })

const onLivePage = (change: (path: string) => Promise<unknown>) => async (siteDir: string) => {
  const { release } = await liveManifest(siteDir)
  await change(join(folders(siteDir).objects, release.html.en?.['/']?.object ?? ''))
}

/** Damage after which the server compiles the live documents again. */
const releaseDamage: { readonly [title: string]: (siteDir: string) => Promise<unknown> } = {
  'its manifest is deleted': async (siteDir) => rm((await liveManifest(siteDir)).path),
  'its manifest is truncated': async (siteDir) => half((await liveManifest(siteDir)).path),
  'its manifest is zeroed': async (siteDir) => zero((await liveManifest(siteDir)).path),
  'its manifest is swapped with another': async (siteDir) => {
    const { path } = await liveManifest(siteDir)
    const other = (await readdir(dirname(path))).find((name) => !path.endsWith(name)) ?? ''
    await cp(join(dirname(path), other), path)
  },
  'a page is deleted': onLivePage(async (path) => {
    for (const suffix of ['', '.br', '.gz']) await rm(path + suffix)
  }),
  'the folder of objects is empty': async (siteDir) => {
    await rm(folders(siteDir).objects, { recursive: true })
    await mkdir(folders(siteDir).objects)
  },
  'its manifest and the pointer are damaged': async (siteDir) => {
    await zero((await liveManifest(siteDir)).path)
    await half(folders(siteDir).pointer)
  },
}

for (const [title, damage] of Object.entries(releaseDamage))
  test(`the live documents are compiled again when ${title}`, { timeout: 60_000 }, async () => {
    const { lines, heading, sequence } = await startAfter(damage)
    expect(heading).toBe('Live')
    expect(sequence).toBeGreaterThanOrEqual(3)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(
      /^Release \d is live again: \w{20}, restored by compiling its source documents, because .* \(found in release.*\)\.$/,
    )
    expect(lines[1]).toMatch(differs)
  })

test('a start succeeds without move records, source packs and the list of prerendered pages', async () => {
  const { lines, heading, sequence } = await startAfter(async (siteDir) => {
    const { ahead, moves, sources } = folders(siteDir)
    await rm(ahead)
    await rm(moves, { recursive: true })
    await rm(sources, { recursive: true })
    await rm(join(siteDir, 'prerendered.json'), { force: true })
  })
  expect([heading, sequence, lines.length]).toEqual(['Live', 3, 1])
})

test('the newest manifest is restored when the pointer and the move records are lost', async () => {
  const { heading } = await startAfter(async (siteDir) => {
    const { pointer, ahead, moves, releases } = folders(siteDir)
    const { path } = await liveManifest(siteDir)
    for (const name of await readdir(releases)) await utimes(join(releases, name), 1000, 1000)
    await utimes(path, 2000, 2000)
    await rm(pointer)
    await rm(ahead)
    await rm(moves, { recursive: true })
  })
  expect(heading).toBe('Live')
})

test('the previous release is restored when the manifest and the source pack of the live release are lost', async () => {
  const { lines, heading, sequence } = await startAfter(async (siteDir) => {
    const { path, release } = await liveManifest(siteDir)
    await zero(path)
    await zero(join(folders(siteDir).sources, `${release.source}.json.gz`))
  })
  expect([heading, sequence]).toEqual(['Second', 4])
  expect(lines[0]).toMatch(/^Release 4 is live again: \w{20}, restored from its files \(found in moves\/2\.json\)\.$/)
})

test('a start publishes nothing into a store whose releases are all lost', async () => {
  const { lines, heading, siteDir } = await startAfter(async (siteDir) => {
    for (const part of ['releases', 'sources', 'moves'] as const)
      for (const name of await readdir(folders(siteDir)[part])) await zero(join(folders(siteDir)[part], name))
    await zero(folders(siteDir).pointer)
    await zero(folders(siteDir).ahead)
  })
  expect(heading).toBeUndefined()
  expect(lines).toEqual([
    `The store ${siteDir} had a release, but none of its releases can be restored. Nothing was published. To publish ${folder}/, run: npm run publish -- ${folder}`,
  ])
})

test('publishing again repairs damaged objects, source packs and manifests', { timeout: 60_000 }, async () => {
  const siteDir = join(work, 'repair')
  await copyGood(siteDir)
  const site = await smallSite('Live')
  await withPublisher(siteDir, folder, (publisher) => publisher.publish(site))
  const { objects, sources } = folders(siteDir)
  const { path, release } = await liveManifest(siteDir)
  for (const object of release.objects) {
    // Damages all files of a page, and only the uncompressed file of any other object.
    await zero(join(objects, object))
    if (object.endsWith('.html')) for (const suffix of ['.br', '.gz']) await half(join(objects, object + suffix))
  }
  await zero(path)
  await zero(join(sources, `${release.source}.json.gz`))
  const { sequence } = await withPublisher(siteDir, folder, (publisher) => publisher.publish(site))
  expect((await readWhole(siteDir)).sequence).toBe(sequence)
  await rm(path)
  await startOn(siteDir)
  expect((await readWhole(siteDir)).sequence).toBe(sequence)
})

const damageWhileRunning: { readonly [title: string]: (siteDir: string) => Promise<unknown> } = {
  'the pointer is deleted with all that names it': async (siteDir) => {
    const { pointer, ahead, moves } = folders(siteDir)
    await rm(pointer)
    await rm(ahead)
    await rm(moves, { recursive: true })
  },
  'the pointer is truncated': (siteDir) => half(folders(siteDir).pointer),
  'its manifest is zeroed': async (siteDir) => zero((await liveManifest(siteDir)).path),
}

for (const [title, damage] of Object.entries(damageWhileRunning))
  test(`a running server writes the live release again when ${title}`, { timeout: 60_000 }, async () => {
    const siteDir = join(work, `running-${++copies}`)
    await copyGood(siteDir)
    const reports: string[] = []
    const { heading, sequence } = await withPublisher(
      siteDir,
      folder,
      async (publisher) => {
        await publisher.verifyLive()
        expect(reports).toEqual([])
        await damage(siteDir)
        await publisher.verifyLive()
      },
      (message) => void reports.push(message),
    )
    expect([heading, sequence]).toEqual(['Live', 3])
    expect(await readWhole(siteDir)).toMatchObject({ sequence: 3 })
    expect(reports.join()).toMatch(/^Release 3 is live again: \w{20}, restored .* \(found in the running server\)\.$/)
  })

test('damaged objects of the live release are built again at the first request', { timeout: 60_000 }, async () => {
  const siteDir = join(work, 'lost')
  await copyGood(siteDir)
  const { release } = await liveManifest(siteDir)
  const names = release.objects.filter((name) => /\.(html|json)$/.test(name))
  await withPublisher(siteDir, folder, async (publisher, store) => {
    for (const name of names)
      for (const suffix of ['', '.br', '.gz']) await half(join(folders(siteDir).objects, name + suffix)).catch(() => 0)
    rebuild = publisher.rebuild
    const contents = await Promise.all(
      names.map((name) => readIndexedFile(store.objects.get(name) as IndexedFile, undefined)),
    )
    expect(contents.map((content) => hashOf(content))).toEqual(names.map((name) => name.slice(0, 20)))
  })
  expect(await readWhole(siteDir)).toMatchObject({ sequence: 3 })
})

test(
  'a publish whose process is killed at the move of the pointer reports whether the pointer has moved',
  async () => {
    const siteDir = join(work, 'killed')
    await copyGood(siteDir)
    const { moves, pointer } = folders(siteDir)
    const outcomes: string[] = []
    const problems: string[] = []
    await withPublisher(
      siteDir,
      folder,
      async (publisher) => {
        // Fills the caches of the publishing process: without results of earlier publishes, a publish would take
        // seconds.
        await publisher.publish(await smallSite('Warm'))
        for (let n = 0; n < KILLS; n++) {
          const before = await readWhole(siteDir)
          // A publish writes the move record shortly before the pointer. Half of the kills happen at each of these two
          // writes.
          const watcher = watch(n % 2 === 0 ? moves : siteDir, (_, name) => {
            const isMove = n % 2 === 0 ? name?.endsWith('.json') : name === basename(pointer)
            const pid = process.pid()
            if (isMove === true && pid !== undefined) kill(pid, 'SIGKILL')
          })
          const answer = await publisher.publish(await smallSite(`Killed ${n}`)).then(
            (reply) => (reply.ok ? `published ${reply.pointer.release}` : 'refused'),
            (error: unknown) => String(error),
          )
          watcher.close()
          const after = await readWhole(siteDir)
          if (after.sequence === before.sequence)
            expect(answer).toContain(`Release ${before.release} (number ${before.sequence}) is still live.`)
          else expect(answer).toBe(`published ${after.release}`)
          outcomes.push(after.sequence === before.sequence ? 'old' : 'new')
        }
      },
      (problem) => void problems.push(problem),
    )
    console.log(
      `${KILLS} publishes, ${problems.length} killed after the move, ${outcomes.filter((o) => o === 'old').length} before it.`,
    )
    expect(outcomes).toContain('new')
  },
  KILLS * 40_000,
)
