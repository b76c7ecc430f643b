/**
 * A publish that is killed: the pointer always names a complete release, the old or the new one, and the next publish
 * works. A usual run kills processes at some of the steps that change the disk and at some random instants, a full run
 * before every step and at 1,000 random instants.
 */
import { execFile, fork } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorMessage } from '../../engine/core/error-message.ts'
import type { Release } from '../../engine/core/release.ts'
import { type Disk, disk, folders } from '../../engine/release/disk.ts'
import { publishSite, type PublishOutcome } from '../../engine/release/publish.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, isFullRun, sample, testSeed } from '../sample.fixture.ts'
import type { ChildMessage, ChildOrder } from './publish.process.ts'
import { bundleProgram, copyPlayerBuild } from './child-program.fixture.ts'
import { childrenOf, sendSignal } from '../process-children.fixture.ts'
import { type SmallSite, smallSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const run = promisify(execFile)
const AT = Date.UTC(2026, 10, 20)
/** With the kills at chosen steps, a quick run kills 50 publishes in total. */
const RANDOM_KILLS = caseCount({ quick: 8, full: 1000, variable: 'KILLS' })
const PRERENDERER_KILLS = caseCount({ quick: 1, full: 100, variable: 'KILLS' })
/** Number of publishes that run at the same time. */
const CONCURRENCY = 3

let work: string
let buildDir: string
let before: SmallSite
let after: SmallSite
/** Release names of the two sites. */
let old: string
let next: string
/** A store in which `before` is live and `after` was never published. */
let cold: string
/** A store in which `before` is live and the pages of `after` are already rendered, so publishing `after` is fast. */
let warm: string

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'habi-killed-'))
  buildDir = await copyPlayerBuild(work)
  await bundleProgram('publish.process.ts', work)
  before = await smallSite('The fair is open')
  after = await smallSite('The fair is open all night')
  const third = await smallSite('The fair is over')
  for (const [name, site] of Object.entries({ before, after, third })) {
    const assets = Object.fromEntries(
      [...site.assets].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
    )
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

/** Calls `run` with a copy of `store`, and removes the copy. */
async function onCopy<T>(store: string, run: (siteDir: string) => Promise<T>): Promise<T> {
  const copy = join(work, `copy-${++copies}`)
  const siteDir = join(copy, 'site')
  await cp(store, siteDir, { recursive: true })
  const result = await run(siteDir)
  await rm(copy, { recursive: true })
  return result
}

/** Runs all jobs, a few at the same time. */
async function runAll<T>(jobs: readonly T[], run: (job: T) => Promise<void>): Promise<void> {
  const rest = [...jobs]
  const runRest = async (): Promise<void> => {
    for (let job = rest.shift(); job !== undefined; job = rest.shift()) await run(job)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runRest))
}

interface ChildExit {
  /** True if SIGKILL ended the process. */
  readonly killed: boolean
  /** True if SIGKILL ended the prerenderer of the process. */
  readonly prerendererKilled: boolean
  /** What the process printed about its failure. */
  readonly errors: string
  /** Milliseconds that the publish took; 0 when it did not finish. */
  readonly took: number
  readonly steps: readonly string[]
}

interface ChildOptions {
  /** Kills the process this many milliseconds after it begins to publish. */
  readonly killAfterMs?: number
  /** True to kill the prerenderer of the process instead of the process itself. */
  readonly killsPrerenderer?: boolean
  /** Called after each step that changes the disk, with the number of steps so far. */
  readonly onStep?: (count: number) => void
}

/** Publishes in a child process that may be killed. */
function publishInChild(
  order: Omit<ChildOrder, 'buildDir' | 'at' | 'reportsSteps'>,
  { killAfterMs, killsPrerenderer = false, onStep }: ChildOptions = {},
): Promise<ChildExit> {
  return new Promise((done, failed) => {
    const full: ChildOrder = { ...order, buildDir, at: AT, reportsSteps: onStep !== undefined }
    const child = fork(join(work, 'child.mjs'), [JSON.stringify(full)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    let prerendererKilled = false
    const kill = (): void => {
      if (!killsPrerenderer) return void child.kill('SIGKILL')
      for (const pid of childrenOf(child.pid ?? 0)) if (sendSignal(pid, 'SIGKILL')) prerendererKilled = true
    }
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    let took = 0
    let steps: readonly string[] = []
    child.on('message', (message: ChildMessage) => {
      if ('step' in message) onStep?.(message.step)
      else if ('steps' in message) ({ steps, took } = message)
      else if (killAfterMs !== undefined) setTimeout(kill, killAfterMs)
    })
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      if (signal === null && code !== 0 && !prerendererKilled)
        failed(new Error(`the child process exited with code ${code}: ${errors}`))
      else done({ killed: signal === 'SIGKILL', prerendererKilled, errors, took, steps })
    })
  })
}

/** Checks the store after a kill: one of the two releases is live and complete, and the next publish works. */
async function expectUsableStore(siteDir: string, death: string, outcomes: Map<string, number>): Promise<void> {
  let release: string
  try {
    release = (await readWhole(siteDir)).release
  } catch (error) {
    throw new Error(`${death}: ${errorMessage(error)}`)
  }
  expect([old, next], death).toContain(release)
  const outcome = release === old ? 'old' : 'new'
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const sequence = (await readWhole(siteDir)).sequence
  const again = await publish(release === old ? after : before, siteDir)
  expect(again.pointer?.sequence, death).toBeGreaterThan(sequence)
  expect((await readWhole(siteDir)).release, death).toBe(release === old ? next : old)
}

/** Number of steps at the end of a publish, including the move of the pointer. */
const LAST_STEPS = 10

test(
  'after a publish is killed before a step or in the middle of a write, the old or the new release is live and complete',
  { timeout: isFullRun ? 1_200_000 : 240_000 },
  async () => {
    const { steps } = await onCopy(cold, (siteDir) => publishInChild({ site: join(work, 'after.json'), siteDir }))
    expect(steps.filter((step) => step === 'rename').length).toBeGreaterThan(20)
    const beforeSteps = Array.from({ length: steps.length + 1 }, (_, i) => ({ before: i + 1 }))
    // Files are written concurrently: the order of the steps varies, but not the number of writes.
    const withinWrites = steps.filter((step) => step === 'write').map((_, i) => ({ within: i + 1 }))
    const deaths = [
      ...sample(beforeSteps.slice(0, -LAST_STEPS), { count: 3 }),
      ...sample(beforeSteps.slice(-LAST_STEPS), { count: 5 }),
      ...sample(withinWrites, { count: 1 }),
    ]
    const outcomes = new Map<string, number>()
    await runAll(deaths, (death) =>
      onCopy(cold, async (siteDir) => {
        const { killed } = await publishInChild({ site: join(work, 'after.json'), siteDir, ...death })
        expect(killed, JSON.stringify(death)).toBe(!('before' in death) || death.before <= steps.length)
        await expectUsableStore(siteDir, JSON.stringify(death), outcomes)
      }),
    )
    console.log(
      `${steps.length} steps, ${deaths.length} publishes ` +
        `killed: ${[...outcomes].map(([name, n]) => `${n} ${name}`).join(', ')}.`,
    )
    expect(outcomes.get('old')).toBeGreaterThan(0)
    expect(outcomes.get('new')).toBeGreaterThan(0)
  },
)

test(
  `publishes killed one after the other at ${RANDOM_KILLS} random instants leave a complete release`,
  { timeout: isFullRun ? 3_600_000 : 240_000 },
  async () => {
    const random = new Random(testSeed)
    const outcomes = new Map<string, number>()
    let attempts = 0
    const shares = Array.from({ length: CONCURRENCY }, (_, n) => Math.floor((RANDOM_KILLS + n) / CONCURRENCY))
    await Promise.all(
      shares.map((share) =>
        // The kills of one share run one after the other on the same store, so each publish starts with the files of
        // the previous publish.
        onCopy(warm, async (siteDir) => {
          let took = (await publishInChild({ site: join(work, 'after.json'), siteDir })).took
          for (let i = 0, killed = 0; killed < share; i++) {
            const live = (await readWhole(siteDir)).release
            const [site, target] = live === next ? ['before', old] : ['after', next]
            // Removes files, so every fourth publish has to render its pages, and every publish has to write its JSON
            // objects.
            const removable = (await manifest(siteDir, target)).objects.filter((object) =>
              /\.(html|json)$/.test(object),
            )
            const inUse = new Set((await manifest(siteDir, live)).objects)
            await removeObjects(
              siteDir,
              removable.filter((object) => !inUse.has(object) && (i % 4 === 0 || object.endsWith('.json'))),
            )
            const killAfterMs = random.next() * took * 1.2
            const death = await publishInChild({ site: join(work, `${site}.json`), siteDir }, { killAfterMs })
            // Measures the duration of a publish again, because it depends on the load of the machine.
            if (!death.killed) took = (took + death.took) / 2
            else took *= 1.03
            if (death.killed) killed++
            attempts++
            const { release } = await readWhole(siteDir)
            expect([live, target]).toContain(release)
            outcomes.set(release === live ? 'old' : 'new', (outcomes.get(release === live ? 'old' : 'new') ?? 0) + 1)
          }
          await publish(after, siteDir)
          expect((await readWhole(siteDir)).release).toBe(next)
        }),
      ),
    )
    console.log(
      `${RANDOM_KILLS} of ${attempts} publishes killed: ${[...outcomes].map(([name, n]) => `${n} ${name}`).join(', ')}.`,
    )
  },
)

test(
  `a publish whose prerenderer is killed reports the failure or succeeds (${PRERENDERER_KILLS} kills)`,
  { timeout: 120_000 + PRERENDERER_KILLS * 10_000 },
  async () => {
    const random = new Random(testSeed)
    const outcomes = { old: 0, new: 0 }
    await onCopy(warm, async (siteDir) => {
      let { took } = await publishInChild({ site: join(work, 'after.json'), siteDir })
      for (let killed = 0; killed < PRERENDERER_KILLS;) {
        const { release: live, sequence } = await readWhole(siteDir)
        const [site, target] = live === next ? ['before', old] : ['after', next]
        const inUse = new Set((await manifest(siteDir, live)).objects)
        const pages = (await manifest(siteDir, target)).objects.filter((object) => object.endsWith('.html'))
        await removeObjects(
          siteDir,
          pages.filter((object) => !inUse.has(object)),
        )
        const order = { site: join(work, `${site}.json`), siteDir }
        const exit = await publishInChild(order, { killAfterMs: random.next() * took, killsPrerenderer: true })
        if (exit.prerendererKilled) killed++
        if (exit.took > 0) ({ took } = exit)
        const after = await readWhole(siteDir)
        // A process that reports no failure must have published.
        if (exit.took > 0) expect(after).toMatchObject({ release: target, sequence: sequence + 1 })
        else expect(after).toMatchObject({ release: live, sequence })
        if (exit.took === 0) expect(exit.errors).toContain('the prerenderer stopped (SIGKILL)')
        if (exit.prerendererKilled) outcomes[exit.took > 0 ? 'new' : 'old']++
      }
      const { release } = await readWhole(siteDir)
      await publish(release === next ? before : after, siteDir)
      expect((await readWhole(siteDir)).release).toBe(release === next ? old : next)
    })
    console.log(`${PRERENDERER_KILLS} prerenderers killed: ${outcomes.old} old, ${outcomes.new} new.`)
  },
)

test('two processes that publish at the same time publish one after the other', { timeout: 120_000 }, async () => {
  for (let round = 0; round < caseCount({ quick: 1, full: 3 }); round++)
    await onCopy(warm, async (siteDir) => {
      const { sequence } = await readWhole(siteDir)
      const sites = ['after', 'third'].map((name) => ({ site: join(work, `${name}.json`), siteDir }))
      const exits = await Promise.all(sites.map((order) => publishInChild(order)))
      expect(exits.map(({ killed }) => killed)).toEqual([false, false])
      expect((await readWhole(siteDir)).sequence).toBe(sequence + 2)
    })
})

test(
  'a rollback during a publish leaves a complete release, and the rollback and the publish both move the pointer',
  { timeout: 120_000 },
  async () => {
    const { steps } = await onCopy(cold, (siteDir) => publishInChild({ site: join(work, 'third.json'), siteDir }))
    for (const share of sample([0, 0.4, 0.8], { count: 1 }))
      await onCopy(cold, async (siteDir) => {
        await publish(after, siteDir)
        const { sequence } = await readWhole(siteDir)
        let publishing: Promise<ChildExit> | undefined
        await new Promise<void>((reached) => {
          const onStep = (count: number): void => void (count > share * steps.length && reached())
          publishing = publishInChild({ site: join(work, 'third.json'), siteDir }, { onStep })
          void publishing.finally(reached)
        })
        const { stdout } = await run(process.execPath, ['--import', 'tsx', 'tools/rollback.ts', old.slice(0, 12)], {
          cwd: resolve(import.meta.dirname, '../..'),
          env: { ...process.env, DATA_DIR: resolve(siteDir, '..') },
        })
        expect((await publishing)?.steps.length).toBeGreaterThan(0)
        expect(stdout).toContain(`to ${old}, as release`)
        expect((await readWhole(siteDir)).sequence).toBe(sequence + 2)
      })
  },
)

test(
  'a step that fails stops the publish with its reason and leaves the pointer unchanged',
  { timeout: isFullRun ? 1_200_000 : 240_000 },
  async () => {
    const verbs = [
      'write',
      'rename',
      'flush',
      'read',
      'exists',
      'list',
      'stamp',
      'makeFolder',
      'claim',
      'remove',
    ] as const
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
    const maySurvive = /prerendered|public-answers|pointer\.lock|^(flush|list) \S+\/site$/
    await runAll(
      sample(
        counted.map((_, i) => i),
        { count: 10, isRequired: (i) => maySurvive.test(counted[i] ?? '') },
      ),
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
    // A publish may succeed although one of these steps fails: releasing the lock, removing earlier locks, reading and
    // storing the cache of rendered pages, flushing after the move, or reading public answers (pages then show
    // skeletons).
    expect(survived.map((step) => step.replace(/ .*\//, ' ').replace(/\.\d+-\d+\.tmp$/, '.tmp')).sort()).toEqual([
      'flush site',
      'flush site',
      'list site',
      'read prerendered.json',
      'read prerendered.json.tmp',
      'read public-answers.json',
      'remove pointer.lock',
      'remove pointer.lock.tmp',
      'rename prerendered.json.tmp',
      'write prerendered.json.tmp',
    ])
    console.log(`${counted.length} steps, ${survived.length} of them without stopping the publish.`)

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
  },
)
