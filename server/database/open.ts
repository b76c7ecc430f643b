import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import { takeLock } from './lock.ts'
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

/**
 * Opens and migrates PostgreSQL at `url`, or without one the embedded PGlite in `DATA_DIR/db`.
 * @throws {DatabaseLockedError} synchronously, when another process uses the embedded database
 */
export function openDatabase(options: { readonly dataDir: string; readonly url?: string | undefined }): Promise<OpenDatabase> {
  if (options.url !== undefined) return migrate(openPostgres(options.url))
  const unlock = takeLock(join(options.dataDir, 'db.lock'))
  return migrate(openEmbedded(options.dataDir, unlock)).catch((error: unknown) => {
    unlock()
    throw error
  })
}

async function openEmbedded(dataDir: string, unlock: () => void): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const text = (value: string) => value
  const client = await PGlite.create({ dataDir: join(dataDir, 'db'), parsers: { [int8]: text, [numeric]: text } })
  const db: Database = new Kysely({ dialect: pgliteDialect(client) })
  return {
    db,
    async close() {
      await db.destroy()
      unlock()
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
