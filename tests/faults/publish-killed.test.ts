/**
 * A machine that dies while it publishes: whatever the moment, the pointer names a whole release, the old one or the new one, and the next
 * publish works. Every step that changes the disk is visited, and 200 moments that nobody chose.
 */
import { execFile, fork } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '../../engine/core/release.ts'
import { type Disk, disk, folders } from '../../engine/release/disk.ts'
import { publishSite, type PublishOutcome } from '../../engine/release/publish.ts'
import type { ChildOrder } from './publish.process.ts'
import { type SmallSite, smallSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const run = promisify(execFile)
const AT = Date.UTC(2026, 10, 20)
const RANDOM_KILLS = Number(process.env.KILLS ?? 200)
/** Runs side by side. */
const LANES = 3

let work: string
let buildDir: string
let before: SmallSite
let after: SmallSite
/** Release names of the two sites. */
let old: string
let next: string
/** `before` is live, `after` was never here. */
let cold: string
/** `before` is live, the pages of `after` are rendered already: its publish is short. */
let warm: string

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-killed-'))
  // A copy: a build that runs meanwhile changes nothing here.
  buildDir = join(work, 'player')
  const built = resolve(import.meta.dirname, '../../dist/player')
  await mkdir(buildDir)
  for (const part of ['build.json', 'client', 'server']) await cp(join(built, part), join(buildDir, part), { recursive: true })
  await build({
    entryPoints: [resolve(import.meta.dirname, 'publish.process.ts')],
    outfile: join(work, 'child.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  before = await smallSite('The fair is open')
  after = await smallSite('The fair is open all night')
  const third = await smallSite('The fair is over')
  for (const [name, site] of Object.entries({ before, after, third })) {
    const assets = Object.fromEntries([...site.assets].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
    await writeFile(join(work, `${name}.json`), JSON.stringify({ files: Object.fromEntries(site.files), assets }))
  }

  warm = join(work, 'warm')
  next = (await publish(after, warm)).release ?? ''
  const later = await manifest(warm, next)
  old = (await publish(before, warm)).release ?? ''
  const kept = new Set((await manifest(warm, old)).objects)
  const only = later.objects.filter((object) => !kept.has(object))
  const { releases, sources } = folders(warm)
  await rm(join(releases, `${next}.json`))
  await rm(join(sources, `${later.source}.json.gz`))
  await removeObjects(
    warm,
    only.filter((object) => !object.endsWith('.html')),
  )
  cold = join(work, 'cold')
  await cp(warm, cold, { recursive: true })
  await removeObjects(cold, only)
}, 120_000)

afterAll(() => rm(work, { recursive: true, force: true }))

function publish(site: SmallSite, siteDir: string, on: Disk = disk): Promise<PublishOutcome> {
  return publishSite({ catalogue, ...site, siteDir, buildDir, at: AT, disk: on })
}

async function manifest(siteDir: string, hash: string): Promise<Release> {
  return JSON.parse(await readFile(join(folders(siteDir).releases, `${hash}.json`), 'utf8')) as Release
}

async function removeObjects(siteDir: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    for (const suffix of ['', '.br', '.gz']) await rm(join(folders(siteDir).objects, name + suffix), { force: true })
}

let copies = 0

/** Calls `run` with a copy of `store`, which goes away afterwards. */
async function onCopy<T>(store: string, run: (siteDir: string) => Promise<T>): Promise<T> {
  const copy = join(work, `copy-${++copies}`)
  const siteDir = join(copy, 'site')
  await cp(store, siteDir, { recursive: true })
  const result = await run(siteDir)
  await rm(copy, { recursive: true })
  return result
}

/** Runs jobs a few at a time. */
async function inLanes<T>(jobs: readonly T[], run: (job: T) => Promise<void>): Promise<void> {
  const rest = [...jobs]
  const lane = async (): Promise<void> => {
    for (let job = rest.shift(); job !== undefined; job = rest.shift()) await run(job)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

interface Death {
  /** The process died by SIGKILL and did not end by itself. */
  readonly killed: boolean
  /** Milliseconds that the publish took, 0 when it never ended. */
  readonly took: number
  readonly steps: readonly string[]
}

/** Publishes in a child that may die. `afterMs` kills it from outside, so long after it began to publish. */
function publishAndDie(order: Omit<ChildOrder, 'buildDir' | 'at'>, afterMs?: number): Promise<Death> {
  return new Promise((done, failed) => {
    const child = fork(join(work, 'child.mjs'), [JSON.stringify({ ...order, buildDir, at: AT } satisfies ChildOrder)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    let took = 0
    let steps: readonly string[] = []
    child.on('message', (message: 'starts' | { took: number; steps: readonly string[] }) => {
      if (message !== 'starts') ({ steps, took } = message)
      else if (afterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      if (signal === null && code !== 0) failed(new Error(`the child ended with ${code}: ${said}`))
      else done({ killed: signal === 'SIGKILL', took, steps })
    })
  })
}

/** What must hold after any death: a whole release, one of the two, and a publish that works. */
async function mustStand(siteDir: string, death: string, outcomes: Map<string, number>): Promise<void> {
  let release: string
  try {
    release = (await readWhole(siteDir)).release
  } catch (error) {
    throw new Error(`${death}: ${error instanceof Error ? error.message : String(error)}`)
  }
  expect([old, next], death).toContain(release)
  const outcome = release === old ? 'old' : 'new'
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const sequence = (await readWhole(siteDir)).sequence
  const again = await publish(release === old ? after : before, siteDir)
  expect(again.pointer?.sequence, death).toBeGreaterThan(sequence)
  expect((await readWhole(siteDir)).release, death).toBe(release === old ? next : old)
}

test(
  'killed before each step, and in the middle of each write, the site shows the old release or the new one',
  { timeout: 240_000 },
  async () => {
    const { steps } = await onCopy(cold, (siteDir) => publishAndDie({ site: join(work, 'after.json'), siteDir }))
    expect(steps.filter((step) => step === 'rename').length).toBeGreaterThan(20)
    const deaths = [
      ...Array.from({ length: steps.length + 1 }, (_, i) => ({ before: i + 1 })),
      // Files are written side by side: which step is a write is another one each time, how many there are is not.
      ...steps.filter((step) => step === 'write').map((_, i) => ({ within: i + 1 })),
    ]
    const outcomes = new Map<string, number>()
    await inLanes(deaths, (death) =>
      onCopy(cold, async (siteDir) => {
        const { killed } = await publishAndDie({ site: join(work, 'after.json'), siteDir, ...death })
        expect(killed, JSON.stringify(death)).toBe(!('before' in death) || death.before <= steps.length)
        await mustStand(siteDir, JSON.stringify(death), outcomes)
      }),
    )
    console.log(`Killed at ${steps.length} steps, ${deaths.length} deaths: ${[...outcomes].map(([name, n]) => `${n} ${name}`).join(', ')}.`)
    expect(outcomes.get('old')).toBeGreaterThan(0)
    expect(outcomes.get('new')).toBeGreaterThan(0)
  },
)

test(
  `killed from outside at ${RANDOM_KILLS} random moments, one publish after the other, the site stays whole`,
  { timeout: 240_000 },
  async () => {
    const random = seeded(20261120)
    const outcomes = new Map<string, number>()
    let deaths = 0
    const shares = Array.from({ length: LANES }, (_, lane) => Math.floor((RANDOM_KILLS + lane) / LANES))
    await Promise.all(
      shares.map((share) =>
        // One store is killed again and again: what a death leaves behind is there for the next one.
        onCopy(warm, async (siteDir) => {
          let took = (await publishAndDie({ site: join(work, 'after.json'), siteDir })).took
          for (let i = 0; i < share; i++) {
            const live = (await readWhole(siteDir)).release
            const [site, target] = live === next ? ['before', old] : ['after', next]
            // Every other time the store has forgotten the new pages, and renders them.
            const forgotten = (await manifest(siteDir, target)).objects.filter((object) => /\.(html|json)$/.test(object))
            const shown = new Set((await manifest(siteDir, live)).objects)
            await removeObjects(
              siteDir,
              forgotten.filter((object) => !shown.has(object) && (i % 4 === 0 || object.endsWith('.json'))),
            )
            const death = await publishAndDie({ site: join(work, `${site}.json`), siteDir }, random() * took * 1.5)
            if (death.killed) deaths++
            else if (i % 4 !== 0 && death.took > 0) took = (took + death.took) / 2
            const { release } = await readWhole(siteDir)
            expect([live, target]).toContain(release)
            outcomes.set(release === live ? 'old' : 'new', (outcomes.get(release === live ? 'old' : 'new') ?? 0) + 1)
          }
          await publish(after, siteDir)
          expect((await readWhole(siteDir)).release).toBe(next)
        }),
      ),
    )
    console.log(`Killed from outside ${deaths} of ${RANDOM_KILLS} times: ${[...outcomes].map(([name, n]) => `${n} ${name}`).join(', ')}.`)
    expect(deaths).toBeGreaterThan(RANDOM_KILLS / 4)
  },
)

test('two processes that publish at the same time come one after the other', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 5; round++)
    await onCopy(warm, async (siteDir) => {
      const { sequence } = await readWhole(siteDir)
      const sites = ['after', 'third'].map((name) => ({ site: join(work, `${name}.json`), siteDir }))
      const ends = await Promise.all(sites.map((order) => publishAndDie(order)))
      expect(ends.map(({ killed }) => killed)).toEqual([false, false])
      expect((await readWhole(siteDir)).sequence).toBe(sequence + 2)
    })
})

test('a rollback while a publish runs leaves a whole release, and neither is lost', { timeout: 120_000 }, async () => {
  for (const wait of [0, 400, 800])
    await onCopy(cold, async (siteDir) => {
      await publish(after, siteDir)
      const { sequence } = await readWhole(siteDir)
      const publishing = publishAndDie({ site: join(work, 'third.json'), siteDir })
      await new Promise((later) => setTimeout(later, wait))
      const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tools/rollback.ts', old.slice(0, 12)], {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: resolve(siteDir, '..') },
      })
      await publishing
      expect(stdout).toContain(`to ${old} as number`)
      expect((await readWhole(siteDir)).sequence).toBe(sequence + 2)
    })
})

test('a step that fails stops the publish with its reason and leaves the pointer alone', { timeout: 240_000 }, async () => {
  const verbs = ['write', 'rename', 'flush', 'read', 'exists', 'list', 'stamp', 'makeFolder', 'claim', 'remove'] as const
  const codes = ['ENOSPC', 'EIO', 'EMFILE'] as const
  const counted = await onCopy(warm, async (siteDir) => {
    const steps: string[] = []
    await publish(
      after,
      siteDir,
      failing(() => false, steps),
    )
    return steps
  })
  const survived: string[] = []
  await inLanes(
    counted.map((_, i) => i),
    (i) =>
      onCopy(warm, async (siteDir) => {
        const pointer = await readFile(folders(siteDir).pointer, 'utf8')
        const code = codes[i % codes.length] ?? 'EIO'
        const steps: string[] = []
        const tried = await publish(
          after,
          siteDir,
          failing((n) => n === i, steps, code),
        ).then(
          (outcome) => outcome,
          (error: unknown) => String(error),
        )
        if (typeof tried === 'string') {
          expect(tried, steps[i]).toMatch(new RegExp(`: (the disk|too many files).* \\(${code}\\)$`))
          expect(await readFile(folders(siteDir).pointer, 'utf8'), steps[i]).toBe(pointer)
        } else {
          survived.push(steps[i] ?? '')
          expect((await readWhole(siteDir)).release).toBe(next)
        }
      }),
  )
  // Only what costs nothing but time may fail unnoticed: letting go of the lock, the memory of rendered pages, the flush after the move.
  expect(survived.map((step) => step.replace(/ .*\//, ' ').replace(/\.\d+-\d+\.tmp$/, '.tmp')).sort()).toEqual([
    'flush site',
    'flush site',
    'read prerendered.json',
    'read prerendered.json.tmp',
    'remove pointer.lock',
    'remove pointer.lock.tmp',
    'rename prerendered.json.tmp',
    'write prerendered.json.tmp',
  ])
  console.log(`Failed at each of ${counted.length} steps; ${survived.length} of them cost nothing.`)

  function failing(fails: (n: number) => boolean, steps: string[], code = 'EIO'): Disk {
    const wrapped = verbs.map((verb) => [
      verb,
      (path: string, ...rest: [never]) => {
        steps.push(`${verb} ${path}`)
        if (fails(steps.length - 1)) return Promise.reject(Object.assign(new Error(`${code}: injected`), { code }))
        return (disk[verb] as (path: string, ...rest: [never]) => Promise<unknown>)(path, ...rest)
      },
    ])
    return Object.fromEntries(wrapped) as unknown as Disk
  }
})

/** The same numbers each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
