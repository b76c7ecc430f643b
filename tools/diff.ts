/** `npm run diff`: what changes from one version of a site to another, and who gains or loses what by it. */
import { runCommand } from './command-line.ts'
import { printDifference } from './site/difference.ts'

await runCommand('diff', printDifference)
