/** `npm run rollback`: makes an earlier release live again, on this machine or on a server. */
import { runCommand } from './command-line.ts'
import { runRollback } from './release/rollback-command.ts'

await runCommand('rollback', runRollback)
