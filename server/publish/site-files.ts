import type { SiteFiles } from '../../engine/document/source.ts'

/**
 * The difference between two sites: the whole new site, or only the changed files when both sites have the same paths.
 */
export interface SiteChange extends SiteFiles {
  readonly isWhole: boolean
}

export function siteChange(before: SiteFiles | undefined, now: SiteFiles): SiteChange {
  const files = changedFiles(before?.files, now.files)
  const assets = changedFiles(before?.assets, now.assets)
  return files === undefined || assets === undefined ? { isWhole: true, ...now } : { isWhole: false, files, assets }
}

/** @throws {Error} when the change is partial and there is no earlier site */
export function applyChange(before: SiteFiles | undefined, { isWhole, files, assets }: SiteChange): SiteFiles {
  if (isWhole) return { files, assets }
  if (before === undefined)
    throw new Error('this change contains only the changed files, so it needs the site that it was made from')
  return { files: new Map([...before.files, ...files]), assets: new Map([...before.assets, ...assets]) }
}

/**
 * Returns the changed files; undefined when a path was added, removed or moved, because the order of files can be
 * significant.
 */
function changedFiles<T extends string | Uint8Array>(
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
