/** `npm run why`: prints whether a person sees a node of a page at an instant, and if not, the first reason. */
import { runCommand } from './command-line.ts'
import { printWhy } from './site/why.ts'

await runCommand('why', printWhy)
