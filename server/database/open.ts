import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { FileLockedError, takeFileLock } from '../../engine/release/file-lock.ts'
import { migrations } from './migrations.ts'
import type { Outage } from './outage.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { openPostgresPool } from './postgres-pool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

/** Type ids that are returned as strings, as node-postgres does, because they do not fit into a JavaScript number. */
const int8 = 20
const numeric = 1700

const checkedDisk = withReasons(disk)
const probeBytes = 1024 * 1024

/** Another running process uses the embedded database. */
export class DatabaseLockedError extends Error {}

export interface DatabaseOptions {
  readonly dataDir: string
  /** Address of a PostgreSQL server. Without one the embedded PGlite in `DATA_DIR/db` is used. */
  readonly url?: string | undefined
  /** For connecting to PostgreSQL, and for each statement, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** Receives failures of PostgreSQL after it was opened, and the next success. */
  readonly outage?: Outage
}

/**
 * Locks the embedded database. Two processes on one PGlite folder would lose rows without an error.
 * @returns a function that opens and migrates the database. It rejects when PostgreSQL does not respond, or when the
 * disk cannot be written, and may then be called again.
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function lockDatabase(options: DatabaseOptions): Promise<() => Promise<OpenDatabase>> {
  const { dataDir, url } = options
  if (url !== undefined) return () => openPostgres(url, options)
  let held: ReleaseLock | undefined
  try {
    held = await takeLock(dataDir)
  } catch (error) {
    // On a full or read-only disk the server still serves pages.
    if (error instanceof DatabaseLockedError) throw error
  }
  return async () => {
    const release = held ?? (await takeLock(dataDir))
    held = undefined
    try {
      return await openEmbedded(dataDir, release)
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
    `The database in ${dataDir} is in use by ${holder}. Stop that process, or start this one with another DATA_DIR.`
  try {
    await mkdir(dataDir, { recursive: true })
    // A short wait, for the case that another process is just now removing the lock of a dead one.
    return await takeFileLock(checkedDisk, join(dataDir, 'db.lock'), { waitMs: 500, busyMessage })
  } catch (error) {
    throw error instanceof FileLockedError ? new DatabaseLockedError(error.message) : error
  }
}

/**
 * Opens and migrates PGlite. A first open that fails, as on a full disk, leaves a folder that can never be opened. A
 * marker file beside the folder says that it has no data yet, so that the next open removes it.
 */
async function openEmbedded(dataDir: string, release: ReleaseLock): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db')
  const unfinished = join(dataDir, 'db.unfinished')
  await probeDisk(dataDir)
  if (await checkedDisk.exists(unfinished)) await rm(folder, { recursive: true, force: true })
  else if (!(await checkedDisk.exists(folder))) await checkedDisk.write(unfinished, '')
  const { PGlite } = await import('@electric-sql/pglite')
  const text = (value: string) => value
  const client = await PGlite.create({ dataDir: folder, parsers: { [int8]: text, [numeric]: text } })
  const db: Database = new Kysely({ dialect: pgliteDialect(client) })
  const opened = await migrate({
    db,
    async close() {
      await db.destroy()
      await release()
    },
  })
  // Data is written only to a database whose marker is gone.
  await checkedDisk.remove(unfinished).catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
  return opened
}

/** Writes a file and removes it. On a full disk PGlite works for seconds, and then aborts without a reason. */
async function probeDisk(dataDir: string): Promise<void> {
  const path = join(dataDir, 'db.probe.tmp')
  try {
    await checkedDisk.write(path, Buffer.alloc(probeBytes))
  } finally {
    await checkedDisk.remove(path).catch(() => undefined)
  }
}

async function openPostgres(url: string, { timeoutMs, outage }: DatabaseOptions): Promise<OpenDatabase> {
  // A failure while opening is reported by the caller, which opens again.
  let isOpen = false
  const whenOpen: Outage = {
    begin: (reason) => isOpen && outage?.begin(reason),
    end: () => isOpen && outage?.end(),
  }
  const pool = await openPostgresPool(url, whenOpen, timeoutMs)
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const opened = await migrate({ db, close: () => db.destroy() })
  isOpen = true
  return opened
}

async function migrate(opened: OpenDatabase): Promise<OpenDatabase> {
  const migrator = new Migrator({ db: opened.db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return opened
  await opened.close()
  throw error
}
