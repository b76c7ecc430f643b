/**
 * Processes that are killed and stopped at random instants, with delayed file systems, never hold one lock at the same
 * time.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { disk } from '../../engine/release/disk.ts'
import { takeFileLock } from '../../engine/release/file-lock.ts'
import { caseCount, isFullRun } from '../sample.fixture.ts'

const PROCESSES = 4
const ACQUISITIONS = caseCount({ quick: 1000, full: 10_000, variable: 'LOCKS' })
/** Time limit of a usual run, which may end with fewer acquisitions. */
const QUICK_MS = 6000
const LIMIT_MS = 240_000 + ACQUISITIONS * 60

test(
  `a lock that killed and paused processes take up to ${ACQUISITIONS} times never has two holders`,
  { timeout: LIMIT_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'habi-lock-'))
    await mkdir(join(folder, 'inside'))
    const script = join(folder, 'child.mjs')
    const entryPoints = [resolve(import.meta.dirname, 'lock.process.ts')]
    await build({ entryPoints, outfile: script, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })

    const problems: string[] = []
    const exits: Promise<unknown>[] = []
    const start = (): ChildProcess => {
      const child = fork(script, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
      child.stderr?.on('data', (chunk: Buffer) => problems.push(chunk.toString()))
      child.on('message', (message) => problems.push(String(message)))
      exits.push(once(child, 'exit'))
      return child
    }
    const children = Array.from({ length: PROCESSES }, start)
    const acquisitions = async (): Promise<number> => (await stat(join(folder, 'log')).catch(() => ({ size: 0 }))).size

    let kills = 0
    let stops = 0
    const deadline = isFullRun ? Number.POSITIVE_INFINITY : Date.now() + QUICK_MS
    while (problems.length === 0 && (await acquisitions()) < ACQUISITIONS && Date.now() < deadline) {
      await wait(Math.random() * 40)
      const index = Math.floor(Math.random() * PROCESSES)
      const child = children[index]
      if (Math.random() < 0.1) {
        child?.kill('SIGKILL')
        children[index] = start()
        kills++
      } else {
        child?.kill('SIGSTOP')
        await wait(Math.random() * 5)
        child?.kill('SIGCONT')
        stops++
      }
    }
    for (const child of children) child.send('stop')
    await Promise.all(exits)
    console.log(
      `Locked ${await acquisitions()} times by ${PROCESSES} processes, with ${kills} kills and ${stops} stops.`,
    )
    expect(problems).toEqual([])
    expect(await acquisitions()).toBeGreaterThan(100)
    // After all kills, a process can still take the lock.
    await (
      await takeFileLock(disk, join(folder, 'lock'), { waitMs: 5000, busyMessage: (holder) => `blocked by ${holder}` })
    )()
    await rm(folder, { recursive: true })
  },
)
