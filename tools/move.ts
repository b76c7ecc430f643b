/** `npm run move`: moves a site from the embedded database to PostgreSQL, or back. */
import { runCommand } from './command-line.ts'
import { moveSite } from './transfer/transfer-commands.ts'

await runCommand('move', moveSite)
