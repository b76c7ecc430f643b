/** Protects changes that were published on the server from a publish of a folder that does not contain them. */
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { readStep } from './step.ts'
import { isOfFolder, StoreClient } from './store-client.ts'

/** How many changes the message names. */
const NAMED = 5

/**
 * Refuses when change sets were published after the last publish of a folder, and `site` has not pulled them.
 * @throws {CommandError} with the titles of the changes, and what to do
 */
export async function refuseUnpulledChanges(site: string, server: string | undefined): Promise<void> {
  const titles = await unpulledTitles(site, server)
  if (titles.length === 0) return
  const named = titles.slice(0, NAMED).map((title) => `  ${title}`)
  const more = titles.length > NAMED ? [`  and ${titles.length - NAMED} more`] : []
  throw new CommandError(
    [
      `Not published: ${site} may lack changes that were published on the server:`,
      ...named,
      ...more,
      'Run npm run pull to merge them into the folder, or add --overwrite to publish the folder without them.',
      'The live release is unchanged.',
    ].join('\n'),
    NEGATIVE_RESULT,
  )
}

/** Titles of the change sets that were published after the last publish of a folder, newest first. */
async function unpulledTitles(site: string, server: string | undefined): Promise<readonly string[]> {
  // The publish reports a server that cannot be reached.
  const client = await StoreClient.open(server).catch(() => undefined)
  const moves = (await client?.history().catch(() => undefined)) ?? []
  const lastOfFolder = moves.findIndex(isOfFolder)
  const later = lastOfFolder === -1 ? moves : moves.slice(0, lastOfFolder)
  const titles = later.flatMap(({ title, sequence }) => (title === null ? [] : [`release ${sequence}: ${title}`]))
  if (client === undefined || titles.length === 0) return []
  const { base, there } = await readStep(site, client)
  return base !== undefined && there.size === 0 ? [] : titles
}
