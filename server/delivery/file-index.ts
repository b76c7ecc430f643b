import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that may be served, with the precompressed siblings that lie beside it. */
export interface IndexedFile {
  readonly name: string
  readonly path: string
  readonly has: { readonly br: boolean; readonly gzip: boolean }
}

/**
 * The files of one or more flat folders, by name. A request's name is only ever looked up here; no path is made
 * from it. Earlier folders win.
 */
export interface FileIndex {
  get(name: string): IndexedFile | undefined
  /** Like `get`, and looks into the folders again for a name that it does not know yet (at most once a second). */
  find(name: string): Promise<IndexedFile | undefined>
  refresh(): Promise<void>
}

const refreshEveryMs = 1000

/** Packed siblings, files that are still being written, and dot files. */
const notServed = /\.(br|gz|tmp)$|^\./

export function openFileIndex(folders: readonly string[]): FileIndex {
  let files = new Map<string, IndexedFile>()
  let listedAt = -Infinity
  /** The listing under way: whoever comes meanwhile waits for the same one. */
  let listing: Promise<void> | undefined

  function refresh(): Promise<void> {
    return (listing ??= list().finally(() => (listing = undefined)))
  }

  async function list(): Promise<void> {
    const found = new Map<string, IndexedFile>()
    for (const folder of folders) {
      const names = new Set(await readdir(folder).catch(() => []))
      for (const name of names) {
        if (notServed.test(name) || found.has(name)) continue
        found.set(name, { name, path: join(folder, name), has: { br: names.has(`${name}.br`), gzip: names.has(`${name}.gz`) } })
      }
    }
    files = found
    listedAt = performance.now()
  }

  return {
    get: (name) => files.get(name),
    refresh,
    async find(name) {
      const known = files.get(name)
      if (known !== undefined || performance.now() - listedAt < refreshEveryMs) return known
      await refresh()
      return files.get(name)
    },
  }
}

/** The bytes of a file in the wanted coding. */
export function readIndexedFile(file: IndexedFile, encoding: 'br' | 'gzip' | undefined): Promise<Buffer> {
  return readFile(encoding === 'br' ? `${file.path}.br` : encoding === 'gzip' ? `${file.path}.gz` : file.path)
}
