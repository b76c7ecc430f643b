/** `npm run backup`: writes everything that a site has to one file. */
import { runCommand } from './command-line.ts'
import { backUp } from './transfer/transfer-commands.ts'

await runCommand('backup', backUp)
