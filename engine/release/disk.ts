/** The file system operations of publishing. Tests interrupt each operation, as a crash would. */
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from './sha256.ts'

export interface Disk {
  /** Writes and flushes a new file. */
  readonly write: (path: string, content: Uint8Array | string) => Promise<void>
  /** Writes a new file without flushing it. */
  readonly writeUnflushed: (path: string, content: Uint8Array) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  /** Flushes a folder, so the names of its files survive a power cut. */
  readonly flush: (folder: string) => Promise<void>
  readonly read: (path: string) => Promise<Buffer>
  readonly exists: (path: string) => Promise<boolean>
  /** Names of the files in a folder. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** A value that changes whenever a name is added to the folder or removed from it. */
  readonly stamp: (folder: string) => Promise<string>
  readonly makeFolder: (path: string) => Promise<void>
  /** Links the file `from` to the second name `to`. Returns false if a file with the name `to` already exists. */
  readonly claim: (from: string, to: string) => Promise<boolean>
  /** Removes a file. Does nothing if it does not exist. */
  readonly remove: (path: string) => Promise<void>
}

export const disk: Disk = {
  async write(path, content) {
    const file = await open(path, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  writeUnflushed: (path, content) => writeFile(path, content),
  rename,
  async flush(folder) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  read: (path) => readFile(path),
  // Only ENOENT and ENOTDIR mean that the file is missing: a pointer that cannot be read must not be taken for an empty
  // store.
  exists: (path) =>
    access(path).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false
        throw error
      },
    ),
  list: (folder) => readdir(folder),
  stamp: async (folder) => {
    const { mtimeNs, ino } = await stat(folder, { bigint: true })
    return `${ino} ${mtimeNs}`
  },
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true })
  },
  claim: (from, to) =>
    link(from, to).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      },
    ),
  remove: (path) => rm(path, { force: true }),
}

/** First 20 hex digits of SHA-256: the name of an object. */
export function hashOf(content: Uint8Array | string): string {
  return sha256(content).slice(0, 20)
}

let temporaries = 0

/**
 * Returns a temporary name in the folder of `path`, unique even within this process. It ends in `.tmp`, so the file is
 * never served.
 */
export function temporaryOf(path: string): string {
  return `${path}.${process.pid}-${++temporaries}.tmp`
}

/**
 * Writes `content` atomically: writes and flushes a temporary file, reads it back to compare it with `content`, renames
 * it, and flushes the folder.
 */
export async function writeAtomically(on: Disk, path: string, content: Uint8Array | string): Promise<void> {
  await replaceFile(on, path, content)
  await on.flush(dirname(path))
}

/** Writes `content` atomically without flushing the folder. Readers see the file once it is renamed. */
export async function replaceFile(on: Disk, path: string, content: Uint8Array | string): Promise<void> {
  const temporary = temporaryOf(path)
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  try {
    await on.write(temporary, bytes)
    const back = await on.read(temporary)
    if (!back.equals(bytes)) throw new Error(`${path}: the file does not contain what was written. Check the disk.`)
    await on.rename(temporary, path)
  } catch (error) {
    // On a full disk an incomplete file would take the space that the next attempt needs.
    await on.remove(temporary).catch(() => undefined)
    throw error
  }
}

/**
 * Writes `content` atomically, but a power cut may lose it. Use it for a file that is verified whenever it is read and
 * can be fetched again.
 */
export async function placeFile(on: Disk, path: string, content: Uint8Array): Promise<void> {
  const temporary = temporaryOf(path)
  try {
    await on.writeUnflushed(temporary, content)
    await on.rename(temporary, path)
  } catch (error) {
    await on.remove(temporary).catch(() => undefined)
    throw error
  }
}

const reasons: { readonly [code: string]: string } = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk has an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
}

/** Returns `on` with errors that name the file and the reason. The errors keep their code. */
export function withReasons(on: Disk): Disk {
  const withReason =
    <A extends readonly unknown[], T>(verb: (path: string, ...rest: A) => Promise<T>) =>
    async (path: string, ...rest: A): Promise<T> => {
      try {
        return await verb(path, ...rest)
      } catch (error) {
        const code = codeOf(error)
        if (code === undefined) throw error
        throw Object.assign(
          new Error(`${path}: ${reasons[code] ?? 'the operation failed'} (${code})`, { cause: error }),
          { code },
        )
      }
    }
  return {
    write: withReason(on.write),
    writeUnflushed: withReason(on.writeUnflushed),
    rename: withReason(on.rename),
    flush: withReason(on.flush),
    read: withReason(on.read),
    exists: withReason(on.exists),
    list: withReason(on.list),
    stamp: withReason(on.stamp),
    makeFolder: withReason(on.makeFolder),
    claim: withReason(on.claim),
    remove: withReason(on.remove),
  }
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

export const folders = (
  siteDir: string,
): {
  objects: string
  releases: string
  sources: string
  moves: string
  builds: string
  pointer: string
  ahead: string
  lock: string
} => ({
  objects: join(siteDir, 'objects'),
  releases: join(siteDir, 'releases'),
  sources: join(siteDir, 'sources'),
  /** Folder with a record of each move of the pointer, named by its sequence. */
  moves: join(siteDir, 'moves'),
  /** Folder with files of player builds other than this server's own, for releases of other servers. */
  builds: join(siteDir, 'builds'),
  pointer: join(siteDir, 'release.json'),
  /**
   * The next pointer. It is written before the pointer itself, so the sequence is known when the pointer is
   * missing or damaged.
   */
  ahead: join(siteDir, 'release.next.json'),
  lock: join(siteDir, 'pointer.lock'),
})
