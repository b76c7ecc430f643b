/**
 * The documents of a site and the names of its other files, in memory. A file that cannot be read or parsed becomes a
 * finding.
 */
import type { SourceDocument } from './document.ts'
import { findingAt, type Code, type Finding } from './finding.ts'
import { parseDocument } from './parse.ts'

/** A site as files in memory, by path below its folder with `/` between names. */
export interface SiteFiles {
  /** Documents: the text of `.json` files. */
  readonly files: ReadonlyMap<string, string>
  /** Files that asset documents name. */
  readonly assets: ReadonlyMap<string, Uint8Array>
}

/** A file that could not be read, and why. An empty path is the folder itself. */
export interface UnreadFile {
  readonly path: string
  readonly code: Code
  readonly message: string
}

export interface SourceFiles {
  readonly files: ReadonlyMap<string, string>
  /** Paths of all other files. */
  readonly others?: Iterable<string>
  readonly unread?: readonly UnreadFile[]
}

export interface SiteSource {
  /** Name of the folder in findings. */
  readonly root: string
  /** By path. */
  readonly documents: readonly SourceDocument[]
  /** Paths of all other files. */
  readonly files: ReadonlySet<string>
  /** `kind/id` of documents that exist but cannot be read. References to them are not reported. */
  readonly broken: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

/** Parsed files by path. A file with the same text keeps its document object. Caches are keyed by these objects. */
export type ParsedFiles = Map<string, ParsedFile>

interface ParsedFile extends ReturnType<typeof parseDocument> {
  readonly text: string
}

/** Parses the files that are not in `parsed`, and removes from `parsed` the files that are not in `files`. */
export function sourceOf(
  { files, others = [], unread = [] }: SourceFiles,
  root = 'config',
  parsed: ParsedFiles = new Map(),
): SiteSource {
  const documents: SourceDocument[] = []
  const findings: Finding[] = []
  const broken = new Set<string>()
  const fileName = (path: string): string =>
    path === '' ? root : root === '' || root === '.' ? path : `${root}/${path}`
  const reject = ({ path, code, message }: UnreadFile): void => {
    findings.push(findingAt(fileName(path), { line: 1, column: 1 }, { code, pointer: '', message }))
    markBroken(path)
  }
  const markBroken = (path: string): void => {
    if (path.endsWith('.json')) broken.add(path === 'site.json' ? 'site/site' : path.slice(0, -'.json'.length))
  }

  for (const path of sortedPaths(files, parsed)) {
    const text = files.get(path) ?? ''
    let file = parsed.get(path)
    if (file?.text !== text) parsed.set(path, (file = { ...parseDocument(path, fileName(path), text), text }))
    if (file.findings.length > 0) findings.push(...file.findings)
    if (file.document === undefined) markBroken(path)
    else documents.push(file.document)
  }
  for (const file of unread) reject(file)
  if (documents.length + findings.length === 0)
    reject({ path: '', code: 'CFG-READ', message: 'the folder contains no documents' })
  return { root, documents, files: new Set([...others, ...[...files.keys()].filter(isOther)].sort()), broken, findings }
}

const isOther = (path: string): boolean => !path.endsWith('.json')

/** Sorted paths of documents. Removes from `parsed` the files that are not in `files`. */
function sortedPaths(files: ReadonlyMap<string, string>, parsed: ParsedFiles): readonly string[] {
  for (const path of parsed.keys()) if (!files.has(path)) parsed.delete(path)
  const added = [...files.keys()].filter((path) => !parsed.has(path) && !isOther(path))
  // `parsed` is already sorted.
  if (added.length === 0) return [...parsed.keys()]
  const before = new Map(parsed)
  parsed.clear()
  for (const path of [...before.keys(), ...added].sort()) parsed.set(path, before.get(path) ?? NOT_PARSED)
  return [...parsed.keys()]
}

const NOT_PARSED: ParsedFile = { text: '\0', findings: [] }

export function inFileOrder<D extends SourceDocument>(documents: readonly D[]): readonly D[] {
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
