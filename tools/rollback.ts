/**
 * `npm run rollback`: moves the pointer back to an earlier release. It works on the files of the store, also while the
 * server and the database are down. A running server serves the release within a second.
 */
import { resolve } from 'node:path'
import { CommandError, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { rollBack } from './release/roll-back.ts'

await runCommand('rollback', async ({ release }) => {
  const siteDir = resolve(process.env.DATA_DIR || '.data', 'site')
  try {
    for (const line of await rollBack(siteDir, release)) console.log(line)
  } catch (error) {
    throw new CommandError(
      `Not rolled back: ${error instanceof Error ? error.message : String(error)}`,
      NEGATIVE_RESULT,
    )
  }
})
