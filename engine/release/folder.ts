/** Reads the folder of a site. It does not throw: files that cannot be read are listed with the reason. */
import { type Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Code, quoted } from '../document/finding.ts'
import { limits, tooLarge } from '../document/parse.ts'
import type { SiteFiles, UnreadFile } from '../document/source.ts'

export interface SiteFolder extends SiteFiles {
  /** The folder as it was given, with `/` between names and none at the end. */
  readonly root: string
  /** Paths of all files that are not documents. */
  readonly others: readonly string[]
  readonly unread: readonly UnreadFile[]
}

/** Files below this folder are assets; their bytes are read. */
const ASSETS = 'asset/files/'

/** Hidden files are left out. Symbolic links are followed only inside the folder. */
export async function readSiteFolder(dir: string): Promise<SiteFolder> {
  const reader = new FolderReader(dir.replaceAll(sep, '/').replace(/(?<=.)\/+$/, ''))
  try {
    const real = await realpath(dir)
    if (!(await stat(real)).isDirectory()) reader.reject('', 'CFG-READ', 'this is not a folder')
    else await readFolder(dir, '', real, reader)
  } catch (error) {
    reader.reject('', 'CFG-READ', `the folder cannot be read (${reason(error)})`)
  }
  return reader
}

class FolderReader implements SiteFolder {
  readonly files = new Map<string, string>()
  readonly assets = new Map<string, Uint8Array>()
  readonly others: string[] = []
  readonly unread: UnreadFile[] = []
  readonly root: string
  /** Entries seen so far. */
  count = 0

  constructor(root: string) {
    this.root = root
  }

  reject(path: string, code: Code, message: string): void {
    this.unread.push({ path, code, message })
  }
}

async function readFolder(dir: string, folder: string, realRoot: string, reader: FolderReader): Promise<void> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (++reader.count > limits.files) {
      if (reader.count === limits.files + 1)
        reader.reject(
          path,
          'CFG-SIZE',
          `the folder has more than ${limits.files.toLocaleString('en')} files; this one and those after it ` +
            'are not read',
        )
      return
    }
    try {
      await readEntry(dir, path, entry, realRoot, reader)
    } catch (error) {
      reader.reject(path, 'CFG-READ', `the file cannot be read (${reason(error)})`)
    }
  }
}

async function readEntry(
  dir: string,
  path: string,
  entry: Dirent,
  realRoot: string,
  reader: FolderReader,
): Promise<void> {
  const isDocument = entry.name.endsWith('.json')
  if (entry.isDirectory()) {
    if (isDocument) reader.reject(path, 'CFG-READ', 'this is a folder, but its name is that of a document')
    else await readFolder(dir, path, realRoot, reader)
    return
  }
  const full = join(dir, path)
  if (entry.isSymbolicLink() && isOutside(relative(realRoot, await realpath(full)))) {
    reader.reject(path, 'CFG-OUTSIDE', 'this link leads out of the folder; put the file itself here')
    return
  }
  const info = await stat(full)
  if (info.isDirectory()) reader.reject(path, 'CFG-READ', 'this is a link to a folder; only links to files are allowed')
  else if (!info.isFile()) reader.reject(path, 'CFG-READ', 'this is not a regular file')
  else if (!isDocument) {
    reader.others.push(path)
    if (path.startsWith(ASSETS)) reader.assets.set(path, await readFile(full))
  } else if (info.size > limits.fileBytes) reader.reject(path, 'CFG-SIZE', tooLarge(info.size))
  else {
    const text = decodeUtf8(await readFile(full))
    if (text === undefined) reader.reject(path, 'CFG-ENCODING', 'the file is not UTF-8')
    else reader.files.set(path, text)
  }
}

function isOutside(inside: string): boolean {
  return inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith(sep) || /^[A-Za-z]:/.test(inside)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const reasons: { readonly [code: string]: string } = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder',
  ELOOP: 'the link leads back to itself',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EMFILE: 'too many files are open',
}

function reason(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? (reasons[code] ?? code) : quoted(String(error))
}
