/** `npm run diff`: prints the changes from one version of a site to another, and who gains or loses what. */
import { runCommand } from './command-line.ts'
import { printDifference } from './site/difference.ts'

await runCommand('diff', printDifference)
