/** The folder for temporary files of tests. */
import { createHash } from 'node:crypto'
import { chmod, mkdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder where Linux mounts a file system in memory. */
const memoryFolder = '/dev/shm'
/** Free bytes that the file system and the memory must have, including space for browsers and databases. */
const MIN_SPACE = 4 * 1024 ** 3
const MIN_MEMORY = 8 * 1024 ** 3

/**
 * Calls `work` with a folder for temporary files of the tests in `checkout`, then removes the folder. It is in memory
 * if there is enough space: tests write and flush gigabytes of databases and releases, and would otherwise spend a
 * tenth of their time waiting for a disk.
 */
export async function withTemporaryFiles<T>(checkout: string, work: (folder: string) => Promise<T>): Promise<T> {
  // The name depends on the checkout, so the next run removes the folder of a killed run. The name is short, because
  // the path of a PostgreSQL socket has at most 107 characters.
  const name = `habi-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 8)}`
  const folder = join((await hasRoomInMemory()) ? memoryFolder : tmpdir(), name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // All users may write to the folder, because PostgreSQL and the server of some tests run as other users.
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
    // The folder exists on Linux only.
    return false
  }
}
