/** `npm run backup`: writes all data of a site to one file. */
import { runCommand } from './command-line.ts'
import { backUp } from './transfer/transfer-commands.ts'

await runCommand('backup', backUp)
