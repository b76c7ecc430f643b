import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another living process holds the embedded database. */
export class DatabaseLockedError extends Error {}

/**
 * Takes the lock file of an embedded database. The database is for one process: two on one directory lose rows
 * silently. The file is made with O_EXCL and names its owner; a dead owner's lock is taken over.
 * @returns gives the lock back
 * @throws {DatabaseLockedError} while the owner lives
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    const mine = `${process.pid} ${startOf(process.pid)}`
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, mine)
      closeSync(file)
      return () => {
        if (read(path) === mine) rmSync(path, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = read(path)
    if (owner !== undefined && isAlive(owner)) {
      const [pid] = owner.split(' ')
      throw new DatabaseLockedError(
        `The database in ${dirname(path)} belongs to the running process ${pid}. Stop that one, or start this one with another DATA_DIR.`,
      )
    }
    // Rename first: of two processes that find the same stale lock only one moves it, and then both race for O_EXCL.
    const stale = `${path}.stale-${process.pid}`
    try {
      renameSync(path, stale)
      rmSync(stale, { force: true })
    } catch {
      // The other one was faster.
    }
  }
  throw new DatabaseLockedError(`The lock ${path} is being taken by another process.`)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive(owner: string): boolean {
  const [pidText, start] = owner.split(' ')
  const pid = Number(pidText)
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // The number may have been given to another process since; the start time tells, where the system shows it.
  return start === undefined || start === '' || startOf(pid) === start
}

/** When a process started, in the kernel's ticks; empty where that is not to be had. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
