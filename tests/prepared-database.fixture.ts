/**
 * New embedded databases of tests start from one prepared archive: PGlite needs four seconds to make an empty
 * PostgreSQL cluster, and one to load it. Every test file has this as a setup file; it costs nothing where no database
 * is opened.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import { makeOnce } from './once.fixture.ts'

vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const original = await importOriginal<typeof import('@electric-sql/pglite')>()
  const { PGlite } = original

  const archive = () =>
    makeOnce(resolve(import.meta.dirname, '../test-results/pglite.tar.gz'), async (part) => {
      const empty = await PGlite.create()
      await writeFile(part, Buffer.from(await (await empty.dumpDataDir('gzip')).arrayBuffer()))
      await empty.close()
    })

  async function create(options: { readonly dataDir?: string } = {}) {
    const isNew = options.dataDir === undefined || !existsSync(join(options.dataDir, 'PG_VERSION'))
    const loadDataDir = isNew ? new Blob([await readFile(await archive())]) : undefined
    return await PGlite.create({ ...options, ...(loadDataDir === undefined ? {} : { loadDataDir }) })
  }

  return { ...original, PGlite: Object.assign(function () {}, PGlite, { create }) }
})
