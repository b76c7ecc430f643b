/** The file system as publishing uses it: few verbs, each one a step at which a machine may die. */
import { createHash } from 'node:crypto'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Disk {
  /** Writes and flushes a new file. */
  readonly write: (path: string, content: Uint8Array | string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  /** Flushes a folder, so that its names survive a power cut. */
  readonly flush: (folder: string) => Promise<void>
  readonly read: (path: string) => Promise<Buffer>
  readonly exists: (path: string) => Promise<boolean>
  /** Names of the files in a folder. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** Another one whenever a name in the folder has come or gone. */
  readonly stamp: (folder: string) => Promise<string>
  readonly makeFolder: (path: string) => Promise<void>
  /** Gives the file `from` the second name `to`; answers false when there is such a file already. */
  readonly claim: (from: string, to: string) => Promise<boolean>
  /** A file that is not there is removed already. */
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
  // Only what is surely not there is absent: a pointer that cannot be read must not be taken for an empty store.
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
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

let temporaries = 0

/** A name beside `path` that nobody else writes to, also not another publish of this process. Never served: it ends in `.tmp`. */
export function temporaryOf(path: string): string {
  return `${path}.${process.pid}-${++temporaries}.tmp`
}

/** Writes `content` so that the file is there whole or not at all: temporary name, flush, compare, rename, flush the folder. */
export async function writeWhole(on: Disk, path: string, content: Uint8Array | string): Promise<void> {
  await moveInto(on, path, content)
  await on.flush(dirname(path))
}

/** The same without the last flush: once renamed, the file is what readers see. */
export async function moveInto(on: Disk, path: string, content: Uint8Array | string): Promise<void> {
  const temporary = temporaryOf(path)
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  try {
    await on.write(temporary, bytes)
    const back = await on.read(temporary)
    if (!back.equals(bytes)) throw new Error(`${path}: what was written is not what was read back. The disk may be full or broken.`)
    await on.rename(temporary, path)
  } catch (error) {
    // On a full disk half a file is in the way of the next try.
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
}

/** The same disk, whose errors tell people which file and why. They keep their code. */
export function withReasons(on: Disk): Disk {
  const telling =
    <A extends readonly unknown[], T>(verb: (path: string, ...rest: A) => Promise<T>) =>
    async (path: string, ...rest: A): Promise<T> => {
      try {
        return await verb(path, ...rest)
      } catch (error) {
        const code = codeOf(error)
        if (code === undefined) throw error
        throw Object.assign(new Error(`${path}: ${reasons[code] ?? 'the file system refuses'} (${code})`, { cause: error }), { code })
      }
    }
  return {
    write: telling(on.write),
    rename: telling(on.rename),
    flush: telling(on.flush),
    read: telling(on.read),
    exists: telling(on.exists),
    list: telling(on.list),
    stamp: telling(on.stamp),
    makeFolder: telling(on.makeFolder),
    claim: telling(on.claim),
    remove: telling(on.remove),
  }
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

export const folders = (
  siteDir: string,
): { objects: string; releases: string; sources: string; pointer: string; ahead: string; lock: string } => ({
  objects: join(siteDir, 'objects'),
  releases: join(siteDir, 'releases'),
  sources: join(siteDir, 'sources'),
  pointer: join(siteDir, 'release.json'),
  /** The next pointer, written before the pointer itself: a pointer that is lost or torn does not lose its place in the sequence. */
  ahead: join(siteDir, 'release.next.json'),
  lock: join(siteDir, 'pointer.lock'),
})
