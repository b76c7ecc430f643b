/**
 * Compares a folder of documents with the live documents of the server. The hidden file `.habi.json` in the folder
 * contains the release with which the folder was last in step. This release is the base from which changes on both
 * sides are computed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '../../engine/release/sha256.ts'
import { isObject } from '../../engine/core/json.ts'
import { isReleaseHash } from '../../engine/core/release.ts'
import type { FileContent } from '../../engine/document/edit/merge-file.ts'
import { disk, writeAtomically } from '../../engine/release/disk.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { CommandError } from '../command-line.ts'
import type { HashesByPath, StoreClient, StoredRelease } from './store-client.ts'

const STEP_FILE = '.habi.json'

export type ChangedHow = 'added' | 'changed' | 'removed'

export interface FolderState {
  /** Files of the folder. */
  readonly folder: ReadonlyMap<string, string | Uint8Array>
  readonly live: StoredRelease
  /** Undefined when the folder was never in step with this server. */
  readonly base: StoredRelease | undefined
  /** Changes since the base, in the folder and on the server. */
  readonly here: ReadonlyMap<string, ChangedHow>
  readonly there: ReadonlyMap<string, ChangedHow>
}

/** @throws {CommandError} when a file of the folder cannot be read */
export async function readStep(dir: string, client: StoreClient): Promise<FolderState> {
  const live = await client.live()
  const folder = await readFiles(dir)
  const base = await readBase(dir, client)
  const bodies = new Map([...folder].map(([path, content]) => [path, sha256(content)]))
  const before = base?.bodies ?? new Map<string, string>()
  return { folder, live, base, here: changes(before, bodies), there: changes(before, live.bodies) }
}

/**
 * Returns the release with which the folder was last in step; undefined when there is none or the server does not have
 * it.
 */
export async function readBase(dir: string, client: StoreClient): Promise<StoredRelease | undefined> {
  const release = await readStepFile(dir)
  return release === undefined ? undefined : await client.release(release)
}

async function readFiles(dir: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { files, assets, unread } = await readSiteFolder(dir)
  const isMissing = unread.length === 1 && unread[0]?.path === '' && !(await disk.exists(dir))
  if (unread.length > 0 && !isMissing)
    throw new CommandError(unread.map(({ path, message }) => `${join(dir, path)}: ${message}`).join('\n'))
  return new Map<string, string | Uint8Array>([...files, ...assets])
}

/** Returns the paths whose content differs between two releases, and how it has changed. */
export function changes(before: HashesByPath, now: HashesByPath): ReadonlyMap<string, ChangedHow> {
  const found = new Map<string, ChangedHow>()
  for (const path of [...new Set([...before.keys(), ...now.keys()])].toSorted()) {
    if (before.get(path) === now.get(path)) continue
    found.set(path, before.has(path) ? (now.has(path) ? 'changed' : 'removed') : 'added')
  }
  return found
}

/**
 * Writes the files in `contents`, removes those whose content is undefined, and records that the folder is in step with
 * `release`.
 */
export async function writeStep(
  dir: string,
  contents: ReadonlyMap<string, FileContent>,
  release: string,
): Promise<void> {
  for (const [path, content] of contents) {
    const file = join(dir, path)
    if (content === undefined) await rm(file, { force: true })
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
  await mkdir(dir, { recursive: true })
  await writeAtomically(disk, join(dir, STEP_FILE), `${JSON.stringify({ release })}\n`)
}

async function readStepFile(dir: string): Promise<string | undefined> {
  const path = join(dir, STEP_FILE)
  if (!(await disk.exists(path))) return undefined
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code})`)
  })
  const release = releaseIn(text)
  if (isReleaseHash(release)) return release
  throw new CommandError(
    `${path} does not name a release. Restore this file, or remove it and run npm run pull, which then compares all files.`,
  )
}

function releaseIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value.release : undefined
  } catch {
    return undefined
  }
}

/** Returns the SHA-256 of the content, which is its name in the document store; undefined without content. */
export function hashOfFile(content: FileContent): string | undefined {
  return content === undefined ? undefined : sha256(content)
}
