/** The documents of a site and the names of its other files, as they are in memory. A file that cannot be read is a finding. */
import { findingAt, type Code, type Finding } from './finding.ts'
import { parseDocument, type SourceDocument } from './parse.ts'

export function inFileOrder(documents: readonly SourceDocument[]): readonly SourceDocument[] {
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A site as files in memory, by path below its folder with `/` between names. */
export interface SiteFiles {
  /** Documents: the text of `.json` files. */
  readonly files: ReadonlyMap<string, string>
  /** Files that asset documents name. */
  readonly assets: ReadonlyMap<string, Uint8Array>
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
  const builder = new SourceBuilder(root, parsed)
  for (const path of parsed.keys()) if (!files.has(path)) parsed.delete(path)
  const fresh: string[] = []
  const rest: string[] = []
  for (const paths of [files.keys(), others])
    for (const path of paths)
      if (!path.endsWith('.json')) rest.push(path)
      else if (!parsed.has(path)) fresh.push(path)
  for (const path of rest.sort()) builder.files.add(path)
  // What was read before is in order already.
  for (const path of [...parsed.keys(), ...fresh].sort()) builder.text(path, files.get(path) ?? '')
  return builder.source()
}

/** Collects files one by one. */
export class SourceBuilder {
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
