import type { CommandRun } from '../command-line.ts'
import { refuseUnpulledChanges } from '../documents/unpulled-changes.ts'
import { publishFolder } from './publish-folder.ts'

/**
 * Publishes a folder, but refuses if the folder lacks live changes of others. With `overwrite`, the publish removes
 * these changes.
 */
export const publishCommand: CommandRun<'publish'> = async ({ site, server, overwrite }) => {
  const compared = overwrite ? undefined : await refuseUnpulledChanges(site, server)
  await publishFolder(site, server, compared)
  return 0
}
