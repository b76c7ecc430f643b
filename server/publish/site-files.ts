import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFiles } from '../../engine/document/source.ts'

/** Reads a folder of documents; links are not followed, files that no document can name are left out. */
export async function readSiteFolder(folder: string): Promise<SiteFiles> {
  const files = new Map<string, string>()
  const assets = new Map<string, Uint8Array>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.toSorted()) {
    const name = relative(folder, path).split(sep).join('/')
    if (name.endsWith('.json')) files.set(name, await readFile(path, 'utf8'))
    else if (name.startsWith('asset/files/')) assets.set(name, await readFile(path))
  }
  return { files, assets }
}

/** The next site for somebody who has the last one: whole, or only what is not the same under paths that all are. */
export interface SiteChange extends SiteFiles {
  readonly isWhole: boolean
}

export function siteChange(before: SiteFiles | undefined, now: SiteFiles): SiteChange {
  const files = changedIn(before?.files, now.files)
  const assets = changedIn(before?.assets, now.assets)
  return files === undefined || assets === undefined ? { isWhole: true, ...now } : { isWhole: false, files, assets }
}

/** @throws {Error} when there is nothing that the change could be of */
export function applyChange(before: SiteFiles | undefined, { isWhole, files, assets }: SiteChange): SiteFiles {
  if (isWhole) return { files, assets }
  if (before === undefined) throw new Error('a change of a site that was never told')
  return { files: new Map([...before.files, ...files]), assets: new Map([...before.assets, ...assets]) }
}

/** Undefined where a path has come, gone or moved: the order of files may mean something. */
function changedIn<T extends string | Uint8Array>(
  before: ReadonlyMap<string, T> | undefined,
  now: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> | undefined {
  if (before?.size !== now.size) return undefined
  const found = new Map<string, T>()
  const old = before.entries()
  for (const [path, content] of now) {
    const [oldPath, oldContent] = old.next().value as [string, T]
    if (oldPath !== path) return undefined
    if (!isSame(oldContent, content)) found.set(path, content)
  }
  return found
}

function isSame(before: string | Uint8Array, now: string | Uint8Array): boolean {
  if (typeof before === 'string' || typeof now === 'string') return before === now
  return Buffer.compare(before, now) === 0
}

/** Changes when any path or content does. */
export function siteHash({ files, assets }: SiteFiles): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files, ...assets].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 20)
}
