import { createHash } from 'node:crypto'
import type { SiteFiles } from '../../engine/document/source.ts'

/** The next site for somebody who has the last one: whole, or only what is not the same under paths that all are. */
export interface SiteChange extends SiteFiles {
  readonly isWhole: boolean
}

export function changeOf(before: SiteFiles | undefined, now: SiteFiles): SiteChange {
  const files = changedIn(before?.files, now.files)
  const assets = changedIn(before?.assets, now.assets)
  return files === undefined || assets === undefined ? { isWhole: true, ...now } : { isWhole: false, files, assets }
}

/** @throws {Error} when there is nothing that the change could be of */
export function changed(before: SiteFiles | undefined, { isWhole, files, assets }: SiteChange): SiteFiles {
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
