/** The worker of the embedded database, whose new databases start from a prepared archive. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const archive = await new Promise((resolve) => parentPort.once('message', resolve))
const create = PGlite.create.bind(PGlite)
PGlite.create = async (options) =>
  existsSync(join(options.dataDir, 'PG_VERSION'))
    ? await create(options)
    : await create({ ...options, loadDataDir: new Blob([await readFile(archive)]) })
await import('../server/database/pglite-worker.mjs')
