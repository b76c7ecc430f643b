/** Where tests keep their temporary files. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, on Linux. */
const memoryFolder = '/dev/shm'
/** Free bytes of the file system and of the memory, with room for browsers and databases. */
const MIN_SPACE = 4 * 1024 ** 3
const MIN_MEMORY = 8 * 1024 ** 3

/**
 * Calls `work` with a folder for the temporary files of the tests of a checkout, and removes the folder. It is in
 * memory when there is room: tests write gigabytes of databases and releases and flush each file, so on a disk they
 * wait a tenth of their time.
 */
export async function withTemporaryFiles<T>(checkout: string, work: (folder: string) => Promise<T>): Promise<T> {
  // One name for each checkout: a killed run leaves the folder to the next one. It is short, because the path of a
  // socket of PostgreSQL has at most 107 characters.
  const name = `habi-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`
  const folder = join((await hasRoomInMemory()) ? memoryFolder : tmpdir(), name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // PostgreSQL and a server without rights run as another user.
  await chmod(folder, 0o1777)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function hasRoomInMemory(): Promise<boolean> {
  if (freemem() < MIN_MEMORY) return false
  try {
    const { bavail, bsize } = await statfs(memoryFolder)
    return bavail * bsize >= MIN_SPACE
  } catch {
    // Not on other systems.
    return false
  }
}
