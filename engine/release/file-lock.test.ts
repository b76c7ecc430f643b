import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Disk, disk } from './disk.ts'
import { FileLockedError, type FileLockOptions, takeFileLock, withFileLock } from './file-lock.ts'
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.ts'

const options: FileLockOptions = { waitMs: 0, busyMessage: (holder) => `${holder} holds the lock` }

describe('a file lock', () => {
  let folder: string
  let lock: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-file-lock-'))
    lock = join(folder, 'test.lock')
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('names its holder, cannot be taken a second time while it is held, and leaves no file after its release', async () => {
    const release = await takeFileLock(disk, lock, options)
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid })
    await expect(takeFileLock(disk, lock, options)).rejects.toThrow(FileLockedError)
    await expect(takeFileLock(disk, lock, options)).rejects.toThrow(`process ${process.pid} holds the lock`)
    await release()
    expect(await readdir(folder)).toEqual([])
    const releaseNext = await takeFileLock(disk, lock, options)
    await release()
    expect(await readdir(folder)).toEqual(['test.lock'])
    await releaseNext()
  })

  test('that another holder has is awaited until it is released', async () => {
    const release = await takeFileLock(disk, lock, options)
    const order: string[] = []
    let refused = (): void => undefined
    const wasRefused = new Promise<void>((resolve) => (refused = resolve))
    const claim: Disk['claim'] = async (from, to) => {
      const isClaimed = await disk.claim(from, to)
      if (!isClaimed) refused()
      return isClaimed
    }
    const waiting = withFileLock({ ...disk, claim }, lock, { ...options, waitMs: 10_000 }, async () =>
      order.push('second'),
    )
    await Promise.race([wasRefused, waiting])
    order.push('first')
    await release()
    await waiting
    expect(order).toEqual(['first', 'second'])
  })

  test('of a dead process, of an earlier process with the same id, or without a holder is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    const stale = [
      JSON.stringify({ pid: child.pid }),
      JSON.stringify({ ...currentProcess(), start: 'another start', id: 1 }),
      '',
      '{"pid":',
      '{"pid":-1}',
      'null',
    ]
    for (const text of stale) {
      await writeFile(lock, text)
      await (
        await takeFileLock(disk, lock, options)
      )()
    }
    expect(await readdir(folder)).toEqual([])
  })

  test('removes only the temporary files of processes that died while they took the lock', async () => {
    const { pid, start = '' } = currentProcess()
    const others = [
      `test.lock.${pid}-5.tmp`,
      `test.lock.${pid}-${start}-5.stale`,
      'test.lock.tmp',
      'other.lock.4194304-5.tmp',
    ]
    const leftovers = ['test.lock.4194304-5.tmp', 'test.lock.4194304-start-5.stale', `test.lock.${pid}-earlier-5.stale`]
    for (const name of [...leftovers, ...others]) await writeFile(join(folder, name), '')
    await (
      await takeFileLock(disk, lock, options)
    )()
    expect((await readdir(folder)).toSorted()).toEqual(others.toSorted())
    for (const name of others) await rm(join(folder, name))
  })

  test('that could not be removed on release does not block the same process', async () => {
    const failing: Disk = {
      ...disk,
      remove: (path) => (path === lock ? Promise.reject(new Error('EIO')) : disk.remove(path)),
    }
    await (
      await takeFileLock(failing, lock, options)
    )()
    expect(await readdir(folder)).toEqual(['test.lock'])
    await (
      await takeFileLock(disk, lock, options)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  test('is removed when the work fails', async () => {
    const failing = withFileLock(disk, lock, options, () => Promise.reject(new Error('the work failed')))
    await expect(failing).rejects.toThrow('the work failed')
    expect(await readdir(folder)).toEqual([])
  })

  test('a process is identified by its ID and, if known, its start time', () => {
    expect(isRunning(currentProcess())).toBe(true)
    expect(isRunning({ pid: process.pid })).toBe(true)
    if (currentProcess().start !== undefined) expect(isRunning({ pid: process.pid, start: '1.1' })).toBe(false)
    expect(isRunning({ pid: 4_194_304 })).toBe(false)
  })
})

test('in thousands of random interleavings with process crashes, a lock never has two holders', async () => {
  let taken = 0
  let takenOver = 0
  for (let seed = 1; seed <= 400; seed++) {
    const result = await simulate(seed)
    expect(result.holdersAtOnce, `seed ${seed}`).toBe(1)
    taken += result.taken
    takenOver += result.diedHolding
  }
  expect(taken).toBeGreaterThan(1500)
  expect(takenOver).toBeGreaterThan(150)
})

/**
 * Runs five processes on a simulated disk. A random scheduler decides which one executes its next disk operation, how
 * long results are delayed, and which processes die. Every process that lives takes the lock three times.
 */
async function simulate(seed: number): Promise<{ holdersAtOnce: number; taken: number; diedHolding: number }> {
  const random = randomNumbers(seed)
  const files = new Map<string, string>()
  const alive = new Set<number>()
  const holding = new Set<number>()
  const steps: { readonly pid: number; readonly run: () => void }[] = []
  const result = { holdersAtOnce: 0, taken: 0, diedHolding: 0 }
  let running = 0

  const step = (pid: number): Promise<void> => new Promise((run) => steps.push({ pid, run }))
  function diskOf(pid: number): Disk {
    const operation =
      <A extends readonly unknown[], T>(run: (...args: A) => T) =>
      async (...args: A): Promise<T> => {
        await step(pid)
        const value = run(...args)
        await step(pid)
        return value
      }
    return {
      ...disk,
      write: operation((path: string, content: Uint8Array | string) => void files.set(path, String(content))),
      read: operation((path: string) => {
        const content = files.get(path)
        return content === undefined ? undefined : Buffer.from(content)
      }) as Disk['read'],
      list: operation(() => [...files.keys()].map((path) => path.slice('/lock/'.length))),
      claim: operation((from: string, to: string) => {
        if (files.has(to)) return false
        files.set(to, files.get(from) ?? '')
        return true
      }),
      remove: operation((path: string) => void files.delete(path)),
    }
  }
  // `read` of a missing file must fail only after the simulated delay, like a real read.
  const throwing = (on: Disk): Disk => ({
    ...on,
    read: async (path) =>
      (await on.read(path)) ?? Promise.reject(Object.assign(new Error('missing'), { code: 'ENOENT' })),
  })

  async function contend(pid: number): Promise<void> {
    const self: ProcessIdentity = { pid, start: 'simulated' }
    const environment = { self, isRunning: (other: ProcessIdentity) => alive.has(other.pid), pause: () => step(pid) }
    for (let n = 0; n < 3; n++) {
      const release = await takeFileLock(throwing(diskOf(pid)), '/lock/a', { ...options, waitMs: 1e9, environment })
      holding.add(pid)
      result.taken++
      result.holdersAtOnce = Math.max(result.holdersAtOnce, holding.size)
      await step(pid)
      holding.delete(pid)
      await release()
    }
  }

  for (let pid = 1; pid <= 5; pid++) {
    alive.add(pid)
    running++
    void contend(pid).then(() => running--)
  }
  for (;;) {
    // Waits until all settled promises have run their next steps.
    await new Promise((resolve) => setImmediate(resolve))
    if (running === 0) return result
    const [next] = steps.splice(Math.floor(random() * steps.length), 1)
    if (next === undefined) throw new Error(`seed ${seed}: no process can go on`)
    // Processes that hold the lock, or are about to release it, die most often.
    const dies = alive.size > 1 && random() < (holding.has(next.pid) ? 0.3 : 0.005)
    if (!dies) {
      next.run()
      continue
    }
    if (holding.delete(next.pid)) result.diedHolding++
    alive.delete(next.pid)
    running--
  }
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
