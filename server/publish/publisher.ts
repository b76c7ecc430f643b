import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'
import { isNewer } from '../../engine/core/release.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import type { PublishReply, RunPublish } from './publish-process.ts'
import { hashSite } from './site-files.ts'
import { readSourcePack } from './source-pack.ts'
import { readStartupRecord, type StartupRecord, writeStartupRecord } from './startup-record.ts'

export interface Publisher {
  /** Publishes a site. Calls run one after the other. */
  publish(site: SiteFiles): Promise<PublishReply>
  /**
   * For the start of the server: publishes `config/` when the store is empty or the folder changed since the last
   * start, and compiles the live documents again for a new player build. Undefined when nothing had to be done.
   * @param log receives progress as lines of text
   */
  start(log: (line: string) => void): Promise<PublishReply | undefined>
  /**
   * Compiles the live pages again when one of their schedules has passed. Call it after the clock was set; timers do
   * the rest.
   */
  followClock(): void
  close(): void
}

/** The longest delay of `setTimeout`, milliseconds. */
const maxTimerMs = 2 ** 31 - 1
const retryMs = 60_000

export function createPublisher(options: {
  readonly siteDir: string
  readonly configDir: string
  readonly buildDir: string
  readonly store: ReleaseStore
  readonly now: () => number
  readonly run: RunPublish
  readonly onProblem: (message: string) => void
}): Publisher {
  const { siteDir, configDir, buildDir, store, now, run, onProblem } = options
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let closed = false
  /** The instant for which this process compiled the live pages; undefined when it did not compile them. */
  let compiledFor: number | undefined

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }

  async function publishNow(site: SiteFiles): Promise<PublishReply> {
    compiledFor = now()
    const reply = await run({ ...site, siteDir, buildDir, at: compiledFor })
    if (reply.ok) await store.refresh()
    return reply
  }

  /** Compiles the live documents again, for the current instant and build. */
  async function recompile(): Promise<PublishReply | undefined> {
    const live = store.live()
    const site = live && (await readSourcePack(siteDir, live.release.source))
    return site && publishNow(site)
  }

  /** Does nothing when another publish has compiled the pages since the timer was set. */
  async function recompileIfDue(): Promise<void> {
    const live = store.live()
    if (live !== undefined && recompileDelay(live, now(), compiledFor) === 0) await recompile()
  }

  function followClock(): void {
    clearTimeout(timer)
    const live = store.live()
    if (live === undefined || closed) return
    const delay = recompileDelay(live, now(), compiledFor)
    if (delay === undefined) return
    timer = setTimeout(
      () => {
        const before = store.live()
        enqueue(recompileIfDue)
          .catch((error: unknown) =>
            onProblem(`the live pages cannot be compiled for the current time: ${String(error)}`),
          )
          .finally(() => {
            // A move of the pointer has set the next timer already. Without one the compilation failed and is tried
            // again later.
            if (!closed && !hasMoved(before, store.live())) timer = setTimeout(followClock, retryMs).unref()
          })
      },
      Math.min(delay, maxTimerMs),
    ).unref()
  }

  store.onMove(followClock)
  followClock()

  return {
    followClock,
    publish: (site) => enqueue(() => publishNow(site)),
    start: (log) =>
      enqueue(async () => {
        const site = await readSiteFolder(configDir)
        const current: StartupRecord = { config: hashSite(site), build: await readBuildName(buildDir) }
        const last = await readStartupRecord(siteDir)
        const live = store.live()
        let reply: PublishReply | undefined
        if (live === undefined || last?.config !== current.config) {
          log(
            live === undefined
              ? 'Publishing config/ for the first time …'
              : 'config/ has changed since the last start: publishing it …',
          )
          reply = await publishNow(site)
        } else if (live.release.build !== current.build) {
          log('The player build has changed: compiling the live documents again …')
          reply = (await recompile()) ?? (await publishNow(site))
        }
        if (reply?.ok === true) await writeStartupRecord(siteDir, current)
        return reply
      }),
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/**
 * Milliseconds until a page of the release has to be compiled again: 0 when it is overdue, undefined when no page has a
 * schedule.
 * @param compiledFor the instant for which the pages were compiled
 */
export function recompileDelay(
  { release, pointer }: Pick<LiveRelease, 'release' | 'pointer'>,
  now: number,
  compiledFor = Date.parse(pointer.at),
): number | undefined {
  const boundaries = Object.values(release.html).flatMap((pages) =>
    Object.values(pages).flatMap((entry) => entry.validUntil ?? []),
  )
  if (boundaries.length === 0) return undefined
  // The clock of the sandbox can be set back. The pages are then for an instant in the future.
  if (now < compiledFor - 60_000) return 0
  return Math.max(0, Math.min(...boundaries) - now)
}

function hasMoved(before: LiveRelease | undefined, after: LiveRelease | undefined): boolean {
  return after !== undefined && (before === undefined || isNewer(after.pointer, before.pointer))
}

/** Empty while the player is not built. */
async function readBuildName(buildDir: string): Promise<string> {
  const text = await readFile(join(buildDir, 'build.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  return isObject(value) && typeof value.build === 'string' ? value.build : ''
}
