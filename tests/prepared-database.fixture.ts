/**
 * New embedded databases of tests start from one prepared archive: PGlite needs four seconds to make an empty
 * PostgreSQL cluster, and one to load it. Every test file has this as a setup file; it costs nothing where no database
 * is opened.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { WorkerOptions } from 'node:worker_threads'
import { vi } from 'vitest'
import { makeOnce } from './once.fixture.ts'

/** Makes the archive once for all test processes. */
const archive = (PGlite: typeof import('@electric-sql/pglite').PGlite): Promise<string> =>
  makeOnce(resolve(import.meta.dirname, '../test-results/pglite.tar.gz'), async (part) => {
    const empty = await PGlite.create()
    await writeFile(part, Buffer.from(await (await empty.dumpDataDir('gzip')).arrayBuffer()))
    await empty.close()
  })

vi.mock('node:worker_threads', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:worker_threads')>()

  /** Runs `prepared-pglite-worker.mjs` in place of the worker of the server, which that file imports. */
  class Worker extends original.Worker {
    constructor(file: string | URL, options?: WorkerOptions) {
      const isPglite = String(file).endsWith('/pglite-worker.mjs')
      super(isPglite ? new URL('./prepared-pglite-worker.mjs', import.meta.url) : file, options)
      if (!isPglite) return
      void vi
        .importActual<typeof import('@electric-sql/pglite')>('@electric-sql/pglite')
        .then(({ PGlite }) => archive(PGlite))
        .then((path) => this.postMessage(path))
    }
  }
  return { ...original, Worker }
})

vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof import('@electric-sql/pglite')>()
  const { PGlite } = original

  async function create(options: { readonly dataDir?: string } = {}) {
    const isNew = options.dataDir === undefined || !existsSync(join(options.dataDir, 'PG_VERSION'))
    const loadDataDir = isNew ? new Blob([await readFile(await archive(PGlite))]) : undefined
    return await PGlite.create({ ...options, ...(loadDataDir === undefined ? {} : { loadDataDir }) })
  }

  return { ...original, PGlite: Object.assign(function () {}, PGlite, { create }) }
})
