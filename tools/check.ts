/** `npm run check`: prints every error of every document, then every finding of the proofs. */
import { runCommand } from './command-line.ts'
import { printFindings } from './site/findings.ts'

await runCommand('check', printFindings)
