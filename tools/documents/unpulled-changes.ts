/** Refuses to publish a folder that lacks live changes that were made in the studio or pushed. */
import { isAxiosError } from 'axios'
import { mergeFile } from '../../engine/document/edit/merge-file.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { HistoryEntry } from '../../server/document-store/answers.ts'
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { type ChangedHow, changes, hashOfFile, readBase } from './step.ts'
import { isOfFolder, StoreClient, type StoredRelease } from './store-client.ts'

/** Maximum number of files that the message names. */
const NAMED = 5
/** Maximum number of releases, published from folders, that are compared. */
const COMPARED = 20

const ADVICE = 'add --overwrite to publish the folder without these changes'

/**
 * Refuses a publish when change sets are live and the folder `site` lacks their changes. Live contents that were
 * published from a folder before may be overwritten, so a folder can be corrected after a rollback and published again.
 * Returns the release of the document store with which the folder was compared; undefined if there was no comparison.
 * @throws {CommandError} with the files, and what to do
 */
export async function refuseUnpulledChanges(site: string, server: string | undefined): Promise<string | undefined> {
  const { files, assets, unread } = await readSiteFolder(site)
  // Returns without an error, because the publish itself reports unreadable folders, missing tokens and a server that
  // does not run.
  if (unread.length > 0) return undefined
  const client = await StoreClient.open(server).catch(() => undefined)
  if (client === undefined) return undefined
  try {
    const folder = new Map<string, string | Uint8Array>([...files, ...assets])
    const moves = await client.history()
    const lacking = await lackingFiles(site, folder, { client, moves })
    if (lacking.length > 0) throw refusal(site, lacking)
    return moves[0]?.release
  } catch (error) {
    if (isAxiosError(error) && error.code === 'ECONNREFUSED') return undefined
    const reason = client.explain(error)
    if (!isAxiosError(error) || !(reason instanceof CommandError)) throw error
    throw new CommandError(
      `Not published: ${site} cannot be compared with the live documents: ${reason.message}. Add --overwrite to ` +
        'publish without this comparison. The live release is unchanged.',
    )
  }
}

async function lackingFiles(
  site: string,
  folder: ReadonlyMap<string, string | Uint8Array>,
  { client, moves }: { readonly client: StoreClient; readonly moves: readonly HistoryEntry[] },
): Promise<readonly (readonly [path: string, how: ChangedHow])[]> {
  const made = moves.filter(isOfFolder).map(({ release }) => release)
  const [latest] = moves
  if (latest === undefined || made.length === 0 || isOfFolder(latest)) return []
  if (latest.kind === 'rollback' && made.includes(latest.release)) return []
  const live = await client.live()
  const base = await readBase(site, client)
  const earlier = await releases([...new Set(made)].slice(0, COMPARED), client)
  const [last = live] = earlier
  const wasInFolder = (path: string): boolean => {
    const hash = live.bodies.get(path)
    if (hash === hashOfFile(folder.get(path)) || (base !== undefined && hash === base.bodies.get(path))) return true
    return hash !== undefined && earlier.some(({ bodies }) => bodies.get(path) === hash)
  }
  const lacking: (readonly [path: string, how: ChangedHow])[] = []
  for (const [path, how] of changes(last.bodies, live.bodies)) {
    if (wasInFolder(path)) continue
    const merged = mergeFile({
      base: await client.content(path, last.bodies.get(path)),
      mine: folder.get(path),
      theirs: await client.content(path, live.bodies.get(path)),
    })
    if (merged.conflicts.length > 0 || !isSameFile(merged.content, folder.get(path))) lacking.push([path, how])
  }
  return lacking
}

async function releases(names: readonly string[], client: StoreClient): Promise<readonly StoredRelease[]> {
  const found = await Promise.all(names.map((name) => client.release(name)))
  return found.filter((release) => release !== undefined)
}

/** True for the same content, and for documents that differ only in their format. */
function isSameFile(a: string | Uint8Array | undefined, b: string | Uint8Array | undefined): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return hashOfFile(a) === hashOfFile(b)
  return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
}

function refusal(site: string, lacking: readonly (readonly [path: string, how: ChangedHow])[]): CommandError {
  const named = lacking.slice(0, NAMED).map(([path, how]) => `  ${path}: ${how} on the server`)
  const more = lacking.length > NAMED ? [`  and ${count(lacking.length - NAMED, 'more file')}`] : []
  return new CommandError(
    [
      `Not published: ${site} may lack changes that others have published:`,
      ...named,
      ...more,
      `Run npm run pull to merge these changes into the folder, or ${ADVICE}.`,
      'The live release is unchanged.',
    ].join('\n'),
    NEGATIVE_RESULT,
  )
}
