/** `npm run push`: publishes the changes of a folder as a change set. */
import { runCommand } from './command-line.ts'
import { pushFolder } from './documents/push-folder.ts'

await runCommand('push', pushFolder)
