/** `npm run publish`: sends a site to the running server, which publishes it. */
import { runCommand } from './command-line.ts'
import { publishFolder } from './publish/publish-folder.ts'

await runCommand('publish', async ({ site, server }) => await publishFolder(site, server))
