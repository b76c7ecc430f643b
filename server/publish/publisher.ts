import type { SiteFiles } from '../../engine/document/source.ts'
import { type CollectResult, collectStore } from '../../engine/release/collect.ts'
import type { ReleaseStore } from '../delivery/release-store.ts'
import { reasonOf } from '../unavailable-error.ts'
import { isOnDisk } from './publish-failure.ts'
import type { PublishReply } from './publish-process.ts'
import { PublishRunner, type PublishRunnerOptions } from './publish-runner.ts'
import { RecompileTimer } from './recompile-timer.ts'
import { sourceVerifier } from './verify-source.ts'
import { restoreSite, type StartSiteOptions, startSite, UnreadDocumentsError, waitForOthers } from './start-site.ts'

export interface Publisher {
  /** Publishes a site. Calls run one after the other. */
  publish(site: SiteFiles): Promise<PublishReply>
  /**
   * Runs all steps of a publish except the move of the pointer, and reports the findings of all steps. With `wasLive`,
   * findings of proofs do not stop it.
   */
  prepare: PublishRunner['prepare']
  /** Moves the pointer to a prepared release. The new pointer has at least the given sequence. */
  move: PublishRunner['move']
  /** Records that the pointer was moved to a release that another server compiled for this instant. */
  compiledElsewhere: PublishRunner['compiledElsewhere']
  /** Publishes the live documents of the document store. Findings of proofs do not stop the publish. */
  publishStored(site: SiteFiles, sequence: number): Promise<PublishReply>
  /** Returns the findings of a changed site, and its difference from the previous site. */
  inspect: PublishRunner['inspect']
  /** Returns what the publish in progress is doing, as one line; undefined while there is none. */
  progress(): string | undefined
  /**
   * Prepares the store when the server starts; see `startSite`. Returns undefined when the documents of the database
   * cannot be read, and then retries in the background.
   * @param log receives progress as lines of text
   * @param onLater receives the result of a start in the background
   */
  start(
    log: (line: string) => void,
    onLater?: (reply: PublishReply | undefined) => void,
  ): Promise<PublishReply | undefined>
  /** Removes what the store no longer needs. */
  collect(): Promise<CollectResult>
  /** Compiles the live documents again, which writes files of the release that are missing or damaged. */
  rebuild(): Promise<void>
  /**
   * Restores the pointer, the manifest and the source documents of the live release when one of them is missing or
   * damaged. Other code would not notice, because the server serves the pointer and the manifest from memory.
   */
  verifyLive(): Promise<void>
  /**
   * Compiles the live pages again when one of their schedules has passed. Call this after the clock was set; otherwise
   * timers compile them.
   */
  followClock(): void
  close(): void
}

export interface PublisherOptions extends PublishRunnerOptions {
  readonly configDir: string
  readonly readStored?: StartSiteOptions['readStored']
  readonly waitForDatabase?: StartSiteOptions['waitForDatabase']
  readonly followOthers?: StartSiteOptions['followOthers']
  /** Milliseconds until the server tries again to read documents of the database that it could not read. */
  readonly retryMs?: number
}

const RETRY_MS = 5_000

export function createPublisher(options: PublisherOptions): Publisher {
  const { siteDir, configDir, buildDir, store, now, onProblem, readStored, waitForDatabase, followOthers } = options
  const runner = new PublishRunner(options)
  const timer = new RecompileTimer({
    store,
    now,
    compiledFor: () => runner.compiledFor(),
    recompileIfDue: () => runner.enqueue(() => runner.recompileIfDue()),
    onProblem,
  })
  const followClock = (): void => timer.follow()
  store.onMove(followClock)
  followClock()
  const publishNow: StartSiteOptions['publishNow'] = (site, wasLive = false) =>
    runner.publish(site, wasLive ? { wasLive } : {})
  const recompile = (): Promise<PublishReply | undefined> => runner.recompile()
  const parts: StartSiteOptions = {
    siteDir,
    configDir,
    buildDir,
    store,
    now,
    publishNow,
    recompile,
    readStored,
    waitForDatabase,
    followOthers,
  }
  const verifyLive = liveVerifier(parts, onProblem)
  const retry = startRetry(store, options)
  return {
    followClock,
    publish(site) {
      runner.stopRest()
      return runner.enqueue(() => runner.publishForOpenPages(site))
    },
    prepare(site, options) {
      runner.stopRest()
      return runner.enqueue(() => runner.prepare(site, options))
    },
    compiledElsewhere: (at) => runner.compiledElsewhere(at),
    move: (release, target) => runner.enqueue(() => runner.move(release, target)),
    publishStored: (site, sequence) => runner.enqueue(() => runner.publish(site, { wasLive: true, sequence })),
    inspect: (before, after) => runner.enqueue(() => runner.inspect(before, after)),
    progress: () => runner.progress(),
    async start(log, onLater) {
      // Runs outside the queue, so a publish to this server does not wait for the database.
      await waitForOthers(parts, log)
      const tryStart = (): Promise<PublishReply | undefined> => runner.enqueue(() => startSite(parts, log))
      try {
        return await tryStart()
      } catch (error) {
        if (!(error instanceof UnreadDocumentsError)) throw error
        log(error.message)
        retry.begin(tryStart, onLater)
        return undefined
      }
    },
    collect: () => runner.enqueue(() => collectIn(siteDir, store)),
    rebuild: () =>
      runner.enqueue(async () => {
        const reply = await recompile()
        if (reply?.ok !== true) throw new Error('the live documents cannot be compiled again')
      }),
    verifyLive: () => runner.enqueue(verifyLive),
    close() {
      timer.close()
      retry.end()
      runner.stopRest()
    },
  }
}

interface StartRetry {
  readonly begin: (
    tryStart: () => Promise<PublishReply | undefined>,
    onLater?: (reply: PublishReply | undefined) => void,
  ) => void
  readonly end: () => void
}

/** Repeats a start until the documents of the database can be read, or a release is live. */
function startRetry(
  store: ReleaseStore,
  { retryMs = RETRY_MS, onProblem }: Pick<PublisherOptions, 'retryMs' | 'onProblem'>,
): StartRetry {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  const begin: StartRetry['begin'] = (tryStart, onLater) => {
    const attempt = async (): Promise<void> => {
      if (store.live() !== undefined) return
      try {
        onLater?.(await tryStart())
      } catch (error) {
        if (error instanceof UnreadDocumentsError) begin(tryStart, onLater)
        else onProblem(`the site cannot be published: ${reasonOf(error)}`)
      }
    }
    if (!isEnded) timer = setTimeout(() => void attempt(), retryMs).unref()
  }
  return {
    begin,
    end() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}

async function collectIn(siteDir: string, store: ReleaseStore): Promise<CollectResult> {
  const collected = await collectStore(siteDir, Date.now())
  if (collected.files > 0) await store.objects.refresh()
  return collected
}

/** Returns a function that verifies the files of the live release on disk, and restores what is missing or damaged. */
function liveVerifier(parts: StartSiteOptions, onProblem: (message: string) => void): () => Promise<void> {
  const { siteDir, configDir, store, publishNow } = parts
  const verifySource = sourceVerifier({ siteDir, configDir, publishNow, onProblem })
  return async () => {
    await store.refresh()
    const live = store.live()
    if (live === undefined) return
    if (await isOnDisk(siteDir, live.pointer)) return await verifySource(live.release.source)
    if (await restoreSite(parts, onProblem)) return
    onProblem(
      'the pointer or the manifest of the live release is missing or damaged on disk, and cannot be restored. ' +
        'The release is served until the server stops. Publish its documents again',
    )
  }
}
