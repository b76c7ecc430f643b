/** The pointer of a store. */
import { isNewer, isPointer, LIVE_CHANNEL, type Pointer, pointerTo, type Release } from '../core/release.ts'
import { type Disk, folders, moveInto, writeWhole } from './disk.ts'
import { type FileLockOptions, withFileLock } from './file-lock.ts'

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

  async last(): Promise<Pointer | undefined> {
    const shown = await this.read()
    const next = await this.#readAt(folders(this.#siteDir).ahead)
    return shown === undefined || (next !== undefined && isNewer(next, shown)) ? next : shown
  }

  async moveTo(hash: string, manifest: Release, at: number): Promise<Pointer> {
    const { lock, ahead, pointer } = folders(this.#siteDir)
    return await withFileLock(this.#on, lock, lockOptions(lock), async () => {
      const before = await this.read()
      const last = await this.last()
      const previous = before ?? last
      const sequence = (last?.sequence ?? 0) + 1
      const next = pointerTo(manifest, {
        channel: LIVE_CHANNEL,
        sequence,
        release: hash,
        at,
        ...(previous === undefined ? {} : { previous: previous.release }),
      })
      const text = JSON.stringify(next)
      await writeWhole(this.#on, ahead, text)
      await moveInto(this.#on, pointer, text)
      // Readers see the pointer from here on: a flush that fails now must not be reported as "nothing was changed".
      await this.#on.flush(this.#siteDir).catch(() => undefined)
      return next
    })
  }

  async #readAt(path: string): Promise<Pointer | undefined> {
    if (!(await this.#on.exists(path))) return undefined
    const text = (await this.#on.read(path)).toString('utf8')
    try {
      const value: unknown = JSON.parse(text)
      return isPointer(value) && value.channel === LIVE_CHANNEL ? value : undefined
    } catch {
      return undefined
    }
  }
}

/** Publishing and a rollback are separate processes. Moving the pointer takes milliseconds. */
function lockOptions(lock: string): FileLockOptions {
  return { waitMs: 10_000, busyMessage: (holder) => `${holder} is moving the pointer (${lock}): nothing was changed` }
}
