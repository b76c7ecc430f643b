/** A folder of documents, read with every way it can be broken: each becomes a finding, nothing is thrown. */
import { type Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { findingAt, type Finding, shown, type Code } from './finding.ts'
import { limits, parseDocument, type SourceDocument, tooLarge } from './source/parse.ts'

export type { SourceDocument } from './source/parse.ts'

export function inFileOrder(documents: readonly SourceDocument[]): readonly SourceDocument[] {
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export interface Source {
  /** The folder as it was named. */
  readonly root: string
  readonly documents: readonly SourceDocument[]
  /** Paths of all other files: what assets name. */
  readonly files: ReadonlySet<string>
  /** `kind/id` of documents that are there but cannot be read: references to them are not errors of their own. */
  readonly broken: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

/** Files as they were read before, by path: a file of the same text is the same document. */
export type ParsedFiles = Map<string, ParsedFile>

interface ParsedFile extends ReturnType<typeof parseDocument> {
  readonly text: string
}

/**
 * Documents and other files that are in memory, such as a publish over HTTP. Keys are paths inside the folder, with forward slashes; of
 * `others` only the paths are known.
 */
export function sourceOf(
  files: ReadonlyMap<string, string>,
  root = 'config',
  parsed: ParsedFiles = new Map(),
  others: Iterable<string> = [],
): Source {
  const gathered = new Gathered(root, parsed)
  for (const path of parsed.keys()) if (!files.has(path)) parsed.delete(path)
  const fresh: string[] = []
  const rest: string[] = []
  for (const paths of [files.keys(), others])
    for (const path of paths)
      if (!path.endsWith('.json')) rest.push(path)
      else if (!parsed.has(path)) fresh.push(path)
  for (const path of rest.sort()) gathered.files.add(path)
  // What was read before is in order already.
  for (const path of [...parsed.keys(), ...fresh].sort()) gathered.text(path, files.get(path) ?? '')
  return gathered.source()
}

/** Reads a folder. Hidden files are passed over. */
export async function readSource(dir: string): Promise<Source> {
  const root = dir.replaceAll(sep, '/').replace(/(?<=.)\/+$/, '')
  const gathered = new Gathered(root)
  try {
    const real = await realpath(dir)
    if (!(await stat(real)).isDirectory()) gathered.say('', 'CFG-READ', 'this is not a folder')
    else await readFolder(dir, '', real, gathered)
  } catch (error) {
    gathered.say('', 'CFG-READ', `the folder cannot be read (${reason(error)})`)
  }
  return gathered.source()
}

class Gathered {
  readonly files = new Set<string>()
  readonly documents: SourceDocument[] = []
  readonly broken = new Set<string>()
  readonly findings: Finding[] = []
  count = 0
  readonly #root: string
  readonly #parsed: ParsedFiles

  constructor(root: string, parsed: ParsedFiles = new Map()) {
    this.#root = root
    this.#parsed = parsed
  }

  say(path: string, code: Code, message: string): void {
    this.findings.push(findingAt(this.#file(path), { line: 1, column: 1 }, { code, pointer: '', message }))
    this.#broken(path)
  }

  text(path: string, text: string): void {
    let file = this.#parsed.get(path)
    if (file?.text !== text) this.#parsed.set(path, (file = { ...parseDocument(path, this.#file(path), text), text }))
    const { document, findings } = file
    if (findings.length > 0) this.findings.push(...findings)
    if (document === undefined) this.#broken(path)
    else this.documents.push(document)
  }

  source(): Source {
    if (this.documents.length + this.findings.length === 0) this.say('', 'CFG-READ', 'there are no documents in this folder')
    this.documents.sort((a, b) => (a.path < b.path ? -1 : 1))
    return { root: this.#root, documents: this.documents, files: this.files, broken: this.broken, findings: this.findings }
  }

  #file(path: string): string {
    return path === '' ? this.#root : `${this.#root === '' || this.#root === '.' ? '' : `${this.#root}/`}${path}`
  }

  #broken(path: string): void {
    if (path.endsWith('.json')) this.broken.add(path === 'site.json' ? 'site/site' : path.slice(0, -'.json'.length))
  }
}

async function readFolder(dir: string, folder: string, realRoot: string, gathered: Gathered): Promise<void> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (++gathered.count > limits.files) {
      if (gathered.count === limits.files + 1)
        gathered.say(path, 'CFG-SIZE', `more than ${limits.files.toLocaleString('en')} files; the rest is not read`)
      return
    }
    try {
      await readEntry(dir, path, entry, realRoot, gathered)
    } catch (error) {
      gathered.say(path, 'CFG-READ', `it cannot be read (${reason(error)})`)
    }
  }
}

async function readEntry(dir: string, path: string, entry: Dirent, realRoot: string, gathered: Gathered): Promise<void> {
  const isDocument = entry.name.endsWith('.json')
  if (entry.isDirectory()) {
    if (isDocument) gathered.say(path, 'CFG-READ', 'this is a folder, but its name is that of a document')
    else await readFolder(dir, path, realRoot, gathered)
    return
  }
  const full = join(dir, path)
  if (entry.isSymbolicLink()) {
    const inside = relative(realRoot, await realpath(full))
    if (inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith(sep) || /^[A-Za-z]:/.test(inside)) {
      gathered.say(path, 'CFG-OUTSIDE', 'this is a link to something outside the folder; put the file itself here')
      return
    }
  }
  const info = await stat(full)
  if (!info.isFile()) {
    gathered.say(
      path,
      'CFG-READ',
      info.isDirectory() ? 'this is a link to a folder; only files may be linked' : 'this is not a regular file',
    )
  } else if (!isDocument) gathered.files.add(path)
  else if (info.size > limits.fileBytes) gathered.say(path, 'CFG-SIZE', tooLarge(info.size))
  else {
    const text = decoded(await readFile(full))
    if (text === undefined) gathered.say(path, 'CFG-ENCODING', 'the file is not UTF-8')
    else gathered.text(path, text)
  }
}

function decoded(bytes: Uint8Array): string | undefined {
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
  ELOOP: 'its links go round in a circle',
  ENOENT: 'there is nothing there',
  ENOTDIR: 'it is not a folder',
  EMFILE: 'too many files are open',
}

function reason(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? (reasons[code] ?? code) : shown(String(error))
}
