/** Protects changes that are live from a publish of a folder that does not contain them. */
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { changes, type FolderState, hashOfFile, readStep, writeStep } from './step.ts'
import { lastOfFolder, StoreClient } from './store-client.ts'

/** How many files the message names. */
const NAMED = 5

/**
 * Refuses when files have changed on the server since the last publish or pull of `site`, and `site` lacks these
 * changes. A folder that was never in step with the server is compared with the last release that a folder made.
 * @throws {CommandError} with the files, and what to do
 */
export async function refuseUnpulledChanges(site: string, server: string | undefined): Promise<void> {
  const client = await openClient(server)
  if (client === undefined) return
  try {
    if ((await client.history()).length === 0) return
    const lacking = await lackingFiles(await readStep(site, client), client)
    if (lacking.length > 0) throw refusal(site, lacking)
  } catch (error) {
    throw client.explain(error)
  }
}

/** Records that the folder is in step with the live release, if it has the same files. */
export async function recordPublish(site: string, server: string | undefined): Promise<void> {
  const client = await openClient(server)
  if (client === undefined) return
  try {
    const { folder, live } = await readStep(site, client)
    const isSame = folder.size === live.bodies.size
    if (isSame && [...folder].every(([path, content]) => live.bodies.get(path) === hashOfFile(content)))
      await writeStep(site, new Map(), live.release)
  } catch (error) {
    throw client.explain(error)
  }
}

/** The publish itself reports a missing token or an invalid address. */
async function openClient(server: string | undefined): Promise<StoreClient | undefined> {
  return await StoreClient.open(server).catch(() => undefined)
}

async function lackingFiles(
  { folder, live, base, there }: FolderState,
  client: StoreClient,
): Promise<readonly string[]> {
  const earlier = base === undefined ? await lastOfFolder(client) : undefined
  const changed = earlier === undefined ? there : changes(earlier.bodies, live.bodies)
  return [...changed]
    .filter(([path]) => live.bodies.get(path) !== hashOfFile(folder.get(path)))
    .map(([path, how]) => `${path}: ${how} on the server`)
}

function refusal(site: string, lacking: readonly string[]): CommandError {
  const more = lacking.length > NAMED ? [`  and ${count(lacking.length - NAMED, 'more file')}`] : []
  return new CommandError(
    [
      `Not published: ${site} lacks changes that are live:`,
      ...lacking.slice(0, NAMED).map((line) => `  ${line}`),
      ...more,
      'Run npm run pull to merge them into the folder, or add --overwrite to publish the folder without them.',
      'The live release is unchanged.',
    ].join('\n'),
    NEGATIVE_RESULT,
  )
}
