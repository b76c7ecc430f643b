/**
 * A server that is killed while documents are edited, published, scheduled and published by their schedule. The killer
 * chooses one of these steps and a random instant in it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { endWithTests } from '../children.fixture.ts'
import { databaseOptions } from '../database-options.fixture.ts'
import { Random } from '../random.fixture.ts'
import { bundleServer } from './child-program.fixture.ts'
import { smallSite, writeSite } from './small-site.fixture.ts'
import { readWhole } from './whole-release.fixture.ts'

const STEPS = ['edit', 'publish', 'schedule', 'fire'] as const
type Step = (typeof STEPS)[number]

/**
 * Change sets that are published at once edit one page, and scheduled ones edit another, so no change set becomes
 * outdated.
 */
const PATHS = { now: 'page/home.json', scheduled: 'page/not-found.json' } as const
const MINUTE = 60_000
/** A time after which the lease of a killed server has certainly ended. */
const AFTER_LEASE = 2 * MINUTE

interface StoredDocument {
  readonly content: JsonContent
  readonly revisions: readonly { readonly body: string }[]
}
interface JsonContent {
  readonly text: string
}
interface StoredChangeSet {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly version: number
  readonly items: readonly { readonly version: number; readonly content: JsonContent }[]
}
interface StoredSchedule {
  readonly title: string
  readonly state: string
  readonly sequence: number | null
}
interface Move {
  readonly sequence: number
  readonly title: string | null
}

/** The state of a change set as acknowledged by the server. */
interface Acknowledged {
  readonly id: string
  readonly title: string
  readonly path: string
  version: number
  text: string
  isPublished: boolean
  isScheduled: boolean
}

export interface KillCounts {
  kills: number
  edits: number
  published: number
  fired: number
  /** Number of kills in each step. */
  readonly steps: { [step in Step]: number }
}

export interface KillOptions {
  readonly kills: number
  readonly seed: number
  readonly databaseUrl?: string
}

/** Kills the server `kills` times, and checks after each kill that nothing is lost, incomplete or done twice. */
export async function killWhileEditing({ kills, seed, databaseUrl }: KillOptions): Promise<KillCounts> {
  const work = await mkdtemp(join(tmpdir(), 'habi-documents-killed-'))
  const server = new KilledServer({ work, program: await bundleServer(work), databaseUrl })
  // Runs even when the test exceeds its time limit.
  onTestFinished(async () => {
    await server.kill()
    // Retries, because the publishing process may write until it notices that its server was killed.
    await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  await writeSite(join(work, 'site'), await smallSite('Text 0'))
  const killer = new Killer(server, new Random(seed))
  await server.start()
  for (let kill = 0; kill < kills; kill++) {
    await killer.killOnce()
    await server.start()
    await killer.verify()
  }
  return killer.counts
}

interface KilledServerOptions {
  readonly work: string
  readonly program: string
  readonly databaseUrl: string | undefined
}

class KilledServer {
  readonly #options: KilledServerOptions
  #child: ChildProcess | undefined
  #origin = ''
  #token = ''
  /** The latest instant that the clock of the server may show, and the real time at which it was set. */
  #clock = { shows: Date.now(), since: Date.now() }

  constructor(options: KilledServerOptions) {
    this.#options = options
  }

  get siteDir(): string {
    return join(this.#options.work, 'data', 'site')
  }

  /** Resolves when the database answers. */
  async start(): Promise<void> {
    const { work, program, databaseUrl } = this.#options
    const dataDir = join(work, 'data')
    const child = spawn(process.execPath, [...databaseOptions, program], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        SITE_DIR: join(work, 'site'),
        SANDBOX_KEY: 'none',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = endWithTests(child)
    let output = ''
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes('Habi is ready')) ready()
      })
      child.on('exit', () => failed(new Error(`the server ended: ${output}`)))
    })
    expect(output).not.toMatch(/findings|Nothing was published/)
    this.#origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
    this.#token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
    await expect
      .poll(async () => (await this.send<{ sequence: number }>('GET', '/documents')).sequence, { timeout: 60_000 })
      .toBeGreaterThan(0)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    return await this.#request<T>(method, `/studio/api${path}`, body)
  }

  /** The text of a delivered page. */
  async page(path: string): Promise<string> {
    return await (await fetch(this.#origin + path, { headers: { accept: 'text/html' } })).text()
  }

  /** Returns a full minute of the server's clock, at least a minute ahead, so a request can still arrive before it. */
  nextMinute(): number {
    const { shows, since } = this.#clock
    return Math.ceil((shows + Date.now() - since) / MINUTE + 1) * MINUTE
  }

  /** Sets the clock forward. A server that is killed during this request has the old or the new time. */
  async setClock(instant: number): Promise<void> {
    this.#clock = { shows: instant, since: Date.now() }
    await this.#request('PUT', '/sandbox/clock', { now: new Date(instant).toISOString() })
  }

  async #request<T>(method: string, path: string, body: object | undefined): Promise<T> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new RefusedRequestError(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

/** The server refused the request. A kill is not the cause, because a killed server does not answer. */
class RefusedRequestError extends Error {}

class Killer {
  readonly counts: KillCounts = {
    kills: 0,
    edits: 0,
    published: 0,
    fired: 0,
    steps: { edit: 0, publish: 0, schedule: 0, fire: 0 },
  }
  readonly #server: KilledServer
  readonly #random: Random
  readonly #all: Acknowledged[] = []
  /** Duration of the last run of each step, in milliseconds. */
  readonly #durations: { [step in Step]: number } = { edit: 100, publish: 3000, schedule: 3000, fire: 3000 }
  /** Number of rows of the audit after the last kill. */
  #auditRows = 0
  #texts = 0

  constructor(server: KilledServer, random: Random) {
    this.#server = server
    this.#random = random
  }

  /** Edits and publishes until the server is killed at a random instant of a random step. */
  async killOnce(): Promise<void> {
    const target = this.#random.pick(STEPS)
    let timer: NodeJS.Timeout | undefined
    const killed = new Promise<void>((done, failed) => {
      const take = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
        if (step === target && timer === undefined) {
          const share = this.#random.next()
          timer = setTimeout(() => void this.#server.kill().then(done, failed), share * 1.2 * this.#durations[step])
        }
        const begun = Date.now()
        const result = await work()
        this.#durations[step] = Date.now() - begun
        return result
      }
      const isScheduled = target === 'schedule' || target === 'fire'
      this.#workOn(take, isScheduled).catch((error: unknown) => {
        // Errors after the kill are expected, because the kill interrupts requests. Refusals never are.
        if (timer === undefined || error instanceof RefusedRequestError) failed(error)
      })
    })
    await killed
    // The duration of a killed step is unknown. Its estimate is increased, so the next kill in this step may happen
    // later.
    this.#durations[target] *= 1.2
    this.counts.kills++
    this.counts.steps[target]++
  }

  async #workOn(take: <T>(step: Step, work: () => Promise<T>) => Promise<T>, isScheduled: boolean): Promise<void> {
    for (;;) {
      const changeSet = await take('edit', () => this.#edit(isScheduled ? PATHS.scheduled : PATHS.now))
      if (isScheduled) {
        const dueAt = await take('schedule', () => this.#schedule(changeSet))
        await take('fire', () => this.#fire(dueAt))
      } else await take('publish', () => this.#publish(changeSet))
    }
  }

  async #edit(path: string): Promise<Acknowledged> {
    const server = this.#server
    const { revisions, content } = await server.send<StoredDocument>('GET', `/document?path=${path}`)
    const title = `Change ${this.#all.length + 1}`
    const { id } = await server.send<{ id: string }>('POST', '/change-sets', { title })
    const changeSet = { id, title, path, version: 0, text: '', isPublished: false, isScheduled: false }
    this.#all.push(changeSet)
    for (let version = 0; version < 3; version++) {
      const text = content.text.replaceAll(/Text \d+|Not here/g, `Text ${++this.#texts}`)
      const base = revisions[0]?.body
      await server.send('PUT', `/change-sets/${id}/document`, { path, version, base, content: { text } })
      Object.assign(changeSet, { version: version + 1, text })
      this.counts.edits++
    }
    return changeSet
  }

  async #publish(changeSet: Acknowledged): Promise<void> {
    await this.#server.send('POST', `/change-sets/${changeSet.id}/publish`, {})
    changeSet.isPublished = true
    this.counts.published++
  }

  async #schedule(changeSet: Acknowledged): Promise<number> {
    const dueAt = this.#server.nextMinute()
    const wallTime = new Date(dueAt).toISOString().slice(0, 16)
    const { version } = await this.#server.send<StoredChangeSet>('GET', `/change-sets/${changeSet.id}`)
    await this.#server.send('POST', `/change-sets/${changeSet.id}/schedule`, {
      version,
      at: { wallTime, zone: 'UTC' },
    })
    changeSet.isScheduled = true
    return dueAt
  }

  /** Sets the clock to the instant, and waits until all schedules have run. */
  async #fire(instant: number): Promise<void> {
    await this.#server.setClock(instant)
    for (;;) {
      const { schedules } = await this.#server.send<{ schedules: readonly StoredSchedule[] }>(
        'GET',
        '/schedules?open=true',
      )
      for (const { title, state } of schedules)
        expect([title, state]).toEqual([title, expect.stringMatching(/waiting|running/)])
      if (schedules.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Checks the server after a kill, when the interrupted schedules have run. */
  async verify(): Promise<void> {
    const server = this.#server
    await this.#fire(server.nextMinute() + AFTER_LEASE)
    const moves = await this.#moves()
    expect(moves.map(({ sequence }) => sequence)).toEqual(moves.map((_, n) => moves.length - n))
    const { schedules } = await server.send<{ schedules: readonly StoredSchedule[] }>('GET', '/schedules')
    for (const changeSet of this.#all) {
      const { title, isPublished, isScheduled } = changeSet
      const publishes = moves.filter((move) => move.title === title)
      const ofThis = schedules.filter((schedule) => schedule.title === title)
      // If the answer was lost, the publish or schedule may have happened or not.
      expect(publishes.length, title).toBeLessThanOrEqual(1)
      expect(ofThis.length, title).toBeLessThanOrEqual(1)
      if (isPublished) expect(publishes.length, title).toBe(1)
      if (isScheduled) expect(ofThis.length, title).toBe(1)
      for (const { state, sequence } of ofThis)
        expect([state, sequence], title).toEqual(['done', publishes[0]?.sequence])
    }
    this.counts.fired = schedules.length
    // Checks the edits of the newest change sets only: older ones were checked after earlier kills, and can no longer
    // be edited.
    for (const changeSet of this.#all.slice(-3)) await this.#verifyEdits(changeSet, moves)
    await this.#verifyPages()
    const audit = await server.send<{ ok: boolean; rows: number }>('GET', '/audit/verification')
    expect(audit).toMatchObject({ ok: true })
    expect(audit.rows).toBeGreaterThanOrEqual(this.#auditRows)
    this.#auditRows = audit.rows
  }

  async #verifyEdits({ id, title, version, text }: Acknowledged, moves: readonly Move[]): Promise<void> {
    const stored = await this.#server.send<StoredChangeSet>('GET', `/change-sets/${id}`)
    const [item] = stored.items
    if (version > 0) expect(item?.version, title).toBeGreaterThanOrEqual(version)
    if (version > 0 && item?.version === version) expect(item.content.text, title).toBe(text)
    expect(stored.state === 'published', title).toBe(moves.some((move) => move.title === title))
  }

  /** Checks that the pages show the documents that are live in the database, and that the release is complete. */
  async #verifyPages(): Promise<void> {
    for (const [path, address] of [
      [PATHS.now, '/'],
      [PATHS.scheduled, '/not-found'],
    ] as const) {
      const { content } = await this.#server.send<StoredDocument>('GET', `/document?path=${path}`)
      const shown = /Text \d+|Not here/.exec(content.text)?.[0] ?? ''
      await expect.poll(() => this.#server.page(address), { timeout: 60_000 }).toContain(`>${shown}<`)
    }
    await readWhole(this.#server.siteDir)
  }

  /** All moves, newest first. */
  async #moves(): Promise<readonly Move[]> {
    const all: Move[] = []
    for (;;) {
      const before = all.at(-1)?.sequence
      const { moves } = await this.#server.send<{ moves: readonly Move[] }>(
        'GET',
        before === undefined ? '/history' : `/history?before=${before}`,
      )
      all.push(...moves)
      if (moves.length === 0 || moves.at(-1)?.sequence === 1) return all
    }
  }
}
