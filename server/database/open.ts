import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { FileLockedError, takeFileLock } from '../../engine/release/file-lock.ts'
import { openEmbedded } from './embedded.ts'
import { migrations } from './migrations.ts'
import type { Outage } from './outage.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { nameOfPlace, unfinishedMessage } from './place.ts'
import { openPostgresPool } from './postgres-pool.ts'
import type { Db } from './tables.ts'

export type Database = Db

export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

const checkedDisk = withReasons(disk)

/** Another running process uses the embedded database. */
export class DatabaseLockedError extends Error {}

export interface DatabaseOptions {
  readonly dataDir: string
  /** Address of a PostgreSQL server. Without one the embedded PGlite in `DATA_DIR/db` is used. */
  readonly url?: string | undefined
  /** Time limit for connecting to PostgreSQL, and for each statement of either database, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** True for `npm run move` and `npm run restore`, which open an incomplete database that servers refuse. */
  readonly isTransfer?: boolean | undefined
  /** Receives failures of the database after it was opened, and the next success. */
  readonly outage?: Outage
}

/**
 * Locks the embedded database. Two processes on one PGlite folder would lose rows without an error.
 * @returns a function that opens and migrates the database. It rejects when PostgreSQL does not respond, or when the
 * disk cannot be written, and may then be called again. It rejects soon when its signal is aborted.
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function lockDatabase(options: DatabaseOptions): Promise<(signal?: AbortSignal) => Promise<OpenDatabase>> {
  const { dataDir, url } = options
  if (url !== undefined) return (signal) => openPostgres(url, options, signal)
  let held: ReleaseLock | undefined
  try {
    held = await takeLock(dataDir)
  } catch (error) {
    // Ignores other errors: on a full or read-only disk the server still serves pages.
    if (error instanceof DatabaseLockedError) throw error
  }
  return async (signal) => {
    const release = held ?? (await takeLock(dataDir))
    held = undefined
    try {
      return await openAndMigrateEmbedded({ ...options, signal }, release)
    } catch (error) {
      await release()
      throw error
    }
  }
}

type ReleaseLock = () => Promise<void>

/** @throws {DatabaseLockedError} */
async function takeLock(dataDir: string): Promise<ReleaseLock> {
  const busyMessage = (holder: string): string =>
    `The database in ${dataDir} is in use by ${holder}. Stop that process, or set another DATA_DIR.`
  try {
    await mkdir(dataDir, { recursive: true })
    // Waits briefly, because another process may be removing the lock of a dead process.
    return await takeFileLock(checkedDisk, join(dataDir, 'db.lock'), { waitMs: 500, busyMessage })
  } catch (error) {
    throw error instanceof FileLockedError ? new DatabaseLockedError(error.message) : error
  }
}

async function openAndMigrateEmbedded(
  options: DatabaseOptions & { readonly signal: AbortSignal | undefined },
  release: ReleaseLock,
): Promise<OpenDatabase> {
  const { reported, start } = outageWhenOpen(options.outage)
  const { source, keep } = await openEmbedded({ ...options, outage: reported })
  const db: Database = new Kysely({ dialect: pgliteDialect(source) })
  const opened = await migrate(
    {
      db,
      async close() {
        await db.destroy()
        await release()
      },
    },
    options,
  )
  await keep().catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
  start()
  return opened
}

/** Reports outages from `start` on. A failure while opening is reported by the caller, which opens again. */
function outageWhenOpen(outage: Outage | undefined): { readonly reported: Outage; readonly start: () => void } {
  let isOpen = false
  return {
    reported: {
      begin: (reason) => isOpen && outage?.begin(reason),
      end: () => isOpen && outage?.end(),
    },
    start: () => (isOpen = true),
  }
}

async function openPostgres(
  url: string,
  options: DatabaseOptions,
  signal: AbortSignal | undefined,
): Promise<OpenDatabase> {
  const { timeoutMs, outage } = options
  const { reported, start } = outageWhenOpen(outage)
  const pool = await openPostgresPool(url, reported, timeoutMs)
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const opened = await unlessAborted(migrate({ db, close: () => db.destroy() }, options), signal)
  start()
  return opened
}

/** Like `opening`, but rejects as soon as the signal is aborted, even if PostgreSQL does not respond. */
function unlessAborted(opening: Promise<OpenDatabase>, signal: AbortSignal | undefined): Promise<OpenDatabase> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal?.reason as Error)
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
    signal?.addEventListener('abort', abort)
    void opening.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}

async function migrate(opened: OpenDatabase, { isTransfer, url, dataDir }: DatabaseOptions): Promise<OpenDatabase> {
  const migrator = new Migrator({ db: opened.db, provider: { getMigrations: async () => migrations } })
  try {
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    const filling = await opened.db.selectFrom('config_transfer').selectAll().executeTakeFirst()
    if (filling === undefined || isTransfer === true) return opened
    throw new Error(unfinishedMessage(filling, nameOfPlace({ dataDir, url })))
  } catch (error) {
    await opened.close()
    throw error
  }
}
