/** The objects of a store. */
import { join } from 'node:path'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, hashOf, replaceFile } from './disk.ts'
import { repairObject } from './object-repair.ts'
import { compressedSiblings } from './compressed-siblings.ts'

/** Files that are written concurrently. */
export const CONCURRENCY = 8

/**
 * The names in the folder of objects, valid until another process changes the folder. They are cached, because listing
 * a large folder takes longer than a publish.
 */
export class StoreCache {
  stamp = ''
  names = new Set<string>()
  /** Objects that exist with all their compressed siblings. */
  whole = new Set<string>()
  /** Objects whose content this process has written or verified. */
  verified = new Set<string>()
  /** Source packs whose content this process has written or verified. */
  packs = new Set<string>()
}

export class ObjectFolder {
  readonly #folder: string
  readonly #on: Disk
  readonly #cache: StoreCache
  readonly #putting = new Map<string, Promise<string>>()
  #names: Promise<Set<string>> | undefined
  /** Names of the objects written since the folder was opened. */
  readonly written: string[] = []

  constructor(folder: string, on: Disk, cache: StoreCache) {
    this.#folder = folder
    this.#on = on
    this.#cache = cache
  }

  /** Names in the folder of objects, listed once. */
  names(): Promise<Set<string>> {
    return (this.#names ??= this.#list())
  }

  async put(content: Uint8Array | string, extension: string): Promise<string> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const name = `${hashOf(bytes)}.${extension}`
    const before = this.#putting.get(name)
    if (before !== undefined) return await before
    const writing = this.#write(name, bytes, extension)
    this.#putting.set(name, writing)
    return await writing
  }

  async look(): Promise<(name: string) => boolean> {
    const there = await this.names()
    const { whole } = this.#cache
    return (name) => {
      if (whole.has(name)) return true
      // An object must have both siblings or none, because small objects are not compressed.
      if (!there.has(name) || there.has(`${name}.br`) !== there.has(`${name}.gz`)) return false
      whole.add(name)
      return true
    }
  }

  /**
   * Verifies objects, and restores damaged files from their intact compressed or uncompressed siblings.
   * @param again true to include objects that this process has already verified
   * @returns the objects that have to be built again; `put` and `look` treat them as missing
   */
  async repair(names: readonly string[], again: boolean): Promise<readonly string[]> {
    const { verified, whole } = this.#cache
    const there = await this.names()
    const unverified = again ? names : names.filter((name) => !verified.has(name))
    const lost: string[] = []
    await mapConcurrently(unverified, CONCURRENCY, async (name) => {
      const { content, failure } = await repairObject(this.#on, this.#folder, name)
      if (failure !== undefined) throw failure
      if (content !== undefined) return void verified.add(name)
      lost.push(name)
      this.#putting.delete(name)
      for (const cached of [there, whole, verified])
        for (const suffix of ['', '.br', '.gz']) cached.delete(name + suffix)
    })
    return lost
  }

  /** Whether the object is on disk now. */
  async exists(name: string): Promise<boolean> {
    return await this.#on.exists(join(this.#folder, name))
  }

  /** Caches the list of names for the next store that is opened on this folder. */
  async rememberNames(): Promise<void> {
    this.#cache.stamp = await this.#on.stamp(this.#folder)
  }

  async #list(): Promise<Set<string>> {
    const cache = this.#cache
    if (cache.stamp !== '' && cache.stamp === (await this.#on.stamp(this.#folder))) return cache.names
    cache.stamp = ''
    cache.names = new Set(await this.#on.list(this.#folder))
    cache.whole = new Set()
    for (const name of cache.verified) if (!cache.names.has(name)) cache.verified.delete(name)
    return cache.names
  }

  async #write(name: string, bytes: Uint8Array, extension: string): Promise<string> {
    const path = join(this.#folder, name)
    const there = await this.names()
    // Compressed siblings are written first, so a reader that finds the object finds them too. The folder is
    // flushed before the pointer moves.
    await mapConcurrently(compressedSiblings(bytes, extension), CONCURRENCY, async ([suffix, pack]) => {
      if (there.has(`${name}${suffix}`)) return
      await replaceFile(this.#on, `${path}${suffix}`, await pack())
      there.add(`${name}${suffix}`)
    })
    if (!there.has(name)) {
      await replaceFile(this.#on, path, bytes)
      there.add(name)
      this.written.push(name)
      this.#cache.verified.add(name)
    }
    return name
  }
}
