/** `npm run timeline`: prints every instant at which the clock changes what players see. */
import { runCommand } from './command-line.ts'
import { printTimeline } from './site/timeline.ts'

await runCommand('timeline', printTimeline)
