/** `npm run status`: prints the differences between a folder and the live documents. */
import { runCommand } from './command-line.ts'
import { printStatus } from './documents/status.ts'

await runCommand('status', printStatus)
