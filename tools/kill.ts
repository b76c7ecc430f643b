/** `npm run kill`: takes a part of the site out of use in every release, or lifts that. */
import { runCommand } from './command-line.ts'
import { runKill } from './release/kill.ts'

await runCommand('kill', runKill)
