/** `npm run publish`: sends a site to the running server, which publishes it. */
import { runCommand } from './command-line.ts'
import { publishCommand } from './publish/publish-command.ts'

await runCommand('publish', publishCommand)
