/**
 * Loads the public answers that the live pages show: at once when one is missing, and then regularly. Compiles the
 * pages again when an answer has changed. When the gateway does not respond, or a list has lost more than half of its
 * entries, the earlier answer stays.
 */
import { setTimeout as setTimeoutOf } from 'node:timers/promises'
import type { Json } from '../../engine/core/json.ts'
import { isObject } from '../../engine/core/json.ts'
import { disk } from '../../engine/release/disk.ts'
import {
  answerKey,
  type SiteCalls,
  hashOfAnswers,
  type PublicAnswers,
  type PublicCalls,
  publicAnswers,
  readPublicAnswers,
  writePublicAnswers,
} from '../../engine/release/public-answers.ts'
import type { CallClient } from '../../engine/runtime/calls/client.ts'
import type { CallReporter } from '../../engine/runtime/calls/contract.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'

/** Milliseconds between two loads. */
const everyMs = 10 * 60_000

/** Milliseconds that the gateway gets to answer before the first release is built without its answers. */
const firstWithinMs = 30_000

/** Loads in a row after which a list is applied although it has lost more than half of its entries. */
const loadsUntilApplied = 3

export interface PublicAnswerOptions {
  readonly siteDir: string
  readonly store: Pick<ReleaseStore, 'live' | 'onMove'>
  readonly settingsOf: (live: LiveRelease) => Promise<SiteCalls>
  readonly openClient: (settings: SiteCalls, report: CallReporter) => Pick<CallClient, 'call'>
  /** Time limit of `loadFirst` in milliseconds. */
  readonly firstWithinMs?: number
  /** Compiles the live pages again. */
  readonly recompile: () => Promise<void>
  readonly onProblem: (message: string) => void
}

interface LoadedAnswers {
  readonly answers: PublicAnswers
  readonly failures: readonly string[]
  /** What does not match the contracts of the calls. */
  readonly differences: readonly string[]
}

export interface PublicAnswerLoader {
  /** Loads missing answers now and after each publish, and all answers regularly. */
  start(): Promise<void>
  /** Loads the missing answers of a site that is published for the first time. Never rejects. */
  loadFirst(site: PublicCalls): Promise<void>
  /** Loads all answers. Never rejects. */
  load(): Promise<void>
  close(): void
}

export function createPublicAnswerLoader(options: PublicAnswerOptions): PublicAnswerLoader {
  const { siteDir, store, recompile, onProblem } = options
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let unwatch = (): void => undefined
  let isClosed = false
  let reported: ReadonlySet<string> = new Set()
  /** How many loads in a row have returned less than half of a list, by the key of its answer. */
  const shortLoads = new Map<string, number>()

  function enqueue(work: () => Promise<void>): Promise<void> {
    running = running
      .then(() => (isClosed ? undefined : work()))
      .catch((error: unknown) => report([notUpdated(String(error))]))
    return running
  }

  /** Logs each problem once, not again while it lasts. */
  function report(problems: readonly string[]): void {
    if (!isClosed) for (const problem of problems) if (!reported.has(problem)) onProblem(problem)
    reported = new Set(problems)
  }

  async function loadAll(): Promise<void> {
    const live = store.live()
    if (live === undefined || callsOf(live).length === 0) return
    const before = await readPublicAnswers(siteDir, disk)
    const site = { calls: callsOf(live), settings: await options.settingsOf(live) }
    const { answers, failures, differences } = await request(site, before.answers)
    report([...(failures.length === 0 ? [] : [notUpdated(failures.join(', '))]), ...differences])
    if (isClosed || (before.areCompiled && hashOfAnswers(answers) === hashOfAnswers(before.answers))) return
    await writePublicAnswers(siteDir, disk, { answers, areCompiled: false })
    await recompile()
    await writePublicAnswers(siteDir, disk, { answers, areCompiled: true })
  }

  /** Requests all public answers. When a call fails, its earlier answer is kept. */
  async function request({ calls, settings }: PublicCalls, before: PublicAnswers): Promise<LoadedAnswers> {
    /** One message for each call and code. */
    const differences = new Map<string, string>()
    const client = options.openClient(settings, ({ code, message, call }) => {
      const key = `${call} ${code}`
      if (!differences.has(key)) differences.set(key, `a public answer cannot be read completely: ${message} (${key})`)
    })
    const values = new Map<string, Json>()
    const failures: string[] = []
    for (const called of calls) {
      const result = await client.call(called.call, called.payload)
      const key = answerKey(called)
      const earlier = before.get(key)?.value
      if (!result.ok) failures.push(`${called.call} failed with ${result.error.code}`)
      const isShort = result.ok && entriesOf(result.value) < entriesOf(earlier) / 2
      const times = isShort ? (shortLoads.get(key) ?? 0) + 1 : 0
      const isRefused = isShort && times < loadsUntilApplied
      if (result.ok) shortLoads.set(key, isRefused ? times : 0)
      if (isRefused)
        failures.push(
          `${called.call} has ${entriesOf(result.value)} entries, before ${entriesOf(earlier)}; ` +
            `it is applied when ${loadsUntilApplied} loads in a row return less than half`,
        )
      const value = result.ok && isObject(result.value) && !isRefused ? result.value : earlier
      if (value !== undefined) values.set(key, value)
    }
    return { answers: publicAnswers(values), failures, differences: [...differences.values()] }
  }

  /** Answers that do not arrive in time are loaded after the start. */
  async function loadFirst(site: PublicCalls): Promise<void> {
    const { answers: before } = await readPublicAnswers(siteDir, disk)
    if (site.calls.every((called) => before.has(answerKey(called)))) return
    const late = setTimeoutOf(options.firstWithinMs ?? firstWithinMs, undefined, { ref: false })
    const loaded = await Promise.race([request(site, before), late])
    if (loaded === undefined || isClosed) return
    report(loaded.differences)
    await writePublicAnswers(siteDir, disk, { answers: loaded.answers, areCompiled: true })
  }

  async function loadMissing(): Promise<void> {
    const live = store.live()
    if (live === undefined) return
    const { answers, areCompiled } = await readPublicAnswers(siteDir, disk)
    if (!areCompiled || callsOf(live).some((called) => !answers.has(answerKey(called)))) await loadAll()
  }

  return {
    async start() {
      unwatch = store.onMove(() => void enqueue(loadMissing))
      timer = setInterval(() => void enqueue(loadAll), everyMs).unref()
      await enqueue(loadMissing)
    },
    loadFirst: (site) => enqueue(() => loadFirst(site)),
    load: () => enqueue(loadAll),
    close() {
      isClosed = true
      unwatch()
      clearInterval(timer)
    },
  }
}

/** The number of entries of all lists in an answer. */
function entriesOf(answer: Json | undefined): number {
  const lists = isObject(answer) ? Object.values(answer).filter((field) => Array.isArray(field)) : []
  return lists.reduce((entries, list) => entries + list.length, 0)
}

const notUpdated = (reason: string): string => `public answers that are not updated in prerendered pages: ${reason}`

function callsOf({ release }: LiveRelease): NonNullable<LiveRelease['release']['publicCalls']> {
  return release.publicCalls ?? []
}
