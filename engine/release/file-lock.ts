/**
 * A lock file for processes of one machine. `link` creates it from a finished temporary file, so it is never empty or
 * half-written. It names its holder by process id and start time; the lock of a dead process is removed.
 *
 * Only the holder removes the lock of a live process. The lock of a dead process is removed under a second exclusion: a
 * process that wants to remove it first announces this with a file of its own, then lists the folder, and withdraws if
 * it finds the announcement of another live process. Of two such processes, at least one sees the announcement of the
 * other, so at most one continues. So the lock never has two holders, even if a process is suspended at any step for
 * any time.
 *
 * Process ids must mean the same to all users of the lock: containers with their own process ids must not share it.
 */
import { randomInt } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Disk } from './disk.ts'
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.ts'

interface LockHolder extends ProcessIdentity {
  /** Distinguishes the locks of one process. */
  readonly id: number
}

export interface FileLockOptions {
  /** Milliseconds to wait for a lock that a live process holds. */
  readonly waitMs: number
  /**
   * Returns the error message for when the lock cannot be taken within `waitMs`. `holder` is a text like `process 123`.
   */
  readonly busyMessage: (holder: string) => string
  /** Tests replace the processes and the pauses with simulated ones. */
  readonly environment?: LockEnvironment
}

export interface LockEnvironment {
  readonly self: ProcessIdentity
  readonly isRunning: (process: ProcessIdentity) => boolean
  readonly pause: (ms: number) => Promise<unknown>
}

/** Thrown when a live process holds the lock for too long. */
export class FileLockedError extends Error {}

const MIN_PAUSE_MS = 1
const MAX_PAUSE_MS = 25

/** Locks that this process could not remove when it released them. They count as stale. */
const abandoned = new Set<number>()

/** Runs `work` while holding the lock. */
export async function withFileLock<T>(
  on: Disk,
  lock: string,
  options: FileLockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const release = await takeFileLock(on, lock, options)
  try {
    return await work()
  } finally {
    await release()
  }
}

/**
 * @returns a function that releases the lock. It does not throw, and may be called more than once.
 * @throws {FileLockedError} when a live process holds the lock for longer than `waitMs`
 */
export async function takeFileLock(on: Disk, lock: string, options: FileLockOptions): Promise<() => Promise<void>> {
  const { waitMs, busyMessage, environment = realEnvironment } = options
  const { self, pause } = environment
  const holder: LockHolder = { ...self, id: randomInt(2 ** 47) }
  const temporary = `${lock}.${self.pid}-${holder.id}.tmp`
  const until = Date.now() + waitMs
  let pauseMs = MIN_PAUSE_MS
  try {
    await on.write(temporary, JSON.stringify(holder))
    while (!(await on.claim(temporary, lock))) {
      const found = await readHolder(on, lock)
      if (found === undefined) continue
      if (isStale(found, environment) && (await removeStale(on, lock, environment))) continue
      if (Date.now() >= until)
        throw new FileLockedError(busyMessage(found === 'invalid' ? 'an unknown process' : `process ${found.pid}`))
      await pause(pauseMs * (0.5 + Math.random()))
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
  } finally {
    await on.remove(temporary).catch(() => undefined)
  }
  // Leftovers do no harm: errors are ignored, and the next holder tries again.
  await removeLeftovers(on, lock, environment).catch(() => undefined)
  let released: Promise<unknown> | undefined
  return async () => {
    // Removes the lock only once: a second removal would remove the lock of the next holder.
    await (released ??= on.remove(lock).catch(() => abandoned.add(holder.id)))
  }
}

/**
 * Removes the temporary files of processes that ended while they took the lock, and the files by which they announced
 * that they remove a stale lock.
 */
async function removeLeftovers(on: Disk, lock: string, { isRunning }: LockEnvironment): Promise<void> {
  const prefix = `${basename(lock)}.`
  for (const name of await on.list(dirname(lock))) {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)-\d+\.tmp$/.exec(name.slice(prefix.length))) || []
    const owner = pid === undefined ? announcerOf(lock, name) : { pid: Number(pid) }
    if (owner !== undefined && !isRunning(owner)) await on.remove(join(dirname(lock), name))
  }
}

const realEnvironment: LockEnvironment = { self: currentProcess(), isRunning, pause: wait }

/**
 * Reads the holder of the lock; undefined if there is no lock. A file without a holder was not written by this module,
 * and is `invalid`.
 */
async function readHolder(on: Disk, lock: string): Promise<LockHolder | 'invalid' | undefined> {
  try {
    const value = JSON.parse((await on.read(lock)).toString('utf8')) as Partial<LockHolder> | null
    if (!Number.isSafeInteger(value?.pid) || Number(value?.pid) <= 0) return 'invalid'
    return value as LockHolder
  } catch (error) {
    if (error instanceof SyntaxError) return 'invalid'
    if ((error as { readonly code?: unknown }).code === 'ENOENT') return undefined
    throw error
  }
}

function isStale(holder: LockHolder | 'invalid', { isRunning }: LockEnvironment): boolean {
  return holder === 'invalid' || abandoned.has(holder.id) || !isRunning(holder)
}

/** Removes a stale lock. Returns false when another process is removing it. */
async function removeStale(on: Disk, lock: string, environment: LockEnvironment): Promise<boolean> {
  const announcement = announcementOf(lock, environment.self)
  try {
    await on.write(announcement, '')
    if (await othersAnnounced(on, lock, announcement, environment)) return false
    // The lock may have got another holder since it was read, so it is read again. After this point, no other process
    // removes a stale lock.
    const holder = await readHolder(on, lock)
    if (holder !== undefined && isStale(holder, environment)) await on.remove(lock)
    return true
  } finally {
    await on.remove(announcement).catch(() => undefined)
  }
}

/** The name identifies the process, so the file does not have to be read. */
function announcementOf(lock: string, { pid, start = '' }: ProcessIdentity): string {
  return `${lock}.${pid}-${start}-${randomInt(2 ** 47)}.stale`
}

async function othersAnnounced(on: Disk, lock: string, own: string, { isRunning }: LockEnvironment): Promise<boolean> {
  for (const name of await on.list(dirname(lock))) {
    const announcer = name === basename(own) ? undefined : announcerOf(lock, name)
    if (announcer === undefined) continue
    if (isRunning(announcer)) return true
    await on.remove(join(dirname(lock), name))
  }
  return false
}

/** Returns the process that wrote an announcement file; undefined for any other file. */
function announcerOf(lock: string, name: string): ProcessIdentity | undefined {
  const prefix = `${basename(lock)}.`
  const [, pid, start] = (name.startsWith(prefix) && /^(\d+)-(.*)-\d+\.stale$/.exec(name.slice(prefix.length))) || []
  if (pid === undefined || start === undefined) return undefined
  return { pid: Number(pid), ...(start === '' ? {} : { start }) }
}
