import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'
import type { Outage } from './outage.ts'
import type { SqlSource } from './pglite-dialect.ts'
import { type PgliteThread, startPglite } from './pglite-thread.ts'
import { reopen } from './reopen.ts'

const checkedDisk = withReasons(disk)
const probeBytes = 1024 * 1024

export interface EmbeddedDatabase {
  readonly source: SqlSource
  /** Marks the database as complete, so the next open keeps its data. */
  readonly keep: () => Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Time limit for each statement, in milliseconds. */
  readonly timeoutMs?: number | undefined
  readonly outage: Outage
  /** Aborts the first open. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens PGlite. When the first open fails, as on a full disk, it leaves a folder that can never be opened. A marker
 * file beside the folder states that the database has no data yet, so the next open removes the folder.
 */
export async function openEmbedded({ dataDir, timeoutMs, outage, signal }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'db')
  const unfinished = join(dataDir, 'db.unfinished')
  await probeDisk(dataDir)
  if (await checkedDisk.exists(unfinished)) await rm(folder, { recursive: true, force: true })
  else if (!(await checkedDisk.exists(folder))) await checkedDisk.write(unfinished, '')
  const first = await startPglite(folder, { timeoutMs, signal })
  const probe = (): Promise<void> => probeDisk(dataDir)
  return {
    source: keepOpen({ first, probe, start: (opening) => startPglite(folder, { timeoutMs, signal: opening }), outage }),
    // Called after the migrations and before other data is written.
    keep: () => checkedDisk.remove(unfinished),
  }
}

interface KeepOpenOptions {
  readonly first: PgliteThread
  /** Rejects with the reason when the disk cannot be written. */
  readonly probe: () => Promise<void>
  readonly start: (signal: AbortSignal) => Promise<PgliteThread>
  readonly outage: Outage
}

/** Starts PGlite again, after growing pauses, whenever it has stopped. */
function keepOpen({ first, probe, start, outage }: KeepOpenOptions): SqlSource {
  const close = (thread: PgliteThread): Promise<void> => thread.close()
  let current: PgliteThread | undefined
  let closeLast = (): Promise<void> => first.close()
  let isClosed = false

  const open = async (signal: AbortSignal): Promise<PgliteThread> => {
    await probe()
    return await start(signal)
  }
  function setCurrent(thread: PgliteThread): void {
    current = thread
    void thread.stopped.then(async (cause) => {
      current = undefined
      // Prefers the error of the probe: it is clearer than PGlite's.
      const reason = await probe().then(
        () => cause,
        (error: unknown) => error,
      )
      if (isClosed) return
      outage.begin(reasonOf(reason))
      const next = reopen({ open, close, outage })
      closeLast = next.close
      void next.opened.then(setCurrent)
    })
  }
  setCurrent(first)

  return {
    current() {
      if (current === undefined) throw new UnavailableError('The database is not available. Please try again later.')
      return current
    },
    async close() {
      isClosed = true
      await closeLast()
    },
  }
}

/**
 * Writes and removes a file to test the disk: on a full disk PGlite runs for seconds, and then stops without an error
 * message.
 */
async function probeDisk(dataDir: string): Promise<void> {
  const path = join(dataDir, 'db.probe.tmp')
  try {
    await checkedDisk.write(path, Buffer.alloc(probeBytes))
  } finally {
    await checkedDisk.remove(path).catch(() => undefined)
  }
}
