import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { FileLockedError, takeFileLock } from '../../engine/release/file-lock.ts'
import { migrations } from './migrations.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  readonly db: Database
  close(): Promise<void>
}

/** Type ids that are returned as strings, as node-postgres does, because they do not fit into a JavaScript number. */
const int8 = 20
const numeric = 1700

/** Another running process uses the embedded database. */
export class DatabaseLockedError extends Error {}

export interface DatabaseOptions {
  readonly dataDir: string
  /** Address of a PostgreSQL server. Without one the embedded PGlite in `DATA_DIR/db` is used. */
  readonly url?: string | undefined
}

/**
 * Locks the embedded database. Two processes on one PGlite folder would lose rows without an error.
 * @returns a function that opens and migrates the database; it rejects when the disk cannot be written
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function lockDatabase({ dataDir, url }: DatabaseOptions): Promise<() => Promise<OpenDatabase>> {
  if (url !== undefined) return () => migrate(openPostgres(url))
  const busyMessage = (holder: string): string =>
    `The database in ${dataDir} is in use by ${holder}. Stop that process, or start this one with another DATA_DIR.`
  // A short wait, for the case that another process is just now removing the lock of a dead one.
  let release: () => Promise<void>
  try {
    await mkdir(dataDir, { recursive: true })
    release = await takeFileLock(withReasons(disk), join(dataDir, 'db.lock'), { waitMs: 500, busyMessage })
  } catch (error) {
    if (error instanceof FileLockedError) throw new DatabaseLockedError(error.message)
    // On a full or read-only disk the server still serves pages.
    return () => Promise.reject(error)
  }
  return async () => {
    try {
      return await migrate(openEmbedded(dataDir, release))
    } catch (error) {
      await release()
      throw error
    }
  }
}

async function openEmbedded(dataDir: string, release: () => Promise<void>): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const text = (value: string) => value
  const client = await PGlite.create({ dataDir: join(dataDir, 'db'), parsers: { [int8]: text, [numeric]: text } })
  const db: Database = new Kysely({ dialect: pgliteDialect(client) })
  return {
    db,
    async close() {
      await db.destroy()
      await release()
    },
  }
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  pool.on('error', () => {})
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

async function migrate(opening: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const opened = await opening
  const migrator = new Migrator({ db: opened.db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return opened
  await opened.close()
  throw error
}
