import type { SiteFiles } from '../../engine/document/source.ts'
import { type CollectResult, collectStore } from '../../engine/release/collect.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import type { ReleaseStore } from '../delivery/release-store.ts'
import type { PublishReply, RunPublish } from './publish-process.ts'
import { isOnDisk, pointerAfterFailure, readPointer } from './publish-failure.ts'
import { recompileDelay, RecompileTimer } from './recompile-timer.ts'
import { readSourcePack } from './source-pack.ts'
import { sourceVerifier } from './verify-source.ts'
import { restoreSite, type StartSiteOptions, startSite } from './start-site.ts'

export interface Publisher {
  /** Publishes a site. Calls run one after the other. */
  publish(site: SiteFiles): Promise<PublishReply>
  /**
   * For the start of the server: see `startSite`.
   * @param log receives progress as lines of text
   */
  start(log: (line: string) => void): Promise<PublishReply | undefined>
  /** Removes what the store no longer needs. */
  collect(): Promise<CollectResult>
  /** Compiles the live documents again, which writes files of the release that are missing or damaged. */
  rebuild(): Promise<void>
  /**
   * Restores the pointer, the manifest and the source documents of the live release when one of them is missing or
   * damaged. The rest of the server serves pointer and manifest from memory.
   */
  verifyLive(): Promise<void>
  /**
   * Compiles the live pages again when one of their schedules has passed. Call it after the clock was set; timers do
   * the rest.
   */
  followClock(): void
  close(): void
}

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

  /** Does nothing when another publish has compiled the pages since the timer was set. */
  async function recompileIfDue(): Promise<void> {
    const live = store.live()
    if (live === undefined || recompileDelay(live, now(), compiledFor) !== 0) return
    const reply = await recompile()
    if (reply === undefined) throw new Error('its source documents are missing or damaged. Publish its documents again')
    if (!reply.ok) throw new Error(`its documents have ${reply.findings.length} findings`)
  }

  const timer = new RecompileTimer({
    store,
    now,
    compiledFor: () => compiledFor,
    recompileIfDue: () => enqueue(recompileIfDue),
    onProblem,
  })
  const followClock = (): void => timer.follow()
  store.onMove(followClock)
  followClock()
  const verifySource = sourceVerifier({ siteDir, configDir, publishNow, onProblem })
  const parts: StartSiteOptions = { siteDir, configDir, buildDir, store, now, publishNow, recompile }

  return {
    followClock,
    publish: (site) => enqueue(() => publishNow(site)),
    start: (log) => enqueue(() => startSite(parts, log)),
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
        if (live === undefined) return
        if (await isOnDisk(siteDir, live.pointer)) return await verifySource(live.release.source)
        if (await restoreSite(parts, onProblem)) return
        onProblem(
          'the pointer or the manifest of the live release is missing or damaged on disk, and cannot be restored. ' +
            'It is served until the server stops. Publish its documents again',
        )
      }),
    close: () => timer.close(),
  }
}
