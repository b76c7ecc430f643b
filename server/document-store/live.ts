/** Reads documents of the document store: those of a release, and contents by their hash. */
import { LIVE_CHANNEL } from '../../engine/core/release.ts'
import type { FileContent } from '../../engine/document/edit/merge-file.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import type { Db } from '../database/tables.ts'

/** A version of a file, as a release contains it. */
export interface FileRevision {
  /** Id of the revision. */
  readonly revision: string
  /** SHA-256 of the content. */
  readonly body: string
}

export type StoredFiles = ReadonlyMap<string, FileRevision>

/** The state of the channel: the number of its last move, and the documents that are live. */
export interface ChannelState {
  readonly sequence: number
  /** Hash of the documents; the `source` of the compiled release. */
  readonly release: string
}

/** Maximum rows per statement. */
const CHUNK = 500

/** Returns undefined before the first release. */
export async function readChannel(db: Db): Promise<ChannelState | undefined> {
  return await db
    .selectFrom('config_channel')
    .select(['sequence', 'release'])
    .where('name', '=', LIVE_CHANNEL)
    .executeTakeFirst()
}

/** The files of a release by path; undefined when there is no such release. */
export async function readRelease(db: Db, release: string): Promise<StoredFiles | undefined> {
  const row = await db.selectFrom('config_release').select('manifest').where('hash', '=', release).executeTakeFirst()
  if (row === undefined) return undefined
  const found = new Map<string, FileRevision>()
  for (const ids of chunks(Object.values(row.manifest))) {
    const revisions = await db
      .selectFrom('config_revision')
      .select(['id', 'path', 'body'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, path, body } of revisions) found.set(path, { revision: id, body })
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Contents by their hash. Hashes that the store does not have are left out. */
export async function readBodies(db: Db, hashes: Iterable<string>): Promise<ReadonlyMap<string, Uint8Array>> {
  const bodies = new Map<string, Uint8Array>()
  for (const some of chunks([...new Set(hashes)])) {
    const rows = await db.selectFrom('config_body').selectAll().where('hash', 'in', some).execute()
    for (const { hash, content } of rows) bodies.set(hash, content)
  }
  return bodies
}

/** Reads sites, and caches the contents of the last one, so a publish reads only what has changed. */
export class SiteReader {
  #bodies: ReadonlyMap<string, Uint8Array> = new Map()

  async read(db: Db, files: StoredFiles): Promise<SiteFiles> {
    const wanted = [...files.values()].map(({ body }) => body)
    const known = this.#bodies
    const added = await readBodies(
      db,
      wanted.filter((hash) => !known.has(hash)),
    )
    const bodies = new Map<string, Uint8Array>()
    for (const hash of wanted) bodies.set(hash, known.get(hash) ?? (added.get(hash) as Uint8Array))
    this.#bodies = bodies
    return siteOf([...files].map(([path, { body }]) => [path, contentOf(path, bodies.get(body) as Uint8Array)]))
  }
}

export function siteOf(contents: Iterable<readonly [path: string, content: FileContent]>): SiteFiles {
  const files = new Map<string, string>()
  const assets = new Map<string, Uint8Array>()
  for (const [path, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (typeof content === 'string') files.set(path, content)
    else if (content !== undefined) assets.set(path, content)
  return { files, assets }
}

/** Converts stored bytes to the form that the rest of the code uses: documents become strings. */
export function contentOf(path: string, bytes: Uint8Array): string | Uint8Array {
  return path.endsWith('.json') ? Buffer.from(bytes).toString('utf8') : Uint8Array.from(bytes)
}

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : content
}

export function chunks<T>(all: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = []
  for (let n = 0; n < all.length; n += CHUNK) parts.push(all.slice(n, n + CHUNK))
  return parts
}
