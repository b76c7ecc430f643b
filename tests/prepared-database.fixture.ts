/**
 * New embedded databases of tests start as copies of a prepared, migrated database, because PGlite needs four seconds
 * of processor time to create an empty PostgreSQL cluster, 1.5 seconds to unpack it from an archive, and one second for
 * the migrations. Tests that start the server as a process create and migrate their own. This is a setup file of every
 * test file, and does no work until a database is opened.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { WorkerOptions } from 'node:worker_threads'
import { vi } from 'vitest'
import { makeOnce } from './once.fixture.ts'

type PGliteClass = typeof import('@electric-sql/pglite').PGlite

/** Creates the database once for all test processes, as `folder` and, for databases in memory, as `archive.tar`. */
const prepare = (PGlite: PGliteClass): Promise<string> =>
  makeOnce(resolve(import.meta.dirname, '../test-results/migrated-pglite'), async (part) => {
    await mkdir(part)
    const client = await PGlite.create({ dataDir: join(part, 'folder') })
    await migrate(client)
    await writeFile(join(part, 'archive.tar'), Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
    await client.close()
  })

/** A database that opens this one later applies the migrations that were added since. */
async function migrate(client: InstanceType<PGliteClass>): Promise<void> {
  const { Kysely, Migrator } = await import('kysely')
  const { migrations } = await import('../server/database/migrations.ts')
  const { pgliteDialect } = await import('../server/database/pglite-dialect.ts')
  const db = new Kysely<unknown>({ dialect: pgliteDialect({ current: () => client, close: async () => undefined }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error !== undefined) throw error
  await db.destroy()
}

vi.mock('node:worker_threads', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:worker_threads')>()

  /**
   * Runs `prepared-pglite-worker.mjs` instead of the worker of the server. That file copies the prepared database and
   * then imports the worker.
   */
  class Worker extends original.Worker {
    constructor(file: string | URL, options?: WorkerOptions) {
      const isPglite = String(file).endsWith('/pglite-worker.mjs')
      super(isPglite ? new URL('./prepared-pglite-worker.mjs', import.meta.url) : file, options)
      if (!isPglite) return
      void vi
        .importActual<typeof import('@electric-sql/pglite')>('@electric-sql/pglite')
        .then(({ PGlite }) => prepare(PGlite))
        .then((path) => this.postMessage(join(path, 'folder')))
    }
  }
  return { ...original, Worker }
})

// A database in the thread of a test is in memory, and starts from the archive.
vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof import('@electric-sql/pglite')>()
  const { PGlite } = original

  async function create(options: object = {}) {
    const archive = await readFile(join(await prepare(PGlite), 'archive.tar'))
    return await PGlite.create({ ...options, loadDataDir: new Blob([archive]) })
  }

  return { ...original, PGlite: Object.assign(function () {}, PGlite, { create }) }
})
