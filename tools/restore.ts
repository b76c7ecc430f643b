/** `npm run restore`: fills an empty data folder and database from a backup. */
import { runCommand } from './command-line.ts'
import { restore } from './transfer/transfer-commands.ts'

await runCommand('restore', restore)
