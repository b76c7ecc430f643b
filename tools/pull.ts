/** `npm run pull`: brings changes of the live documents into a folder. */
import { runCommand } from './command-line.ts'
import { pullFolder } from './documents/pull-folder.ts'

await runCommand('pull', pullFolder)
