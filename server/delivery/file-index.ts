import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

/** A file that may be served, with its precompressed copies. */
export interface IndexedFile {
  readonly name: string
  readonly path: string
  readonly has: { readonly br: boolean; readonly gzip: boolean }
  readonly read: ReadFile
}

/** Reads a file, or its precompressed copy. */
export type ReadFile = (file: IndexedFile, encoding: 'br' | 'gzip' | undefined) => Promise<Buffer>

/**
 * The files of one or more flat folders, by name. The name in a request is only looked up here; no path is built from
 * it. Where two folders have a file of the same name, the earlier folder wins.
 */
export interface FileIndex {
  get(name: string): IndexedFile | undefined
  /** Like `get`. For an unknown name, lists the folders again, at most once a second, then fetches the file. */
  find(name: string): Promise<IndexedFile | undefined>
  /**
   * Lists the folders again. Rejects when a folder exists but cannot be read; the names of the last listing are then
   * kept.
   */
  refresh(): Promise<void>
  names(): Iterable<string>
}

const refreshEveryMs = 1000

/** Not served: precompressed copies, files that are still being written, and dot files. */
const notServed = /\.(br|gz|tmp)$|^\./

/** Fetches a file that is in none of the folders; false if it does not exist. */
export type FetchFile = (name: string) => Promise<boolean>

export function openFileIndex(
  folders: readonly string[],
  fetch?: FetchFile,
  read: ReadFile = readPlainFile,
): FileIndex {
  let files = new Map<string, IndexedFile>()
  let listedAt = -Infinity
  /** The listing in progress, shared by all requests that wait for it. */
  let listing: Promise<void> | undefined

  function refresh(): Promise<void> {
    return (listing ??= list().finally(() => (listing = undefined)))
  }

  async function list(): Promise<void> {
    const found = new Map<string, IndexedFile>()
    for (const folder of folders) {
      const names = new Set(await namesIn(folder))
      for (const name of names) {
        if (notServed.test(name) || found.has(name)) continue
        found.set(name, {
          name,
          path: join(folder, name),
          has: { br: names.has(`${name}.br`), gzip: names.has(`${name}.gz`) },
          read,
        })
      }
    }
    files = found
    listedAt = performance.now()
  }

  return {
    get: (name) => files.get(name),
    names: () => files.keys(),
    refresh,
    async find(name) {
      if (!files.has(name) && performance.now() - listedAt >= refreshEveryMs) await refresh()
      if (!files.has(name) && (await fetch?.(name)) === true) await refresh()
      return files.get(name)
    },
  }
}

/** A folder that does not exist is empty: the player app might not be built yet. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? []
}

export function readIndexedFile(file: IndexedFile, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  return file.read(file, encoding)
}

export function readPlainFile({ path }: IndexedFile, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  return readFile(encoding === 'br' ? `${path}.br` : encoding === 'gzip' ? `${path}.gz` : path)
}
