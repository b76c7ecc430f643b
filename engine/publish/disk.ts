/** The file system as publishing uses it: few verbs, each one a step at which a machine may die. */
import { createHash } from 'node:crypto'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Disk {
  /** Writes and flushes a new file. */
  readonly write: (path: string, content: Uint8Array | string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  /** Flushes a folder, so that its names survive a power cut. */
  readonly flush: (folder: string) => Promise<void>
  readonly read: (path: string) => Promise<Buffer>
  readonly exists: (path: string) => Promise<boolean>
  readonly makeFolder: (path: string) => Promise<void>
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
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true })
  },
}

/** First 20 hex digits of SHA-256: the name of an object. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

/** Writes `content` so that the file is there whole or not at all: temporary name, flush, compare, rename, flush the folder. */
export async function writeWhole(on: Disk, path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  await on.write(temporary, content)
  const back = await on.read(temporary)
  if (hashOf(back) !== hashOf(content)) throw new Error(`${path}: what was written is not what was read back. The disk may be full or broken.`)
  await on.rename(temporary, path)
  await on.flush(dirname(path))
}

export const folders = (siteDir: string): { objects: string; releases: string; sources: string; pointer: string } => ({
  objects: join(siteDir, 'objects'),
  releases: join(siteDir, 'releases'),
  sources: join(siteDir, 'sources'),
  pointer: join(siteDir, 'release.json'),
})
