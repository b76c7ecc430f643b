/**
 * Files that all test processes share. The first process that needs a file creates it; other processes wait for the
 * file.
 */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { disk } from '../engine/release/disk.ts'
import { type FileLockOptions, withFileLock } from '../engine/release/file-lock.ts'

const WAIT_MS = 180_000

/** Creates `path` unless it exists: calls `make`, which writes to the path in its argument. Returns `path`. */
export async function makeOnce(path: string, make: (part: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path
  await mkdir(dirname(path), { recursive: true })
  const options: FileLockOptions = {
    waitMs: WAIT_MS,
    busyMessage: (holder) => `${holder} has been making ${path} for more than ${WAIT_MS} ms`,
  }
  await withFileLock(disk, `${path}.lock`, options, async () => {
    // Another process may have created the file meanwhile.
    if (existsSync(path)) return
    const part = `${path}.part`
    // Removes the incomplete file that a killed process may have left.
    await rm(part, { recursive: true, force: true })
    await make(part)
    await rename(part, path)
  })
  return path
}
