import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Fastify, { type FastifyInstance } from 'fastify'
import { Kysely, Migrator } from 'kysely'
import type { Database } from '../database/open.ts'
import { migrations } from '../database/migrations.ts'
import { pgliteDialect } from '../database/pglite-dialect.ts'
import { noKey } from './control/control-key.ts'
import { createClock } from './clock.ts'
import { registerSandbox } from './register.ts'

const text = (value: string) => value

/** Opens a migrated database in memory. For tests. */
export async function openTestDatabase(): Promise<Database> {
  const client = await PGlite.create({ parsers: { 20: text, 1700: text } })
  const dialect = pgliteDialect({ current: () => client, close: () => client.close() })
  const db: Database = new Kysely({ dialect })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error !== undefined) throw error
  return db
}

/** Opens a server with only the sandbox, on a database in memory. For tests. */
export async function openTestSandbox(controlKey = noKey): Promise<FastifyInstance> {
  const database = openTestDatabase()
  const app = Fastify()
  void registerSandbox(app, {
    root: join(import.meta.dirname, '..', '..'),
    clock: createClock(),
    database: () => database,
    controlKey,
  })
  app.addHook('onClose', async () => (await database).destroy())
  await database
  return app
}
