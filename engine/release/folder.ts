/** Reads the folder of a site. It does not throw: files that cannot be read are listed with the reason. */
import { type Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Code, quoted } from '../document/finding.ts'
import { limits, tooLarge } from '../document/parse.ts'
import type { SiteFiles, UnreadFile } from '../document/source.ts'
import { mapConcurrently } from './concurrency.ts'

export interface SiteFolder extends SiteFiles {
  /** The path of the folder as it was given, but with `/` between names and without a trailing slash. */
  readonly root: string
  /** Paths of all files that are not documents. */
  readonly others: readonly string[]
  readonly unread: readonly UnreadFile[]
}

/** Files below this folder are assets; their bytes are read. */
const ASSETS = 'asset/files/'
const CONCURRENT_READS = 16

/** Ignores hidden files. Follows symbolic links only to files inside the folder. */
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
  /** Number of files and folders read so far. */
  count = 0

  constructor(root: string) {
    this.root = root
  }

  reject(path: string, code: Code, message: string): void {
    this.unread.push({ path, code, message })
  }

  add(path: string, content: FolderContent): void {
    if (content !== 'other' && 'text' in content) this.files.set(path, content.text)
    else if (content !== 'other' && 'code' in content) this.reject(path, content.code, content.message)
    else this.others.push(path)
    if (content !== 'other' && 'asset' in content) this.assets.set(path, content.asset)
  }
}

async function readFolder(dir: string, folder: string, realRoot: string, reader: FolderReader): Promise<void> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true })
  const visible = entries.filter(({ name }) => !name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1))
  const pathOf = ({ name }: Dirent): string => (folder === '' ? name : `${folder}/${name}`)
  // Files are read concurrently, but files and subfolders are added together in the order of their names.
  const contents = await mapConcurrently(
    visible.slice(0, limits.files + 1 - reader.count),
    CONCURRENT_READS,
    async (entry) => (entry.isDirectory() ? undefined : await readEntry(dir, pathOf(entry), entry, realRoot)),
  )
  for (const [n, entry] of visible.entries()) {
    const path = pathOf(entry)
    if (++reader.count > limits.files) {
      if (reader.count === limits.files + 1)
        reader.reject(
          path,
          'CFG-SIZE',
          `the folder has more than ${limits.files.toLocaleString('en')} files; this file and all files after it ` +
            'are not read',
        )
      return
    }
    const content = contents[n]
    if (content !== undefined) reader.add(path, content)
    else if (path.endsWith('.json'))
      reader.reject(path, 'CFG-READ', 'this is a folder, but its name ends in .json like the name of a document')
    else
      await readFolder(dir, path, realRoot, reader).catch((error: unknown) =>
        reader.reject(path, 'CFG-READ', `the folder cannot be read (${reason(error)})`),
      )
  }
}

/**
 * The content of a file, or why it was not read. A file that is neither a document nor an asset is `other`, without
 * content.
 */
type FolderContent =
  | { readonly text: string }
  | { readonly asset: Uint8Array }
  | { readonly code: Code; readonly message: string }
  | 'other'

async function readEntry(dir: string, path: string, entry: Dirent, realRoot: string): Promise<FolderContent> {
  const unread = (code: Code, message: string): FolderContent => ({ code, message })
  try {
    const full = join(dir, path)
    if (entry.isSymbolicLink() && isOutside(relative(realRoot, await realpath(full))))
      return unread('CFG-OUTSIDE', 'this link leads out of the folder; replace the link with the file itself')
    const info = await stat(full)
    if (info.isDirectory()) return unread('CFG-READ', 'this is a link to a folder; only links to files are allowed')
    if (!info.isFile()) return unread('CFG-READ', 'this is not a regular file')
    if (!entry.name.endsWith('.json')) return path.startsWith(ASSETS) ? { asset: await readFile(full) } : 'other'
    if (info.size > limits.fileBytes) return unread('CFG-SIZE', tooLarge(info.size))
    const text = decodeUtf8(await readFile(full))
    return text === undefined ? unread('CFG-ENCODING', 'the file is not UTF-8') : { text }
  } catch (error) {
    return unread('CFG-READ', `the file cannot be read (${reason(error)})`)
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
