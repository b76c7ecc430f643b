/** The files of a site: documents as text, assets as bytes, with paths relative to its folder. */
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFiles } from '../engine/document/source.ts'

export async function readFolder(dir: string): Promise<SiteFiles> {
  const files = new Map<string, string>()
  const assets = new Map<string, Uint8Array>()
  const top = await realpath(dir)
  for (const entry of await readdir(top, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(top, path).split(sep).join('/')
    if (entry.name.endsWith('.json')) files.set(name, await readFile(path, 'utf8'))
    else if (name.startsWith('asset/files/')) assets.set(name, await readFile(path))
  }
  return { files, assets }
}
