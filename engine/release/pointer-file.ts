/** The pointer of a store, and the records of its moves. */
import { join } from 'node:path'
import { isObject } from '../core/json.ts'
import type { KillList } from '../core/kill.ts'
import { isNewer, isPointer, LIVE_CHANNEL, type Pointer, releasePointer, type Release } from '../core/release.ts'
import { type Disk, folders, replaceFile, writeAtomically } from './disk.ts'
import { type FileLockOptions, withFileLock } from './file-lock.ts'

/**
 * A move of the pointer. The record is written before the pointer, so what was live can be restored when the
 * pointer or the manifest is missing or damaged.
 */
export interface MoveRecord {
  readonly pointer: Pointer
  /** Hash of the source documents of the release. */
  readonly source: string
}

export class PointerFile {
  readonly #siteDir: string
  readonly #on: Disk

  constructor(siteDir: string, on: Disk) {
    this.#siteDir = siteDir
    this.#on = on
  }

  async read(): Promise<Pointer | undefined> {
    return await this.#readAt(folders(this.#siteDir).pointer)
  }

  /** The pointer that the last move wrote, or was about to write when it was interrupted. */
  async next(): Promise<Pointer | undefined> {
    return await this.#readAt(folders(this.#siteDir).ahead)
  }

  async last(): Promise<Pointer | undefined> {
    const shown = await this.read()
    const next = await this.next()
    const newest = shown === undefined || (next !== undefined && isNewer(next, shown)) ? next : shown
    return newest ?? (await this.moves())[0]?.pointer
  }

  /** The recorded moves, newest first. Damaged records are left out. */
  async moves(): Promise<readonly MoveRecord[]> {
    const records: MoveRecord[] = []
    for (const sequence of await this.#sequences()) {
      const value = await this.#readJson(join(folders(this.#siteDir).moves, `${sequence}.json`))
      if (!isObject(value) || !isLivePointer(value.pointer) || typeof value.source !== 'string') continue
      if (value.pointer.sequence === sequence) records.push({ pointer: value.pointer, source: value.source })
    }
    return records
  }

  /** True when the pointer was moved at least once, even if its files are damaged now. */
  async wasMoved(): Promise<boolean> {
    const { pointer, ahead } = folders(this.#siteDir)
    return (await this.#on.exists(pointer)) || (await this.#on.exists(ahead)) || (await this.#sequences()).length > 0
  }

  /** Writes a pointer of an earlier move again, unless there is a valid pointer. */
  async restore(pointer: Pointer): Promise<void> {
    const { lock, ahead, pointer: path } = folders(this.#siteDir)
    await withFileLock(this.#on, lock, lockOptions(lock), async () => {
      if ((await this.read()) !== undefined) return
      if ((await this.next()) === undefined) await writeAtomically(this.#on, ahead, JSON.stringify(pointer))
      await writeAtomically(this.#on, path, JSON.stringify(pointer))
    })
  }

  /**
   * Moves the pointer. A pointer that already names the release is kept, so HTTP caches stay valid.
   * @param sequence the lowest sequence that the pointer may get; the next one when absent
   * @param kills the kill list, only for a static release, because no server adds it to the pointer
   * @param check runs while no other process can move the pointer; its error stops the move
   */
  async moveTo(
    hash: string,
    manifest: Release,
    {
      at,
      sequence: lowest = 0,
      kills,
    }: { readonly at: number; readonly sequence?: number | undefined; readonly kills?: KillList | undefined },
    check: (before: Pointer | undefined) => Promise<void> = async () => {},
  ): Promise<Pointer> {
    const { lock } = folders(this.#siteDir)
    return await withFileLock(this.#on, lock, lockOptions(lock), async () => {
      const before = await this.read()
      await check(before)
      if (before?.release === hash) return before
      const interrupted = await this.#interrupted(before)
      // The sequence of the interrupted move can be used for the release of that move only. A new sequence would leave
      // a gap in the history.
      if (interrupted?.pointer.release === hash && interrupted.pointer.sequence >= lowest && kills === undefined) {
        await this.#write(interrupted)
        return interrupted.pointer
      }
      const last = await this.last()
      const previous = before ?? last
      const sequence = Math.max((await this.highestSequence()) + 1, lowest)
      const moved = releasePointer(manifest, {
        channel: LIVE_CHANNEL,
        sequence,
        release: hash,
        at,
        ...(previous === undefined ? {} : { previous: previous.release }),
      })
      const next = kills === undefined ? moved : { ...moved, kills }
      await this.#write({ pointer: next, source: manifest.source })
      return next
    })
  }

  /**
   * Repeats a move that another server has decided, with its sequence. Completes the move if an earlier attempt was
   * interrupted.
   * @param check runs while no other process can move the pointer; its error stops the move
   * @throws when this folder has already used this sequence or a higher one, except for an interrupted attempt at this
   *         move
   */
  async take(move: MoveRecord, check: (before: Pointer | undefined) => Promise<void>): Promise<void> {
    const { lock } = folders(this.#siteDir)
    await withFileLock(this.#on, lock, lockOptions(lock), async () => {
      const before = await this.read()
      await check(before)
      const interrupted = (await this.#interrupted(before))?.pointer
      const isSame = interrupted?.sequence === move.pointer.sequence && interrupted.release === move.pointer.release
      const highest = await this.highestSequence()
      if (highest >= move.pointer.sequence && !isSame)
        throw new Error(
          `the pointer in ${this.#siteDir} already has the sequence ${highest}; it cannot move to ${move.pointer.sequence}`,
        )
      await this.#write(move)
    })
  }

  /**
   * The highest sequence of the pointer and of all moves, including one that was interrupted. 0 if there was no move.
   */
  async highestSequence(): Promise<number> {
    return Math.max((await this.last())?.sequence ?? 0, (await this.#sequences())[0] ?? 0)
  }

  /** The newest move, if its record was written but the pointer is still at an earlier move. */
  async #interrupted(before: Pointer | undefined): Promise<MoveRecord | undefined> {
    const [newest] = await this.moves()
    return before !== undefined && newest !== undefined && isNewer(newest.pointer, before) ? newest : undefined
  }

  async #write(record: MoveRecord): Promise<void> {
    const { ahead, pointer, moves } = folders(this.#siteDir)
    const text = JSON.stringify(record.pointer)
    await this.#on.makeFolder(moves)
    await writeAtomically(this.#on, join(moves, `${record.pointer.sequence}.json`), JSON.stringify(record))
    await writeAtomically(this.#on, ahead, text)
    await replaceFile(this.#on, pointer, text)
    // Readers see the pointer from here on: a flush that fails now must not be reported as "nothing was changed".
    await this.#on.flush(this.#siteDir).catch(() => undefined)
  }

  /** Sequences of the recorded moves, highest first. */
  async #sequences(): Promise<readonly number[]> {
    const { moves } = folders(this.#siteDir)
    if (!(await this.#on.exists(moves))) return []
    const names = await this.#on.list(moves)
    return names
      .flatMap((name) => (/^\d{1,15}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .sort((a, b) => b - a)
  }

  async #readAt(path: string): Promise<Pointer | undefined> {
    const value = await this.#readJson(path)
    return isLivePointer(value) ? value : undefined
  }

  async #readJson(path: string): Promise<unknown> {
    if (!(await this.#on.exists(path))) return undefined
    const text = (await this.#on.read(path)).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
}

function isLivePointer(value: unknown): value is Pointer {
  return isPointer(value) && value.channel === LIVE_CHANNEL
}

/** Publishes and rollbacks run in separate processes, so they need a lock. Moving the pointer takes milliseconds. */
function lockOptions(lock: string): FileLockOptions {
  return {
    waitMs: 10_000,
    busyMessage: (holder) => `${holder} is moving the pointer (${lock}), so nothing was changed`,
  }
}
