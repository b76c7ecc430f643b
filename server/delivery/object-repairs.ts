/**
 * Repairs objects of the store: writes a damaged file again from an intact plain or compressed copy, or compiles the
 * live documents again.
 */
import { disk, withReasons } from '../../engine/release/disk.ts'
import { repairObject } from '../../engine/release/object-repair.ts'
import type { FileIndex } from './file-index.ts'

export interface DamagedObject {
  readonly name: string
  /**
   * What was done: `rewritten` from an intact plain or compressed copy, `rebuilt` by compiling the live documents
   * again, or `lost`.
   */
  readonly result: 'rewritten' | 'rebuilt' | 'lost'
  readonly message: string
}

export interface ObjectRepairOptions {
  readonly siteDir: string
  /** Whether the live release needs the object. */
  readonly isLive: (name: string) => boolean
  /** Compiles the live documents again, which writes missing objects. */
  readonly rebuild: () => Promise<unknown>
  readonly onDamage: (damage: DamagedObject) => void
}

/** Milliseconds before the repair of a lost object is tried again. */
const retryMs = 30_000

export class ObjectRepairs {
  readonly #folder: string
  readonly #index: FileIndex
  readonly #options: ObjectRepairOptions
  readonly #disk = withReasons(disk)
  /** The repairs in progress, by the name of the object. */
  readonly #running = new Map<string, Promise<Uint8Array | undefined>>()
  /** When each lost object was last found to be lost, by its name. */
  readonly #lostAt = new Map<string, number>()
  /** The compilation in progress, shared by all objects that need it. */
  #rebuilding: Promise<unknown> | undefined

  constructor(folder: string, index: FileIndex, options: ObjectRepairOptions) {
    this.#folder = folder
    this.#index = index
    this.#options = options
  }

  /** Repairs an object, and returns its verified content; undefined when the object is lost. */
  repair(name: string): Promise<Uint8Array | undefined> {
    let repairing = this.#running.get(name)
    if (repairing === undefined) {
      repairing = this.#repairNow(name).finally(() => this.#running.delete(name))
      this.#running.set(name, repairing)
    }
    return repairing
  }

  async #repairNow(name: string): Promise<Uint8Array | undefined> {
    const { isLive, onDamage } = this.#options
    const { content, damaged, failure } = await repairObject(this.#disk, this.#folder, name)
    if (damaged.length === 0 && content !== undefined) return content
    const paths = damaged.length === 0 ? [name] : damaged.map((suffix) => `${name}${suffix}`)
    const files = `missing or damaged in objects/: ${paths.join(', ')}`
    if (content !== undefined) {
      const ending =
        failure === undefined ? 'written again from an intact copy' : `cannot be written again: ${String(failure)}`
      onDamage({ name, result: 'rewritten', message: `${files}; ${ending}` })
      await this.#index.refresh()
      return content
    }
    // The object has no files and is not live: it was collected, but the file index still listed it.
    if (damaged.length === 0 && !isLive(name)) return undefined
    if (performance.now() - (this.#lostAt.get(name) ?? -Infinity) < retryMs) return undefined
    const { content: rebuilt, reason } =
      isLive(name) && failure === undefined ? await this.#rebuildObject(name) : { reason: failure }
    await this.#record(name, files, rebuilt, reason)
    return rebuilt
  }

  /** Compiles the live documents again, and reads the object. */
  async #rebuildObject(
    name: string,
  ): Promise<{ readonly content?: Uint8Array | undefined; readonly reason?: unknown }> {
    const rebuilding = (this.#rebuilding ??= this.#options.rebuild().finally(() => (this.#rebuilding = undefined)))
    const reason = await rebuilding.then(
      () => undefined,
      (error: unknown) => error,
    )
    await this.#index.refresh()
    return { content: (await repairObject(this.#disk, this.#folder, name)).content, reason }
  }

  /** Reports an object without an intact file as rebuilt or lost. */
  async #record(name: string, files: string, rebuilt: Uint8Array | undefined, reason: unknown): Promise<void> {
    const { onDamage } = this.#options
    if (rebuilt !== undefined) {
      this.#lostAt.delete(name)
      return onDamage({ name, result: 'rebuilt', message: `${files}; the live documents were compiled again` })
    }
    this.#lostAt.set(name, performance.now())
    await this.#index.refresh()
    const why = reason === undefined ? '' : ` (${String(reason)})`
    const message = `${files}; no copy is intact and the object cannot be built again${why}, so it is not served`
    onDamage({ name, result: 'lost', message })
  }
}
