/**
 * Contents of files by SHA-256: those of the last committed site, and those that clients have sent for the next one.
 * They are in memory, so an upload that is never committed leaves nothing on disk.
 */
import { sha256 } from '../../engine/release/sha256.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { sizeInWords } from '../../engine/document/size.ts'
import { reasonOf } from '../unavailable-error.ts'

/** Hashes of documents and of other files. */
export interface FileHashes {
  readonly documents: readonly string[]
  readonly files: readonly string[]
}

export interface FileContents {
  readonly documents: readonly string[]
  readonly files: readonly Uint8Array[]
}

/** A site as a list of paths with the hashes of their contents. */
export interface SiteList {
  readonly documents: { readonly [path: string]: string }
  readonly files: { readonly [path: string]: string }
}

export class StagingFullError extends Error {}

/** Maximum total size of files that were sent and not committed yet, in bytes. */
export const MAX_STAGED_BYTES = 512 * 1024 * 1024
/** Milliseconds after which unused contents are removed. */
export const MAX_AGE_MS = 10 * 60_000

interface Staged<T> {
  readonly content: T
  readonly bytes: number
  readonly at: number
}

/** Contents of one kind: documents are texts, other files are bytes. */
class Contents<T extends string | Uint8Array> {
  /** Oldest first. */
  readonly staged = new Map<string, Staged<T>>()
  committed = new Map<string, T>()

  find(hash: string): T | undefined {
    return this.committed.get(hash) ?? this.staged.get(hash)?.content
  }
}

export class ReceivedFiles {
  readonly #documents = new Contents<string>()
  readonly #files = new Contents<Uint8Array>()
  readonly #readLive: () => Promise<SiteFiles | undefined>
  readonly #onProblem: (message: string) => void
  #loading: Promise<void> | undefined
  #stagedBytes = 0
  #lastUse = 0
  #timer: NodeJS.Timeout | undefined

  /** @param readLive reads the live site, whose files a client does not send */
  constructor(readLive: () => Promise<SiteFiles | undefined>, onProblem: (message: string) => void) {
    this.#readLive = readLive
    this.#onProblem = onProblem
  }

  /** Returns the hashes whose content is missing. The other contents are kept for at least `MAX_AGE_MS`. */
  async missing({ documents, files }: FileHashes): Promise<FileHashes> {
    await this.#use()
    return {
      documents: missingOf(this.#documents, new Set(documents)),
      files: missingOf(this.#files, new Set(files)),
    }
  }

  /** @throws {StagingFullError} when there is no space; some of the files may already have been added */
  async add({ documents, files }: FileContents): Promise<void> {
    await this.#use()
    for (const content of documents) this.#stage(this.#documents, content)
    for (const content of files) this.#stage(this.#files, content)
  }

  /**
   * Returns the site of a list, or the hashes whose content is missing. Keeps the contents of the site for the next
   * list.
   */
  async commit(list: SiteList): Promise<{ readonly site: SiteFiles } | { readonly missing: FileHashes }> {
    await this.#use()
    const [documents, files] = [Object.entries(list.documents), Object.entries(list.files)]
    const missing = {
      documents: missingOf(this.#documents, new Set(documents.map(([, hash]) => hash))),
      files: missingOf(this.#files, new Set(files.map(([, hash]) => hash))),
    }
    if (missing.documents.length + missing.files.length > 0) return { missing }
    return { site: { files: this.#take(this.#documents, documents), assets: this.#take(this.#files, files) } }
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Every method calls this first. Loads the live site, and starts the timer that removes unused contents. */
  async #use(): Promise<void> {
    this.#lastUse = Date.now()
    this.#timer ??= setTimeout(() => this.#expire(), MAX_AGE_MS).unref()
    await (this.#loading ??= this.#readLive()
      .then((site) => site && this.#keepLive(site))
      .catch((error: unknown) =>
        this.#onProblem(`the live site cannot be read, so clients send all of their files: ${reasonOf(error)}`),
      ))
  }

  #keepLive({ files, assets }: SiteFiles): void {
    for (const content of files.values()) this.#documents.committed.set(sha256(content), content)
    for (const content of assets.values()) this.#files.committed.set(sha256(content), content)
  }

  #stage<T extends string | Uint8Array>({ committed, staged }: Contents<T>, content: T): void {
    const hash = sha256(content)
    if (committed.has(hash) || staged.has(hash)) return
    const bytes = Buffer.byteLength(content)
    if (this.#stagedBytes + bytes > MAX_STAGED_BYTES)
      throw new StagingFullError(
        `the limit for files that are not published is reached: ${sizeInWords(MAX_STAGED_BYTES)}. ` +
          `Files that are not published are removed after ${MAX_AGE_MS / 60_000} minutes. Try again later`,
      )
    staged.set(hash, { content, bytes, at: Date.now() })
    this.#stagedBytes += bytes
  }

  #take<T extends string | Uint8Array>(
    contents: Contents<T>,
    list: readonly (readonly [string, string])[],
  ): ReadonlyMap<string, T> {
    const files = list.map(([path, hash]) => [path, contents.find(hash) as T] as const)
    contents.committed = new Map(list.map(([, hash], n) => [hash, files[n]?.[1] as T]))
    for (const hash of contents.committed.keys()) this.#unstage(contents, hash)
    return new Map(files)
  }

  #unstage<T extends string | Uint8Array>({ staged }: Contents<T>, hash: string): void {
    this.#stagedBytes -= staged.get(hash)?.bytes ?? 0
    staged.delete(hash)
  }

  #expire(): void {
    this.#timer = undefined
    const oldest = Date.now() - MAX_AGE_MS
    for (const contents of [this.#documents, this.#files])
      for (const [hash, { at }] of contents.staged) {
        if (at > oldest) break
        this.#unstage<string | Uint8Array>(contents, hash)
      }
    if (this.#lastUse > oldest) {
      this.#timer = setTimeout(() => this.#expire(), MAX_AGE_MS / 10).unref()
      return
    }
    this.#documents.committed = new Map()
    this.#files.committed = new Map()
    this.#loading = undefined
  }
}

/** Returns the hashes whose content is missing. Resets the age of the staged contents that are found. */
function missingOf<T extends string | Uint8Array>(
  { committed, staged }: Contents<T>,
  hashes: ReadonlySet<string>,
): readonly string[] {
  const missing: string[] = []
  for (const hash of hashes) {
    if (committed.has(hash)) continue
    const found = staged.get(hash)
    if (found === undefined) missing.push(hash)
    else {
      staged.delete(hash)
      staged.set(hash, { ...found, at: Date.now() })
    }
  }
  return missing
}
