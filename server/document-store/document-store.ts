/**
 * The document store: documents, change sets, releases and audit in the database. The database decides what is live,
 * and the pointer of the site follows. A release that was published without the database is added to it later (decision
 * 22).
 */
import { randomUUID } from 'node:crypto'
import { sha256 } from '../../engine/release/sha256.ts'
import type { Pointer } from '../../engine/core/release.ts'
import type { FileContent } from '../../engine/document/edit/merge-file.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import type { SiteInspection } from '../../engine/release/inspect.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { wallTimeInWords } from '../../engine/wording/moment.ts'
import type { Db } from '../database/tables.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { SharedReleases } from '../shared-files/shared-releases.ts'
import { SharedFileError } from '../shared-files/stored-file.ts'
import type { Clock } from '../sandbox/clock.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'
import type { ChangeSet, PageCost, ReviewMode, ReviewStep, Schedule } from './answers.ts'
import { type Actor, addAudit, type AuditEntry } from './audit.ts'
import {
  BusyError,
  type ChangeItem,
  contentHash,
  editsOf,
  lockChangeSet,
  outdatedItems,
  readChangeSet,
  RefusedError,
  setState,
} from './change-sets.ts'
import { contentsBetween, takeBackEdits } from './earlier.ts'
import { readNumber } from './history.ts'
import { Inspections } from './inspections.ts'
import { type ChannelState, readChannel, readRelease, SiteReader, siteOf, type StoredFiles } from './live.ts'
import { ChannelMovedError, type Move, moveChannel } from './move.ts'
import { pageCosts } from './page-costs.ts'
import { Previews, StoppedError } from './previews.ts'
import { requireApproval, validApproval } from './review.ts'
import { type Finish, NothingLeftError, Scheduler } from './scheduler.ts'
import {
  cancelSchedule,
  createSchedules,
  momentsOf,
  openSchedule,
  replacesError,
  replaceSchedule,
  resumeSchedule,
  type ScheduleRequest,
} from './schedules.ts'
import type { StepRecord } from './step-record.ts'

/** What is live according to the database. */
export interface Live {
  readonly channel: ChannelState | undefined
  readonly files: StoredFiles
}

export type PublishResult =
  | { readonly ok: true; readonly findings: readonly Finding[]; readonly pointer: Pointer }
  | { readonly ok: true; readonly findings: readonly Finding[]; readonly release: string }
  | { readonly ok: false; readonly findings: readonly Finding[] }

export interface DocumentStoreOptions {
  /** Rejects with `UnavailableError` while the database is not available. */
  readonly database: () => Promise<Db>
  /** The database if it is open. */
  readonly openDatabase: () => Db | undefined
  readonly publisher: Pick<Publisher, 'publish' | 'prepare' | 'move' | 'publishStored' | 'inspect'>
  /** The releases that all servers with one PostgreSQL share. */
  readonly shared?: SharedReleases | undefined
  /** Whether a publish needs an approval. The owner of the machine, who has the publish token, needs none. */
  readonly review: ReviewMode
  /** Name of the player build that compiles the documents. */
  readonly buildName: () => Promise<string>
  readonly clock: Pick<Clock, 'now' | 'onSet'>
  readonly releases: ReleaseStore
  /** Reads the documents of a compiled release by their hash. */
  readonly readSource: (source: string) => Promise<SiteFiles | undefined>
  /** The documents on which pointer and database last agreed. */
  readonly stepRecord: StepRecord
  readonly onProblem: (message: string) => void
}

/** How many times a publish is tried when other servers publish between its steps. */
const ATTEMPTS = 5
/**
 * Milliseconds between comparisons of the pointer with the database, where other servers may have moved the channel.
 */
const POLL_MS = 1000
/**
 * `POLL_MS` for servers that share files. They must follow a publish within 2 s. A notification could be lost, so the
 * servers poll.
 */
const SHARED_POLL_MS = 500
/**
 * Time in milliseconds before this server tries again to publish documents of the database that it could not publish.
 */
const RETRY_MS = 30_000

/** What a publish changes, computed from what is live. */
interface Plan {
  readonly edits: ReadonlyMap<string, FileContent>
  readonly subject: string
  readonly kind?: Move['kind']
  readonly reason?: string
  readonly changeSet?: string
  /** Runs in the transaction of the move, and may refuse it. Returns rows for the audit. */
  readonly decide?: (transaction: Db, sequence: number) => Promise<readonly AuditEntry[]>
}

interface PublishMode {
  readonly isDryRun?: boolean
  /** True when the documents were live before, so a failed proof does not stop the publish. */
  readonly wasLive?: boolean
}

export interface ChangeSetPublish {
  readonly id: string
  /** A change set with any other version is not published. */
  readonly version?: number | undefined
  readonly isDryRun?: boolean
  /** Cancels the schedule of the change set. Without this, a scheduled change set is not published. */
  readonly replacesSchedule?: boolean
}

export class DocumentStore {
  readonly #options: DocumentStoreOptions
  readonly #reader = new SiteReader()
  readonly #inspections: Inspections
  readonly #previews = new Previews()
  readonly #timer: NodeJS.Timeout
  readonly #stopListening: () => void
  readonly #scheduler: Scheduler
  #queue: Promise<unknown> = Promise.resolve()
  #isSyncQueued = false
  #following: Promise<void> = Promise.resolve()
  /** The comparison of pointer and database in progress. */
  #syncing: Promise<unknown> = Promise.resolve()
  #isClosed = false
  #lastProblem = ''
  /** Documents of the database that this server could not publish, and when it tries again. */
  #failed: { readonly release: string; readonly until: number } | undefined

  constructor(options: DocumentStoreOptions) {
    this.#options = options
    this.#stopListening = options.releases.onMove(() => void this.follow())
    this.#timer = setInterval(() => void this.follow(), options.shared === undefined ? POLL_MS : SHARED_POLL_MS).unref()
    const { openDatabase, clock, onProblem } = options
    this.#inspections = new Inspections(clock)
    this.#scheduler = new Scheduler({ openDatabase, clock, onProblem, fire: (...leased) => this.#fire(...leased) })
  }

  /** Ends the work in the background. Resolves when the work that has begun has ended. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#stopListening()
    await this.#scheduler.close()
    await this.#queue
    await this.#syncing
  }

  /** Whether a publish needs an approval. */
  get review(): ReviewMode {
    return this.#options.review
  }

  /** Name of the player build that compiles the documents. */
  async buildName(): Promise<string> {
    return await this.#options.buildName()
  }

  /** @throws {UnavailableError} */
  async database(): Promise<Db> {
    return await this.#options.database()
  }

  async live(): Promise<Live> {
    return await readLive(await this.database())
  }

  /** Reads the documents that are live according to the database; undefined when there are none. */
  async readSite(): Promise<SiteFiles | undefined> {
    const db = await this.database()
    const { channel, files } = await readLive(db)
    return channel && (await this.#enqueue(() => this.#reader.read(db, files)))
  }

  /** Reads the live documents and their sequence. Without the database, reads those of this server's live release. */
  async readSource(): Promise<{ readonly sequence: number; readonly site: SiteFiles | undefined }> {
    try {
      const { channel } = await this.live()
      return { sequence: channel?.sequence ?? 0, site: await this.readSite() }
    } catch (error) {
      const { releases, readSource } = this.#options
      const live = releases.live()
      if (!(error instanceof UnavailableError) || live === undefined) throw error
      return { sequence: live.pointer.sequence, site: await readSource(live.release.source) }
    }
  }

  /** Brings the pointer and the database in step. Problems are reported once. */
  async follow(): Promise<void> {
    // The queued comparison will read the current state, so no second one is queued.
    if (!this.#isSyncQueued) this.#following = this.#followNow()
    await this.#following
  }

  async #followNow(): Promise<void> {
    this.#isSyncQueued = true
    // Files of another server are fetched without waiting for queued work of this server.
    const isShared = this.#options.shared !== undefined
    const queue = (work: () => Promise<void>): Promise<void> =>
      isShared ? this.#inOrder(work) : this.#enqueue(() => this.#inOrder(work))
    await queue(async () => {
      this.#isSyncQueued = false
      const db = this.#options.openDatabase()
      if (db === undefined || this.#isClosed) return
      try {
        await this.#syncNow(db)
        this.#lastProblem = ''
      } catch (error) {
        // The database reports an outage itself. If another server moved the channel first, the next comparison follows
        // that server.
        if (this.#isClosed || error instanceof UnavailableError || error instanceof ChannelMovedError) return
        this.#report(`the pointer cannot be brought in step with the documents in the database: ${reasonOf(error)}`)
      }
    })
  }

  /**
   * Called when a server starts: gets the release that is live on the other servers, unless the pointer of this server
   * was moved without the database.
   */
  async followAtStart(): Promise<void> {
    const { shared, releases, stepRecord } = this.#options
    try {
      const db = await this.database()
      const live = releases.live()
      if (live === undefined || (await stepRecord.read()) === live.release.source) await shared?.settle(db)
    } catch (error) {
      if (!(error instanceof UnavailableError))
        this.#report(`the release that is live on other servers cannot be used: ${reasonOf(error)}`)
    }
  }

  /**
   * Publishes a whole site, such as a folder: the difference to what is live or, without the database, all documents.
   * @throws {RefusedError} when the release `live` is given and another one is live, or when approvals are required:
   * only change sets can be approved, so only the owner of the machine may then publish a site
   */
  async publishSite(
    site: SiteFiles,
    actor: Actor,
    { live, ...mode }: Pick<PublishMode, 'isDryRun'> & { readonly live?: string | undefined } = {},
  ): Promise<PublishResult> {
    const { publisher } = this.#options
    if (this.review === 'required' && actor.isOwner !== true && mode.isDryRun !== true)
      throw new RefusedError(
        403,
        'a publish needs an approval on this server, and only a change set can be approved; push the folder into a ' +
          'change set with npm run push',
      )
    let db: Db
    try {
      db = await this.database()
    } catch (error) {
      // Without the database it is unknown whether the documents of `live` are still live.
      if (!(error instanceof UnavailableError) || live !== undefined) throw error
      return await (mode.isDryRun === true ? publisher.prepare(site) : publisher.publish(site))
    }
    return await this.#enqueueFirst(() =>
      this.#publish(db, actor, mode, async ({ channel, files }) => {
        if (live !== undefined && channel?.release !== live)
          throw new RefusedError(
            412,
            'other documents were published after the folder was compared with the live documents',
          )
        return { edits: differenceTo(files, site), subject: 'folder' }
      }),
    )
  }

  /**
   * Publishes a change set, or returns the findings of all gates.
   * @throws {RefusedError} when it is published, cancelled or scheduled, was edited meanwhile, was forked from
   * documents that are not live, or needs an approval
   */
  async publishChangeSet(
    actor: Actor,
    { id, version, isDryRun = false, replacesSchedule = false }: ChangeSetPublish,
  ): Promise<PublishResult> {
    const db = await this.database()
    return await this.#enqueueFirst(() =>
      this.#publish(db, actor, { isDryRun }, async (live) => {
        const changeSet = await readChangeSet(db, id)
        const schedule = await openSchedule(db, id)
        if (schedule !== undefined && !replacesSchedule && !isDryRun) throw replacesError(schedule)
        const plan = this.#planOf(changeSet, live, version)
        if (!isDryRun) await this.#requireApproval(db, actor, changeSet)
        return {
          ...plan,
          decide: async (transaction) => {
            const audits = schedule && (await replaceSchedule(transaction, schedule.id, this.#now()))
            await closeChangeSet(transaction, changeSet)
            return audits ?? []
          },
        }
      }),
    )
  }

  /**
   * Schedules a change set, after all gates have accepted it on top of what is live now.
   * @throws {RefusedError} for the reasons of a publish, and for a moment that is over or does not exist
   */
  async schedule(
    actor: Actor,
    request: ScheduleRequest,
  ): Promise<{ readonly ok: true; readonly schedules: readonly Schedule[] } | Extract<PublishResult, { ok: false }>> {
    const moments = momentsOf(request, this.#now())
    const db = await this.database()
    const changeSet = await readChangeSet(db, request.id)
    const approval = await this.#requireApproval(db, actor, changeSet)
    const checked = await this.publishChangeSet(actor, { id: request.id, version: request.version, isDryRun: true })
    if (!checked.ok) return checked
    const now = this.#now()
    return { ok: true, schedules: await createSchedules(db, actor, { ...request, ...moments, approval, now }) }
  }

  async cancelSchedule(actor: Actor, id: string, reason: string): Promise<void> {
    await cancelSchedule(await this.database(), actor, { id, reason, now: this.#now() })
  }

  /** Runs a missed or suspended schedule now. */
  async resumeSchedule(actor: Actor, id: string, reason: string): Promise<void> {
    await resumeSchedule(await this.database(), actor, { id, reason, now: this.#now() })
    await this.runSchedules()
  }

  /** Runs all schedules that are due. Several servers may call this at the same time. */
  async runSchedules(): Promise<void> {
    await this.#scheduler.run()
  }

  /** Runs a leased schedule: publishes its change set, or takes it back. */
  async #fire(db: Db, leased: Schedule, finish: Finish): Promise<PublishResult> {
    const { changeSet: id, operation } = leased
    const actor = { name: leased.createdBy, correlation: randomUUID() }
    const reason = `scheduled for ${wallTimeInWords(leased.wallTime, leased.zone)}`
    return await this.#enqueueFirst(() =>
      this.#publish(db, actor, {}, async (live) => {
        const changeSet = await readChangeSet(db, id)
        if (operation === 'take back') {
          const edits = await takeBackEdits(db, changeSet.items, live.files)
          if (edits.size === 0)
            throw new NothingLeftError('nothing of the change set was live any more, so nothing was taken back')
          const decide: Plan['decide'] = async (transaction, sequence) => {
            await finish(transaction, sequence)
            return []
          }
          return { edits, subject: id, kind: operation, reason, changeSet: id, decide }
        }
        const plan = this.#planOf(changeSet, live)
        await this.#requirePinned(leased, changeSet)
        return {
          ...plan,
          reason,
          decide: async (transaction, sequence) => {
            await finish(transaction, sequence)
            await closeChangeSet(transaction, changeSet)
            return []
          },
        }
      }),
    )
  }

  /** Makes the documents of an earlier release live again. Change sets stay unchanged. */
  async rollBack(actor: Actor, { sequence, reason }: { sequence: number; reason: string }): Promise<PublishResult> {
    const db = await this.database()
    return await this.#enqueueFirst(() =>
      this.#publish(db, actor, { wasLive: true }, async ({ files }) => {
        const edits = await contentsBetween(db, files, await readNumber(db, sequence))
        if (edits.size === 0) throw new RefusedError(409, `the documents of release ${sequence} are already live`)
        return { edits, subject: `release ${sequence}`, kind: 'rollback', reason }
      }),
    )
  }

  #planOf(
    changeSet: ChangeSet & { readonly items: readonly ChangeItem[] },
    { files }: Live,
    version = changeSet.version,
  ): Plan {
    if (changeSet.state === 'published' || changeSet.state === 'cancelled')
      throw new RefusedError(409, `the change set was already ${changeSet.state}`)
    if (version !== changeSet.version)
      throw new RefusedError(
        409,
        `the change set was edited and now has version ${changeSet.version}; look at it again`,
      )
    const outdated = outdatedItems(changeSet.items, files).map(({ path }) => path)
    if (outdated.length > 0)
      throw new RefusedError(
        409,
        `documents of the change set were published meanwhile: ${outdated.join(', ')}; rebase the change set first`,
        { outdated },
      )
    const edits = editsOf(changeSet.items, files)
    if (edits.size === 0) throw new RefusedError(409, 'the change set changes nothing')
    return { edits, subject: changeSet.id, changeSet: changeSet.id }
  }

  async #requireApproval(
    db: Db,
    actor: Actor,
    { id, items }: { readonly id: string; readonly items: readonly ChangeItem[] },
  ): Promise<ReviewStep | undefined> {
    const approval = await validApproval(db, id, contentHash(items))
    if (this.review === 'required' && actor.isOwner !== true) requireApproval(approval, await this.buildName())
    return approval
  }

  /**
   * Refuses a change set that differs from what was scheduled. It is frozen, so something wrote to the tables without
   * the store.
   */
  async #requirePinned(
    { content, build }: Schedule,
    { items }: { readonly items: readonly ChangeItem[] },
  ): Promise<void> {
    if (contentHash(items) !== content)
      throw new RefusedError(409, 'the content of the change set has changed since it was scheduled; schedule it again')
    const now = await this.buildName()
    if (build !== null && this.review === 'required' && build !== now)
      throw new RefusedError(
        409,
        `the change set was approved for the player build ${build}; this server has ${now}. Approve it again`,
      )
  }

  #now(): number {
    return this.#options.clock.now()
  }

  /** Returns the findings of a change set on top of what is live, and the difference that it makes. */
  async inspect(id: string): Promise<SiteInspection> {
    const db = await this.database()
    const { channel, files } = await readLive(db)
    const { items } = await readChangeSet(db, id)
    return await this.#inspections.read(`${channel?.release ?? ''} ${contentHash(items)}`, async () => {
      const before = await this.#enqueue(() => this.#reader.read(db, files))
      return await this.#options.publisher.inspect(before, withEdits(before, editsOf(items, files)))
    })
  }

  /**
   * Returns the pages whose HTML a change set changes, with its bytes before and after. Empty while the change set has
   * errors.
   */
  async pageCosts(id: string): Promise<readonly PageCost[]> {
    const { releases } = this.#options
    const built = await this.preview(id)
    const after = built.ok ? await releases.release(built.release) : undefined
    if (after === undefined || 'code' in after) return []
    return await pageCosts(releases.live()?.release, after.release, releases.objects)
  }

  /**
   * Builds the release of a change set for previews. Failed proofs do not stop the build, because the release is not
   * published.
   */
  async preview(id: string): ReturnType<Publisher['prepare']> {
    for (;;) {
      const db = await this.database()
      const live = await readLive(db)
      const { items } = await readChangeSet(db, id)
      try {
        return await this.#buildPreview(db, id, live, items)
      } catch (error) {
        // An edit or a publish stopped the build: the preview is built again from the current documents.
        if (!(error instanceof StoppedError) || this.#isClosed) throw error
      }
    }
  }

  /** Builds the live documents in advance, so the first preview of an edit takes no longer than later ones. */
  async warmUp(): Promise<void> {
    const db = await this.database()
    const live = await readLive(db)
    if (live.channel === undefined) return
    await this.#buildPreview(db, 'live', live, []).catch((error: unknown) => {
      // A publish or a newer build stopped this build, and warms up the process just as well.
      if (!(error instanceof StoppedError)) throw error
    })
  }

  async #buildPreview(
    db: Db,
    subject: string,
    { channel, files }: Live,
    items: readonly ChangeItem[],
  ): ReturnType<Publisher['prepare']> {
    const { publisher, shared } = this.#options
    const content = `${await this.buildName()} ${channel?.release ?? ''} ${contentHash(items)}`
    return await this.#previews.read(subject, content, (signal) =>
      this.#enqueue(async () => {
        signal.throwIfAborted()
        const site = withEdits(await this.#reader.read(db, files), editsOf(items, files))
        const prepared = await publisher.prepare(site, { wasLive: true, signal })
        // Shared with other servers, from which the preview may be requested.
        if (prepared.ok) await shared?.put(db, prepared.release)
        return prepared
      }),
    )
  }

  /** Returns how the documents of two releases of the history differ. */
  async compareReleases(from: number, to: number): Promise<SiteInspection['difference']> {
    const db = await this.database()
    const [before, after] = await this.#enqueue(async () => [
      await this.#reader.read(db, await readNumber(db, from)),
      await this.#reader.read(db, await readNumber(db, to)),
    ])
    return (await this.#options.publisher.inspect(before, after)).difference
  }

  /** Builds an earlier release with the current player build, for previews. */
  async previewRelease(sequence: number): ReturnType<Publisher['prepare']> {
    const db = await this.database()
    const files = await readNumber(db, sequence)
    return await this.#enqueue(async () =>
      this.#options.publisher.prepare(await this.#reader.read(db, files), { wasLive: true }),
    )
  }

  /** Stops previews, and calls `work` when all earlier work has ended. */
  #enqueueFirst<T>(work: () => Promise<T>): Promise<T> {
    this.#previews.stopAll()
    return this.#enqueue(work)
  }

  /** Calls `work` when all earlier work has ended. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #publish(
    db: Db,
    actor: Actor,
    { isDryRun = false, wasLive = false }: PublishMode,
    plan: (live: Live) => Promise<Plan>,
  ): Promise<PublishResult> {
    const { publisher } = this.#options
    for (let attempt = 1; ; attempt++) {
      await this.#sync(db).catch(ignoreLostRace)
      const live = await readLive(db)
      const { edits, kind = 'publish', decide, ...move } = await plan(live)
      const site = withEdits(await this.#reader.read(db, live.files), edits)
      // Publishes unchanged documents only to repair their files, without a move in the database.
      if (edits.size === 0 && live.channel !== undefined && !isDryRun) return await publisher.publish(site)
      const prepared = await publisher.prepare(site, { wasLive })
      if (!prepared.ok) return { ok: false, findings: prepared.findings }
      const { findings, release, at } = prepared
      if (isDryRun) return { ok: true, findings, release }
      const { shared } = this.#options
      const manifest = await shared?.put(db, release)
      const sequence = shared?.nextSequence(live.channel) ?? (live.channel?.sequence ?? 0) + 1
      let recorded: Pointer | undefined
      try {
        recorded = await db.transaction().execute(async (transaction) => {
          const audits = (await decide?.(transaction, sequence)) ?? []
          const hash = packSource(site.files, site.assets).hash
          await moveChannel(transaction, actor, { ...move, kind, from: live.channel, release: hash, edits, sequence })
          for (const audit of audits) await addAudit(transaction, actor, audit)
          return manifest && (await shared?.record(transaction, manifest, { release, at, sequence }))
        })
      } catch (error) {
        // Collecting has removed a shared file that no release needed before this one. The next attempt writes it
        // again.
        const isCollected = error instanceof SharedFileError
        if (!(error instanceof ChannelMovedError) && !isCollected) throw error
        if (attempt < ATTEMPTS) continue
        throw new BusyError()
      }
      const pointer = recorded ?? (await publisher.move(release, { at, sequence }))
      await this.#sync(db).catch(ignoreLostRace)
      return { ok: true, findings, pointer }
    }
  }

  /** See `PublishRunnerOptions`. */
  async share(
    release: string,
    { at, before }: { readonly at: number; readonly before: Pointer },
  ): Promise<Pointer | undefined> {
    const { shared, openDatabase, releases } = this.#options
    const db = openDatabase()
    if (db === undefined || shared === undefined) return undefined
    try {
      await shared.replace(db, before, { release, at })
      await shared.settle(db)
      return releases.live()?.pointer ?? before
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error
      return undefined
    }
  }

  /** @throws {ChannelMovedError} when another server has moved the channel meanwhile */
  async #sync(db: Db): Promise<void> {
    await this.#inOrder(() => this.#syncNow(db))
  }

  /** Compares pointer and database when all earlier comparisons have ended. */
  async #inOrder(compare: () => Promise<void>): Promise<void> {
    const syncing = this.#syncing.then(compare)
    this.#syncing = syncing.catch(() => undefined)
    await syncing
  }

  async #syncNow(db: Db): Promise<void> {
    const { releases, stepRecord, shared } = this.#options
    await releases.refresh()
    const channel = await readChannel(db)
    const live = releases.live()
    if (live !== undefined && channel?.release === live.release.source) {
      if (shared === undefined) await raiseSequence(db, channel, live)
      else await shared.agree(db, live)
      return await stepRecord.write(channel.release)
    }
    const agreed = await stepRecord.read()
    const hasMovedHere = live !== undefined && agreed !== live.release.source
    if (live !== undefined && (channel === undefined || (hasMovedHere && isAhead(live, channel, agreed))))
      return await this.#takeIn(db, channel, live)
    if (hasMovedHere && agreed !== undefined)
      this.#options.onProblem(
        `release ${live.pointer.release} was published without the database. Meanwhile other documents were published ` +
          'through the database with a higher release number, so the documents in the database become live',
      )
    if (channel !== undefined) await this.#followChannel(db, channel)
  }

  /** Makes the documents that are live in the database the live release of this server. */
  async #followChannel(db: Db, channel: ChannelState): Promise<void> {
    // Without shared files, or before another server has shared its release, the documents are compiled here.
    if ((await this.#options.shared?.follow(db, channel)) !== true) return await this.#publishHere(db, channel)
    await this.#options.stepRecord.write(channel.release)
  }

  /**
   * Publishes the documents that are live in the database, because another server published them, or this server was
   * stopped before it did.
   */
  async #publishHere(db: Db, { release, sequence }: ChannelState): Promise<void> {
    if (this.#failed?.release === release && performance.now() < this.#failed.until) return
    this.#failed = { release, until: performance.now() + RETRY_MS }
    const files = (await readRelease(db, release)) ?? new Map()
    const reply = await this.#options.publisher.publishStored(await this.#reader.read(db, files), sequence)
    if (!reply.ok)
      throw new Error(
        `the documents in the database (release ${sequence}) have ${reply.findings.length} findings on this server, ` +
          'so this server continues to serve the previous release',
      )
    this.#failed = undefined
    await this.#options.stepRecord.write(release)
  }

  /** Adds to the database a release that became live without the database, by a publish or a rollback. */
  async #takeIn(db: Db, channel: ChannelState | undefined, { pointer, release }: LiveRelease): Promise<void> {
    const { readSource, stepRecord } = this.#options
    const isKnown = (await readRelease(db, release.source)) !== undefined
    const site = isKnown ? undefined : await readSource(release.source)
    if (!isKnown && site === undefined)
      throw new Error('the source documents of the live release are missing or damaged; publish its documents again')
    const before = channel && (await readRelease(db, channel.release))
    const { shared } = this.#options
    const manifest = await shared?.put(db, pointer.release)
    const sequence = Math.max(pointer.sequence, (channel?.sequence ?? 0) + 1)
    await db.transaction().execute(async (transaction) => {
      await moveChannel(
        transaction,
        { name: 'server', correlation: randomUUID() },
        {
          kind: isKnown ? 'rollback' : 'import',
          from: channel,
          release: release.source,
          edits: site === undefined ? new Map() : differenceTo(before ?? new Map(), site),
          sequence,
          subject: `release ${pointer.release}`,
        },
      )
      if (manifest !== undefined)
        await shared?.record(transaction, manifest, { release: pointer.release, at: Date.parse(pointer.at), sequence })
    })
    await shared?.settle(db)
    await stepRecord.write(release.source)
  }

  #report(problem: string): void {
    if (problem !== this.#lastProblem) this.#options.onProblem(problem)
    this.#lastProblem = problem
  }
}

async function readLive(db: Db): Promise<Live> {
  const channel = await readChannel(db)
  return { channel, files: (channel && (await readRelease(db, channel.release))) ?? new Map() }
}

/**
 * Whether documents that were published without the database replace the documents in the database. They do if the
 * documents in the database have not changed since the pointer last agreed with it, or have a lower release number.
 */
function isAhead({ pointer }: LiveRelease, channel: ChannelState, agreed: string | undefined): boolean {
  return channel.release === agreed || pointer.sequence > channel.sequence
}

function ignoreLostRace(error: unknown): void {
  if (!(error instanceof ChannelMovedError)) throw error
}

/**
 * Raises the sequence of the channel to that of the pointer. Compiling the same documents again moves only the pointer,
 * but the next move of the channel needs a higher sequence than the pointer.
 */
async function raiseSequence(db: Db, channel: ChannelState, { pointer }: LiveRelease): Promise<void> {
  if (pointer.sequence <= channel.sequence) return
  await db
    .updateTable('config_channel')
    .set({ sequence: pointer.sequence })
    .where('name', '=', pointer.channel)
    .where('release', '=', channel.release)
    .where('sequence', '<', pointer.sequence)
    .execute()
}

async function closeChangeSet(transaction: Db, { id, version, state }: ChangeSet): Promise<void> {
  const now = await lockChangeSet(transaction, id)
  if (now.version !== version || now.state !== state)
    throw new RefusedError(
      409,
      'the change set was changed during the publish, so nothing was published. Publish again',
    )
  await setState(transaction, id, 'published')
}

/** The edits that turn the files of the store into those of a site. */
function differenceTo(files: StoredFiles, site: SiteFiles): ReadonlyMap<string, FileContent> {
  const edits = new Map<string, FileContent>()
  for (const [path, content] of [...site.files, ...site.assets])
    if (files.get(path)?.body !== sha256(content)) edits.set(path, content)
  for (const path of files.keys()) if (!site.files.has(path) && !site.assets.has(path)) edits.set(path, undefined)
  return edits
}

function withEdits({ files, assets }: SiteFiles, edits: ReadonlyMap<string, FileContent>): SiteFiles {
  return siteOf(new Map<string, FileContent>([...files, ...assets, ...edits]))
}
