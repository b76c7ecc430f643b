/** `npm run kill`: takes a part of the site out of use in every release, or lifts such a kill. */
import { runCommand } from './command-line.ts'
import { runKill } from './release/kill.ts'

await runCommand('kill', runKill)
