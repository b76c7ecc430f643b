/** The worker of the embedded database, whose new databases are copies of a prepared folder. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

const prepared = await new Promise((resolve) => parentPort.once('message', resolve))
// The program `cp` needs a tenth of the processor time of `cpSync`.
if (!existsSync(join(workerData.folder, 'PG_VERSION')))
  execFileSync('cp', ['-r', `${prepared}/.`, workerData.folder], { stdio: 'pipe' })
await import('../server/database/pglite-worker.mjs')
