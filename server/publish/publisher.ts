import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'
import { isNewer } from '../../engine/core/release.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { type Collected, collectStore } from '../../engine/release/collect.ts'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { openStore } from '../../engine/release/store.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import type { PublishReply, RunPublish } from './publish-process.ts'
import { folderName, publishCommand, shortPath } from './folder-name.ts'
import { isOnDisk, pointerAfterFailure, readPointer } from './publish-failure.ts'
import { restoreLive } from './restore.ts'
import { readSourcePack } from './source-pack.ts'

export interface Publisher {
  /** Publishes a site. Calls run one after the other. */
  publish(site: SiteFiles): Promise<PublishReply>
  /**
   * For the start of the server. Publishes the folder of the site only into a store that never had a release.
   * Otherwise restores what was live if it cannot be served, and compiles it again for a new player build. Undefined
   * when nothing had to be published.
   * @param log receives progress as lines of text
   */
  start(log: (line: string) => void): Promise<PublishReply | undefined>
  /** Removes what the store no longer needs. */
  collect(): Promise<Collected>
  /** Compiles the live documents again, which writes files of the release that are missing or damaged. */
  rebuild(): Promise<void>
  /**
   * Restores the pointer and the manifest of the live release when one of them is missing or damaged. The rest of the
   * server serves them from memory.
   */
  verifyLive(): Promise<void>
  /**
   * Compiles the live pages again when one of their schedules has passed. Call it after the clock was set; timers do
   * the rest.
   */
  followClock(): void
  close(): void
}

/** Milliseconds between looks at the clock. */
const clockCheckMs = 60_000
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

  async function publishNow({ files, assets }: SiteFiles, wasLive = false): Promise<PublishReply> {
    compiledFor = now()
    const before = await readPointer(siteDir)
    let reply: PublishReply
    try {
      reply = await run({ files, assets, siteDir, buildDir, at: compiledFor, ...(wasLive ? { wasLive } : {}) })
    } catch (error) {
      await store.refresh()
      const source = packSource(files, assets).hash
      const pointer = await pointerAfterFailure(siteDir, { before, source, error })
      onProblem(`the publishing process failed after it had moved the pointer: ${String(error)}`)
      return { ok: true, pointer, findings: [] }
    }
    if (reply.ok) await store.refresh()
    return reply
  }

  /** Compiles the live documents again, for the current instant and build. */
  async function recompile(): Promise<PublishReply | undefined> {
    const live = store.live()
    const site = live && (await readSourcePack(siteDir, live.release.source))
    return site && publishNow(site, true)
  }

  async function startNow(log: (line: string) => void): Promise<PublishReply | undefined> {
    if (store.live() === undefined && !(await hasHadRelease())) return await publishFirst(log)
    if (store.live() === undefined) await restore(log)
    const live = store.live()
    if (live === undefined) {
      log(
        `The store ${siteDir} had a release, but none of its releases can be restored. Nothing was published. ` +
          `To publish ${folderName(configDir)}, run: ${publishCommand(configDir)}`,
      )
      return undefined
    }
    const reply = live.release.build === (await readBuildName(buildDir)) ? undefined : await compileForBuild(log)
    await compareFolder(log)
    return reply
  }

  async function hasHadRelease(): Promise<boolean> {
    return await (await openStore(siteDir, withReasons(disk))).hasHadRelease()
  }

  async function publishFirst(log: (line: string) => void): Promise<PublishReply | undefined> {
    const { unread, ...site } = await readSiteFolder(configDir)
    if (unread.length > 0) {
      for (const { path, message } of unread) log(`${shortPath(join(configDir, path))}: ${message}`)
      log(`${folderName(configDir)} was not published. Fix it, and run: ${publishCommand(configDir)}`)
      return undefined
    }
    log(`Publishing ${folderName(configDir)} for the first time …`)
    return await publishNow(site)
  }

  /** Makes the newest release that can be restored live. In a running server that is the live one. */
  async function restore(log: (line: string) => void): Promise<boolean> {
    const compile = async (site: SiteFiles): Promise<boolean> => {
      try {
        return (await publishNow(site, true)).ok
      } catch (error) {
        log(`The documents of a release cannot be compiled again: ${String(error)}`)
        return false
      }
    }
    const restored = await restoreLive(siteDir, { compile, now, known: store.live() })
    await store.refresh()
    const live = store.live()
    if (restored === undefined || live === undefined) return false
    log(`Release ${live.pointer.release} is live again as number ${live.pointer.sequence}: restored ${restored.how}.`)
    return true
  }

  async function compileForBuild(log: (line: string) => void): Promise<PublishReply | undefined> {
    log('The player build has changed: compiling the live documents again …')
    const reply = await recompile()
    if (reply === undefined)
      log(
        'The source documents of the live release are missing or damaged: it stays live as it is. ' +
          'To build its pages again, publish its documents.',
      )
    return reply
  }

  /** Reports that the folder of the site contains something else than what is live. */
  async function compareFolder(log: (line: string) => void): Promise<void> {
    const { files, assets } = await readSiteFolder(configDir)
    const live = store.live()
    if (files.size === 0 || live === undefined || packSource(files, assets).hash === live.release.source) return
    log(
      `${folderName(configDir)} differs from the live release (number ${live.pointer.sequence}) and was not published. ` +
        `To publish it, run: ${publishCommand(configDir)}`,
    )
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
    // The clock of the machine can be set without an event.
    if (delay === undefined || delay > clockCheckMs) timer = setTimeout(followClock, clockCheckMs).unref()
    else timer = setTimeout(() => recompileThenFollow(live), delay).unref()
  }

  function recompileThenFollow(before: LiveRelease): void {
    enqueue(recompileIfDue)
      .catch((error: unknown) => onProblem(`the live pages cannot be compiled for the current time: ${String(error)}`))
      .finally(() => {
        // A move of the pointer has set the next timer already. Without one the compilation failed and is tried again
        // later.
        if (closed || hasMoved(before, store.live())) return
        clearTimeout(timer)
        timer = setTimeout(followClock, retryMs).unref()
      })
  }

  store.onMove(followClock)
  followClock()

  return {
    followClock,
    publish: (site) => enqueue(() => publishNow(site)),
    start: (log) => enqueue(() => startNow(log)),
    collect: () =>
      enqueue(async () => {
        const collected = await collectStore(siteDir, Date.now())
        if (collected.files > 0) await store.objects.refresh()
        return collected
      }),
    rebuild: () =>
      enqueue(async () => {
        const reply = await recompile()
        if (reply?.ok !== true) throw new Error('the live documents cannot be compiled again')
      }),
    verifyLive: () =>
      enqueue(async () => {
        await store.refresh()
        const live = store.live()
        if (live === undefined || (await isOnDisk(siteDir, live.pointer)) || (await restore(onProblem))) return
        onProblem(
          'the pointer or the manifest of the live release is missing or damaged on disk, and cannot be restored. ' +
            'It is served until the server stops. Publish its documents again',
        )
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
  // The clock can be set back. The pages are then for an instant in the future, even if no boundary follows it.
  if (now < compiledFor - 60_000) return 0
  if (boundaries.length === 0) return undefined
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
