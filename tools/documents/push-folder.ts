import { type Finding, formatFinding, inFolder } from '../../engine/document/finding.ts'
import { CommandError, type CommandOutput, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { hashOfFile, readStep, type FolderState, writeStep } from './step.ts'
import { GateError, isRefusal, type Published, StoreClient } from './store-client.ts'

/**
 * Publishes the changes of a folder since the base as one change set. Files that have also changed on the server must
 * be pulled first.
 */
export const pushFolder: CommandRun<'push'> = async (
  { site, title, draft: isDraft, 'dry-run': isDryRun, server },
  output,
) => {
  const client = await StoreClient.open(server)
  try {
    const step = await readStep(site, client)
    const problem = problemOf(step, site)
    if (problem !== undefined) throw new CommandError(problem, NEGATIVE_RESULT)
    if (step.here.size === 0) {
      output.log(`${site} changes nothing.`)
      return 0
    }
    const id = await client.createChangeSet(title ?? `Push of ${count(step.here.size, 'file')}`)
    const published = await cancelWhenRefused(id, { client, output }, async () => {
      await saveFiles(id, step, client)
      return isDraft ? undefined : await publish(id, { site, isDryRun, client, output })
    })
    if (published === undefined) {
      output.log(`Created the change set ${id} with ${count(step.here.size, 'file')}. It is not published.`)
      return 0
    }
    const { pointer } = published
    if (pointer === undefined) output.log(`${count(step.here.size, 'file')} can be published. Nothing was changed.`)
    else {
      await remember(site, client)
      output.log(`Published ${count(step.here.size, 'file')}. Release ${pointer.sequence} is live: ${pointer.release}.`)
    }
    return 0
  } catch (error) {
    if (error instanceof GateError)
      throw new CommandError(
        `Not published, because the server reported ${count(error.findings.length, 'finding')} for ${site}. Nothing was changed.`,
        NEGATIVE_RESULT,
      )
    throw client.explain(error)
  }
}

function problemOf({ base, here, there }: FolderState, site: string): string | undefined {
  if (base === undefined)
    return (
      `Not pushed: ${site} was never synchronized with this server. ` +
      'Run npm run pull first: it merges the live documents into the folder and keeps your changes.'
    )
  const both = [...here.keys()].filter((path) => there.has(path))
  if (both.length === 0) return undefined
  return (
    `Not pushed: ${both.join(', ')} changed both in the folder and on the server. ` +
    'Run npm run pull to merge both versions, then push again.'
  )
}

interface PushParts {
  readonly client: StoreClient
  readonly output: CommandOutput
}

/** Cancels the change set when the server refuses `work`, so a failed push leaves no draft behind. */
async function cancelWhenRefused<T>(id: string, { client, output }: PushParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) await client.cancel(id)
    else
      output.error(
        `The change set ${id} may still be open on the server, or may be published: npm run status says what is live.`,
      )
    throw error
  }
}

async function saveFiles(id: string, { folder, base, here }: FolderState, client: StoreClient): Promise<void> {
  for (const path of here.keys())
    await client.save(id, { path, base: base?.bodies.get(path) ?? null, content: folder.get(path) })
}

/** Publishes the change set and prints its findings. @throws {GateError} when the gates refused the change set */
async function publish(
  id: string,
  { site, isDryRun, client, output }: PushParts & { readonly site: string; readonly isDryRun: boolean },
): Promise<Partial<Published>> {
  const print = (findings: readonly Finding[]): void => {
    for (const finding of findings) output.error(formatFinding(inFolder(finding, site)))
  }
  try {
    const published = await client.publish(id, isDryRun)
    print(published.findings ?? [])
    if (isDryRun) await client.cancel(id)
    return published
  } catch (error) {
    if (error instanceof GateError) print(error.findings)
    throw error
  }
}

/**
 * Records the live release as the base after a push, if the folder contains all changes of the server since the old
 * base.
 */
async function remember(site: string, client: StoreClient): Promise<void> {
  const { live, folder, there } = await readStep(site, client)
  const isInStep = [...there.keys()].every((path) => live.bodies.get(path) === hashOfFile(folder.get(path)))
  if (isInStep) await writeStep(site, new Map(), live.release)
}
