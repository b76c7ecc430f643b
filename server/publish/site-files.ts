import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The documents of a site and the files they name, by path below the site's folder with `/` between names. */
export interface SiteFiles {
  readonly files: ReadonlyMap<string, string>
  readonly assets: ReadonlyMap<string, Uint8Array>
}

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

/** Changes when any path or content does. */
export function siteHash({ files, assets }: SiteFiles): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files, ...assets].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 20)
}
