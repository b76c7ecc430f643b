/**
 * The pointer that all servers with one PostgreSQL follow. A server writes the files of a release to the database,
 * moves this pointer in the transaction that moves the channel, and then its own. The other servers get the files that
 * they lack, and then move their own pointers (decision 26).
 */
import { LIVE_CHANNEL, type Pointer, type Release, releasePointer } from '../../engine/core/release.ts'
import type { MoveRecord } from '../../engine/release/pointer-file.ts'
import type { Db } from '../database/tables.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'
import type { ChannelState } from '../document-store/live.ts'
import { ChannelMovedError } from '../document-store/move.ts'
import type { Publisher } from '../publish/publisher.ts'
import { lockChannel, type SharedFiles } from './shared-files.ts'

export interface SharedMove {
  readonly release: string
  /** The instant that the release is made for, milliseconds since 1970. */
  readonly at: number
  readonly sequence: number
}

export interface SharedReleasesOptions {
  readonly files: SharedFiles
  readonly releases: Pick<ReleaseStore, 'live' | 'refresh'>
  readonly compiledElsewhere: Publisher['compiledElsewhere']
}

export class SharedReleases {
  readonly #files: SharedFiles
  readonly #releases: SharedReleasesOptions['releases']
  readonly #compiledElsewhere: SharedReleasesOptions['compiledElsewhere']
  /** Resolves after the last takeover of a move by this server. */
  #taking: Promise<void> = Promise.resolve()

  constructor({ files, releases, compiledElsewhere }: SharedReleasesOptions) {
    this.#files = files
    this.#releases = releases
    this.#compiledElsewhere = compiledElsewhere
  }

  /** Writes the files of a release to the database. Returns its manifest for `record`. */
  async put(db: Db, release: string): Promise<Release> {
    return await this.#files.put(db, release)
  }

  /** Returns the next sequence: higher than the sequence of the channel and of this server's pointer. */
  nextSequence(channel: ChannelState | undefined): number {
    return Math.max(channel?.sequence ?? 0, this.#sequence()) + 1
  }

  /** Moves the pointer of all servers, in the transaction that moves the channel. */
  async record(transaction: Db, manifest: Release, move: SharedMove): Promise<Pointer> {
    const own = this.#releases.live()?.pointer
    // A move that this server has made without the database is recorded unchanged.
    const isOwn = own?.release === move.release && own.sequence === move.sequence
    const pointer = isOwn ? own : pointerTo(manifest, move, (await this.#files.newest(transaction))?.pointer)
    await this.#files.record(transaction, pointer, manifest)
    return pointer
  }

  /**
   * Replaces the release of all servers with a release that this server has compiled again from the same documents.
   * Does nothing when another server has moved the pointer first.
   */
  async replace(db: Db, before: Pointer, { release, at }: Omit<SharedMove, 'sequence'>): Promise<void> {
    const manifest = await this.#files.put(db, release)
    await db.transaction().execute(async (transaction) => {
      await lockChannel(transaction)
      const newest = (await this.#files.newest(transaction))?.pointer
      if (newest?.release !== before.release || newest.sequence !== before.sequence) return
      await this.#moveAgain(transaction, manifest, { release, at, sequence: before.sequence + 1 })
    })
  }

  /**
   * Called when this server and the channel have the same live documents. If both have a release of these documents,
   * the one with the higher sequence becomes the release of all servers.
   */
  async agree(db: Db, { pointer, release }: LiveRelease): Promise<void> {
    const newest = await this.#files.newest(db)
    if (newest === undefined || newest.source !== release.source || newest.pointer.sequence < pointer.sequence) {
      const sequence = Math.max(pointer.sequence, (newest?.pointer.sequence ?? 0) + 1)
      await this.#move(db, newest, { release: pointer.release, at: Date.parse(pointer.at), sequence })
    } else if (newest.pointer.sequence > pointer.sequence || newest.pointer.release !== pointer.release)
      await this.#take(db, newest)
  }

  /** Gets the release that is live in the channel. Returns false when no server has shared such a release yet. */
  async follow(db: Db, channel: ChannelState): Promise<boolean> {
    const newest = await this.#files.newest(db)
    if (newest?.source !== channel.release) return false
    await this.#take(db, newest)
    return true
  }

  /** Moves the pointer of this server to the pointer of all servers, if that is newer. */
  async settle(db: Db): Promise<void> {
    const newest = await this.#files.newest(db)
    if (newest !== undefined && newest.pointer.sequence > this.#sequence()) await this.#take(db, newest)
  }

  async #take(db: Db, newest: MoveRecord): Promise<void> {
    const { sequence, release, at } = newest.pointer
    if (sequence > this.#sequence()) {
      const taking = this.#taking.then(() => this.#takeNow(db, newest))
      this.#taking = taking.then(
        () => undefined,
        () => undefined,
      )
      if (await taking) return
    } else if (sequence === this.#sequence() && this.#releases.live()?.pointer.release === release) return
    // This server used the sequence for another release while disconnected. Clients follow only higher sequences, so
    // the move is repeated with a higher one.
    await this.#files.fetchRelease(db, release)
    const highest = await this.#files.highestSequence()
    await this.#move(db, newest, { release, at: Date.parse(at), sequence: highest + 1 })
  }

  /** Returns false when this server has used the sequence for another release. */
  async #takeNow(db: Db, newest: MoveRecord): Promise<boolean> {
    if (newest.pointer.sequence <= this.#sequence()) return true
    if (!(await this.#files.canTake(newest))) return false
    this.#compiledElsewhere(Date.parse(newest.pointer.at))
    await this.#files.take(db, newest)
    await this.#releases.refresh()
    return true
  }

  async #move(db: Db, newest: MoveRecord | undefined, move: SharedMove): Promise<void> {
    const manifest = await this.#files.put(db, move.release)
    await db.transaction().execute(async (transaction) => {
      await lockChannel(transaction)
      const now = await this.#files.newest(transaction)
      if (now?.pointer.sequence !== newest?.pointer.sequence) throw new ChannelMovedError()
      await this.#moveAgain(transaction, manifest, move)
    })
    await this.settle(db)
  }

  /** Moves the pointer of all servers to another release of the same documents. */
  async #moveAgain(transaction: Db, manifest: Release, move: SharedMove): Promise<void> {
    await this.record(transaction, manifest, move)
    const { numUpdatedRows } = await transaction
      .updateTable('config_channel')
      .set({ sequence: move.sequence })
      .where('name', '=', LIVE_CHANNEL)
      .where('release', '=', manifest.source)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new ChannelMovedError()
  }

  #sequence(): number {
    return this.#releases.live()?.pointer.sequence ?? 0
  }
}

function pointerTo(manifest: Release, move: SharedMove, last: Pointer | undefined): Pointer {
  const previous = last?.release === move.release ? last.previous : last?.release
  return releasePointer(manifest, {
    ...move,
    channel: LIVE_CHANNEL,
    ...(previous === undefined ? {} : { previous }),
  })
}
