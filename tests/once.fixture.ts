/** Files that all test processes share: the first process that needs them makes them, the others wait for it. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const WAIT_MS = 180_000
const LOOK_EVERY_MS = 50

/** Makes `path` unless it exists. `make` writes to the path that it is given. Returns `path`. */
export async function makeOnce(path: string, make: (part: string) => Promise<void>): Promise<string> {
  const lock = `${path}.lock`
  await mkdir(dirname(path), { recursive: true })
  const deadline = Date.now() + WAIT_MS
  while (!existsSync(path)) {
    if (await isAbandoned(lock)) await rm(lock, { recursive: true, force: true })
    if (await takeLock(lock)) {
      try {
        // Another process may have finished between the two checks.
        if (!existsSync(path)) {
          await make(`${path}.part`)
          await rename(`${path}.part`, path)
        }
      } finally {
        await rm(lock, { recursive: true, force: true })
      }
    } else if (Date.now() > deadline)
      throw new Error(`${lock} is held for more than ${WAIT_MS} ms. Remove test-results and run again.`)
    else await wait(LOOK_EVERY_MS)
  }
  return path
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
  } catch {
    return false
  }
  await writeFile(join(lock, 'owner'), String(process.pid))
  return true
}

/** True for the lock of a process that has ended. A lock without an owner is being taken. */
async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(join(lock, 'owner'), 'utf8').catch(() => ''))
  if (!Number.isInteger(owner) || owner === 0) return false
  try {
    process.kill(owner, 0)
    return false
  } catch {
    return true
  }
}
