import { join } from 'node:path'
import { type FileContent, type Keep, mergeFile } from '../../engine/document/edit/merge-file.ts'
import { CommandError, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { formatText } from '../format.ts'
import { hashOfFile, readStep, type FolderState, writeStep } from './step.ts'
import { lastOfFolder, StoreClient, type StoredRelease } from './store-client.ts'

/**
 * Merges the changes of the server since the base into the folder. If there is a conflict, nothing is written, unless
 * `keep` selects a version.
 */
export const pullFolder: CommandRun<'pull'> = async ({ site, keep, server }, output) => {
  if (keep !== undefined && keep !== 'mine' && keep !== 'theirs')
    throw new CommandError(`--keep takes mine or theirs, got ${JSON.stringify(keep)}`)
  const client = await StoreClient.open(server)
  try {
    const step = await readStep(site, client)
    const { contents, conflicts } = await mergeStep(step, client, keep)
    for (const [path, reasons] of conflicts)
      for (const reason of reasons) output.error(`${join(site, path)}: ${reason}`)
    if (conflicts.size > 0 && keep === undefined) {
      output.error(
        `Nothing was written: ${count(conflicts.size, 'file')} cannot be merged. To use the version of the folder in ` +
          'these places, run npm run pull -- --keep mine; to use the version of the server, --keep theirs.',
      )
      return NEGATIVE_RESULT
    }
    await writeStep(site, contents, step.live.release)
    for (const [path, content] of contents)
      output.log(`${content === undefined ? 'removed' : 'wrote'} ${join(site, path)}`)
    output.log(
      contents.size === 0
        ? `Nothing to pull: ${site} already contains all live changes.`
        : `Pulled ${count(contents.size, 'file')} into ${site}.`,
    )
    return 0
  } catch (error) {
    throw client.explain(error)
  }
}

interface MergedStep {
  /** Contents to write by path; undefined removes the file. */
  readonly contents: ReadonlyMap<string, FileContent>
  readonly conflicts: ReadonlyMap<string, readonly string[]>
}

async function mergeStep(
  { folder, live, base, there }: FolderState,
  client: StoreClient,
  keep: Keep | undefined,
): Promise<MergedStep> {
  const contents = new Map<string, FileContent>()
  const conflicts = new Map<string, readonly string[]>()
  const earlier = base === undefined ? await lastOfFolder(client) : undefined
  for (const path of new Set([...there.keys(), ...(earlier?.bodies.keys() ?? [])])) {
    const mine = folder.get(path)
    if (hashOfFile(mine) === live.bodies.get(path)) continue
    const merged = mergeFile(
      {
        base: await client.content(path, base?.bodies.get(path) ?? baseOf(path, mine, earlier)),
        mine,
        theirs: await client.content(path, live.bodies.get(path)),
      },
      keep,
    )
    if (merged.conflicts.length > 0) conflicts.set(path, merged.conflicts)
    const content = merged.isMerged === true ? await formatted(path, merged.content) : merged.content
    if (content !== mine) contents.set(path, content)
  }
  return { contents, conflicts }
}

/**
 * Returns the base of a merge: the hash of the version in the earlier release, if the file in the folder still equals
 * it.
 */
function baseOf(path: string, mine: FileContent, earlier: StoredRelease | undefined): string | undefined {
  const hash = earlier?.bodies.get(path)
  return hash === hashOfFile(mine) ? hash : undefined
}

/** Formats a merged document again. */
async function formatted(path: string, content: FileContent): Promise<FileContent> {
  if (typeof content !== 'string') return content
  return await formatText(path, content)
}
