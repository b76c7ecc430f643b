/** The release manifests of a store. */
import { join } from 'node:path'
import { isReleaseHash, type Release } from '../core/release.ts'
import { cachedJson } from '../memo/cached-json.ts'
import { type Disk, hashOf, replaceFile } from './disk.ts'

export class ManifestFolder {
  readonly #folder: string
  readonly #on: Disk
  /** Manifests that this store has written or verified, by hash. */
  readonly #written = new Map<string, Release>()

  constructor(folder: string, on: Disk) {
    this.#folder = folder
    this.#on = on
  }

  async read(hash: string): Promise<Release | undefined> {
    const path = this.#pathOf(hash)
    if (!isReleaseHash(hash) || !(await this.#on.exists(path))) return undefined
    const text = await this.#on.read(path)
    return hashOf(text) === hash ? (JSON.parse(text.toString('utf8')) as Release) : undefined
  }

  async exists(hash: string): Promise<boolean> {
    return await this.#on.exists(this.#pathOf(hash))
  }

  /** Like `read`, but does not read a manifest again that this store has written. */
  async find(hash: string): Promise<Release | undefined> {
    return this.#written.get(hash) ?? (await this.read(hash))
  }

  /** Hashes of all manifests, damaged ones included. */
  async list(): Promise<readonly string[]> {
    const names = await this.#on.list(this.#folder)
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  }

  hashOf(manifest: Release): string {
    return hashOf(cachedJson(manifest))
  }

  async put(manifest: Release): Promise<string> {
    const text = cachedJson(manifest)
    const hash = hashOf(text)
    // A missing or damaged manifest is written; an intact one is kept.
    if ((await this.read(hash)) === undefined) await replaceFile(this.#on, this.#pathOf(hash), text)
    this.#written.set(hash, manifest)
    return hash
  }

  #pathOf(hash: string): string {
    return join(this.#folder, `${hash}.json`)
  }
}
