/** One mover of the pointer at a time: publishing and a break-glass rollback are processes that know nothing of each other. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Disk, temporaryOf } from './disk.ts'

interface Holder {
  readonly pid: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Moving the pointer takes milliseconds. A lock this old belongs to a dead process whose number another one has now. */
const STALE_MS = 30_000
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 25

/**
 * Runs `work` while no other process moves the pointer. The lock of a process that died is taken away.
 * @throws {Error} when a living process holds it for ten seconds
 */
export async function withPointerLock<T>(on: Disk, lock: string, work: () => Promise<T>): Promise<T> {
  const mine = temporaryOf(lock)
  const until = Date.now() + PATIENCE_MS
  try {
    await on.write(mine, JSON.stringify({ pid: process.pid, at: Date.now() } satisfies Holder))
    while (!(await on.claim(mine, lock))) {
      const text = await readLock(on, lock)
      if (text === undefined) continue
      if (isStale(text)) await takeAway(on, lock, text)
      else if (Date.now() > until)
        throw new Error(`process ${holderOf(text)?.pid ?? '?'} is moving the pointer (${lock}): nothing was changed`)
      else await wait(LOOK_EVERY_MS)
    }
  } catch (error) {
    await on.remove(mine).catch(() => undefined)
    throw error
  }
  try {
    return await work()
  } finally {
    // Failing to let go costs the next one a wait, not this one its result.
    await on.remove(lock).catch(() => undefined)
    await on.remove(mine).catch(() => undefined)
  }
}

async function readLock(on: Disk, lock: string): Promise<string | undefined> {
  try {
    return (await on.read(lock)).toString('utf8')
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === 'ENOENT') return undefined
    throw error
  }
}

/** By renaming, so that of two who see the same dead lock only one takes it; a living one's, moved by mistake, is put back. */
async function takeAway(on: Disk, lock: string, dead: string): Promise<void> {
  const aside = temporaryOf(lock)
  try {
    await on.rename(lock, aside)
  } catch {
    // Somebody else was faster.
    return
  }
  if ((await on.read(aside)).toString('utf8') !== dead) await on.claim(aside, lock)
  await on.remove(aside)
}

function isStale(text: string): boolean {
  const holder = holderOf(text)
  return holder === undefined || Date.now() - holder.at > STALE_MS || !lives(holder.pid)
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, at } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && typeof at === 'number' ? { pid: pid as number, at } : undefined
  } catch {
    return undefined
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}
