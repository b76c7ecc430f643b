/** The folder for temporary files of tests. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of a file system in memory on Linux. */
const memoryFolder = '/dev/shm'
/** Required free bytes of the file system and of the memory, including space for browsers and databases. */
const MIN_SPACE = 4 * 1024 ** 3
const MIN_MEMORY = 8 * 1024 ** 3

/**
 * Calls `work` with a folder for the temporary files of the tests of a checkout, and removes the folder. It is in
 * memory if there is enough space: tests write gigabytes of databases and releases and flush each file, so on a
 * disk they would spend a tenth of their time waiting.
 */
export async function withTemporaryFiles<T>(checkout: string, work: (folder: string) => Promise<T>): Promise<T> {
  // The name depends on the checkout, so the next run removes the folder of a killed run. It is short, because the
  // path of a socket of PostgreSQL has at most 107 characters.
  const name = `habi-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`
  const folder = join((await hasRoomInMemory()) ? memoryFolder : tmpdir(), name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // The folder is open to all users, because PostgreSQL and a server without rights run as other users.
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
    // Other systems do not have this file system.
    return false
  }
}
