/** Runs the publishes of a server, one after the other. */
import type { SiteFiles } from '../../engine/document/source.ts'
import type { Pointer } from '../../engine/core/release.ts'
import { disk, withReasons } from '../../engine/release/disk.ts'
import type { SiteInspection } from '../../engine/release/inspect.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import type { PublicCalls } from '../../engine/release/public-answers.ts'
import { openStore } from '../../engine/release/store.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import { pointerAfterFailure, readPointer } from './publish-failure.ts'
import type { PrepareReply, PublishJob, PublishJobs, PublishReply } from './publish-process.ts'
import { recompileDelay } from './recompile-timer.ts'
import { readBuildName } from './start-site.ts'
import { readSourcePack } from './source-pack.ts'

/**
 * Milliseconds from a publish for open pages to the publish of the other pages. It waits, because most files are saved
 * again soon.
 */
const REST_AFTER_MS = 2000

export interface PublishRunnerOptions {
  readonly siteDir: string
  readonly buildDir: string
  readonly store: ReleaseStore
  readonly now: () => number
  readonly jobs: PublishJobs
  /** Stores public answers for a first release. */
  readonly loadAnswers?: (calls: PublicCalls) => Promise<void>
  /**
   * Addresses of open pages, for `npm run dev`. After a new player build, only these pages are built at once; the other
   * pages are built when no other publish runs.
   */
  readonly openPages?: (() => readonly string[]) | undefined
  /** Milliseconds between the publish of open pages and of the others. */
  readonly restAfterMs?: number
  /**
   * Shares a prepared release with other servers, and moves the pointers of all servers from `before` to it. Returns
   * the resulting pointer of this server, which another server may have moved since; undefined without a shared
   * database.
   */
  readonly share?:
    | ((release: string, move: { readonly at: number; readonly before: Pointer }) => Promise<Pointer | undefined>)
    | undefined
  readonly onProblem: (message: string) => void
}

export class PublishRunner {
  readonly #options: PublishRunnerOptions
  #queue: Promise<unknown> = Promise.resolve()
  #progress: string | undefined
  /** The instant for which this process compiled the live pages; undefined when it did not compile them. */
  #compiledFor: number | undefined
  /** Whether pages that are not open have the HTML of an earlier player build. */
  #isRestDue = false
  #rest = new AbortController()
  #restTimer: NodeJS.Timeout | undefined

  constructor(options: PublishRunnerOptions) {
    this.#options = options
  }

  compiledFor(): number | undefined {
    return this.#compiledFor
  }

  /** Returns what the publish in progress is doing; undefined while there is none. */
  progress(): string | undefined {
    return this.#progress
  }

  /** Calls `work` when all earlier work has ended. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** Publishes a site. Call this and the methods below only inside `enqueue`. */
  async publish(
    { files, assets }: SiteFiles,
    options: Pick<PublishJob, 'wasLive' | 'onlyPages' | 'sequence' | 'signal'> = {},
  ): Promise<PublishReply> {
    const { siteDir, buildDir, store, now, jobs, loadAnswers, share, onProblem } = this.#options
    const live = store.live()
    if (share !== undefined && live?.release.source === packSource(files, assets).hash)
      return await this.#publishShared({ files, assets }, live, share)
    this.#compiledFor = now()
    const before = await readPointer(siteDir)
    let reply: PublishReply
    try {
      const target = { siteDir, buildDir, at: this.#compiledFor, ...options }
      const onProgress = (line: string): void => void (this.#progress = line)
      reply = await jobs.run({ files, assets, ...target, loadAnswers, onProgress })
    } catch (error) {
      await store.refresh()
      const source = packSource(files, assets).hash
      const pointer = await pointerAfterFailure(siteDir, { before, source, error })
      onProblem(`the publishing process failed after it had moved the pointer: ${String(error)}`)
      return { ok: true, pointer, findings: [] }
    } finally {
      this.#progress = undefined
    }
    if (reply.ok) await store.refresh()
    return reply
  }

  /** Publishes a site; after a new player build, the open pages first and the other pages later. */
  async publishForOpenPages(site: SiteFiles): Promise<PublishReply> {
    const reply = await this.publish(site, await this.#firstPages())
    this.#publishRestLater()
    return reply
  }

  /**
   * Stops building the pages that are not open. Call this before a publish is queued, so the publish does not wait for
   * them.
   */
  stopRest(): void {
    clearTimeout(this.#restTimer)
    this.#rest.abort()
  }

  /**
   * Returns the open pages while other pages have an earlier player build; otherwise no restriction, so all pages are
   * built.
   */
  async #firstPages(): Promise<Pick<PublishJob, 'onlyPages'>> {
    const { store, buildDir, openPages } = this.#options
    const onlyPages = openPages?.() ?? []
    const live = store.live()
    const hasChanged = live !== undefined && live.release.build !== (await readBuildName(buildDir))
    this.#isRestDue = onlyPages.length > 0 && (hasChanged || this.#isRestDue)
    return this.#isRestDue ? { onlyPages } : {}
  }

  #publishRestLater(): void {
    if (!this.#isRestDue) return
    const { restAfterMs = REST_AFTER_MS } = this.#options
    const { signal } = (this.#rest = new AbortController())
    this.#restTimer = setTimeout(() => void this.enqueue(() => this.#publishRest(signal)), restAfterMs)
  }

  async #publishRest(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      await this.#recompile(signal)
      this.#isRestDue = false
    } catch (error) {
      if (!signal.aborted)
        this.#options.onProblem(
          `the pages that are not open cannot be built for the new player build: ${String(error)}`,
        )
    }
  }

  /** Runs all steps of a publish except the move of the pointer. */
  async prepare(
    site: SiteFiles,
    options: Pick<PublishJob, 'wasLive' | 'signal'> = {},
  ): Promise<PrepareReply & { readonly at: number }> {
    const { siteDir, buildDir, now, jobs, loadAnswers } = this.#options
    // The signal may have been aborted while this call was queued.
    options.signal?.throwIfAborted()
    const at = now()
    const before = await readPointer(siteDir)
    const onProgress = (line: string): void => void (this.#progress = line)
    try {
      const target = { siteDir, buildDir, at, ...(await this.#firstPages()) }
      return { ...(await jobs.prepare({ ...site, ...target, loadAnswers, onProgress, ...options })), at }
    } catch (error) {
      throw await failureOf(siteDir, before, error)
    } finally {
      this.#progress = undefined
    }
  }

  /** Moves the pointer to a release that was prepared for the instant `at`. */
  async move(release: string, { at, sequence }: { readonly at: number; readonly sequence: number }): Promise<Pointer> {
    const { siteDir, store } = this.#options
    const before = await readPointer(siteDir)
    try {
      const files = await openStore(siteDir, withReasons(disk))
      const pointer = await files.movePointer(release, at, sequence)
      this.#compiledFor = at
      await store.refresh()
      this.#publishRestLater()
      return pointer
    } catch (error) {
      throw await failureOf(siteDir, before, error)
    }
  }

  async inspect(before: SiteFiles, after: SiteFiles): Promise<SiteInspection> {
    const { siteDir, buildDir, now, jobs } = this.#options
    return await jobs.inspect({ ...after, before, siteDir, buildDir, at: now() })
  }

  /**
   * Compiles the live documents again, for the current instant and build. Returns undefined when the documents cannot
   * be read.
   */
  async recompile(): Promise<PublishReply | undefined> {
    return await this.#recompile()
  }

  async #recompile(signal?: AbortSignal): Promise<PublishReply | undefined> {
    const { siteDir, store } = this.#options
    const live = store.live()
    const site = live && (await readSourcePack(siteDir, live.release.source))
    return site && (await this.publish(site, { wasLive: true, signal }))
  }

  /** Publishes the live documents for all servers. Shares the files of the release before any pointer moves. */
  async #publishShared(
    site: SiteFiles,
    { pointer: before }: LiveRelease,
    share: NonNullable<PublishRunnerOptions['share']>,
  ): Promise<PublishReply> {
    const prepared = await this.prepare(site, { wasLive: true })
    if (!prepared.ok) return prepared
    const { release, at, findings } = prepared
    this.#compiledFor = at
    const isLive = release === before.release && (await readPointer(this.#options.siteDir))?.release === release
    const pointer = isLive ? before : await share(release, { at, before })
    return { ok: true, pointer: pointer ?? (await this.move(release, { at, sequence: 0 })), findings }
  }

  /** Records that another server compiled the pages of the live release for this instant. */
  compiledElsewhere(at: number): void {
    this.#compiledFor = at
  }

  /** Compiles the live pages unless another publish has done so since the timer was set. */
  async recompileIfDue(): Promise<void> {
    const { store, now } = this.#options
    const live = store.live()
    if (live === undefined || recompileDelay(live, now(), this.#compiledFor) !== 0) return
    const reply = await this.recompile()
    if (reply === undefined)
      throw new Error('the source documents of the live release are missing or damaged. Publish its documents again')
    if (!reply.ok) throw new Error(`the documents of the live release have ${reply.findings.length} findings`)
  }
}

/** Returns the error of a failed step: the cause, what to do, and which release is live. */
async function failureOf(siteDir: string, before: Pointer | undefined, error: unknown): Promise<unknown> {
  return await pointerAfterFailure(siteDir, { before, source: '', error }).then(
    () => error,
    (failure: unknown) => failure,
  )
}
