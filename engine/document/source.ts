/**
 * The documents and other files of a site, in memory. A file that cannot be read or parsed becomes a
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
  /** Contents of files that are not documents, as far as they are known. Files without content are not checked. */
  readonly assets?: ReadonlyMap<string, Uint8Array>
  /** Paths of all files that are not documents; paths in `assets` may be left out. */
  readonly others?: Iterable<string>
  readonly unread?: readonly UnreadFile[]
}

export interface SiteSource {
  /** Name of the folder in findings. */
  readonly root: string
  /** By path. */
  readonly documents: readonly SourceDocument[]
  /** All files that are not documents, by path, with their content if it is known. */
  readonly files: ReadonlyMap<string, Uint8Array | undefined>
  /** `kind/id` of documents that exist but cannot be read. References to them are not reported. */
  readonly broken: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

interface ParsedFile extends ReturnType<typeof parseDocument> {
  readonly text: string
}

/** Parses all files once. Use a `SourceReader` for files that change. */
export function sourceOf(files: SourceFiles, root?: string): SiteSource {
  const reader = new SourceReader(root)
  reader.replace(files)
  return reader.read()
}

/**
 * The files of a site. After a change, only the changed files are parsed; all other files keep their document objects.
 */
export class SourceReader {
  readonly #root: string
  readonly #files = new Map<string, string>()
  readonly #others = new Map<string, Uint8Array | undefined>()
  #unread: readonly UnreadFile[] = []
  readonly #parsed = new Map<string, ParsedFile>()
  #source: SiteSource | undefined
  /** Paths of documents with a new text since the last `read`. */
  readonly #changed = new Set<string>()

  /** @param root name of the folder in findings; `config` when absent */
  constructor(root = 'config') {
    this.#root = root
  }

  text(path: string): string | undefined {
    return this.#files.get(path)
  }

  /**
   * Adds or changes a file; null removes it. For a file that is not a document, only bytes are stored.
   * @returns true if something changed
   */
  update(path: string, content: string | Uint8Array | null): boolean {
    if (!isDocument(path)) return this.#updateOther(path, content)
    const text = typeof content === 'string' || content === null ? content : new TextDecoder().decode(content)
    if (this.#files.get(path) === (text ?? undefined)) return false
    if (this.#files.has(path) && text !== null) this.#changed.add(path)
    else this.#source = undefined
    if (text === null) this.#files.delete(path)
    else this.#files.set(path, text)
    return true
  }

  #updateOther(path: string, content: string | Uint8Array | null): boolean {
    const bytes = typeof content === 'string' ? undefined : (content ?? undefined)
    const isKnown = this.#others.has(path)
    if (content === null ? !isKnown : isKnown && isEqual(this.#others.get(path), bytes)) return false
    this.#source = undefined
    if (content === null) this.#others.delete(path)
    else this.#others.set(path, bytes)
    return true
  }

  /** Replaces all files. */
  replace({ files, assets = new Map(), others = [], unread = [] }: SourceFiles): void {
    const paths = new Set([...others, ...assets.keys()])
    for (const path of this.#files.keys()) if (!files.has(path)) this.update(path, null)
    for (const [path, text] of files) {
      if (isDocument(path)) this.update(path, text)
      else paths.add(path)
    }
    for (const path of this.#others.keys()) if (!paths.has(path)) this.update(path, null)
    for (const path of paths) this.#updateOther(path, assets.get(path) ?? '')
    if (this.#unread.length + unread.length > 0) this.#source = undefined
    this.#unread = unread
  }

  read(): SiteSource {
    const source = this.#source === undefined ? undefined : this.#withChanges(this.#source)
    this.#changed.clear()
    return (this.#source = source ?? this.#readAll())
  }

  /** Returns the source with the new versions of changed documents; undefined if a changed file is or was broken. */
  #withChanges(source: SiteSource): SiteSource | undefined {
    if (this.#changed.size === 0) return source
    const documents = [...source.documents]
    for (const path of this.#changed) {
      const before = this.#parsed.get(path)
      const { document, findings } = this.#parse(path)
      if (before?.document === undefined || before.findings.length + findings.length > 0) return undefined
      if (document === undefined) return undefined
      documents[positionOf(path, documents)] = document
    }
    return { ...source, documents }
  }

  #readAll(): SiteSource {
    const documents: SourceDocument[] = []
    const findings: Finding[] = []
    const broken = new Set<string>()
    const markBroken = (path: string): void => {
      if (isDocument(path)) broken.add(path === 'site.json' ? 'site/site' : path.slice(0, -'.json'.length))
    }
    const reject = ({ path, code, message }: UnreadFile): void => {
      findings.push(findingAt(this.#fileName(path), { line: 1, column: 1 }, { code, pointer: '', message }))
      markBroken(path)
    }
    for (const path of this.#parsed.keys()) if (!this.#files.has(path)) this.#parsed.delete(path)
    for (const path of [...this.#files.keys()].sort()) {
      const file = this.#parse(path)
      for (const finding of file.findings) findings.push(finding)
      if (file.document === undefined) markBroken(path)
      else documents.push(file.document)
    }
    for (const file of this.#unread) reject(file)
    if (documents.length + findings.length === 0)
      reject({ path: '', code: 'CFG-READ', message: 'the folder contains no documents' })
    return {
      root: this.#root,
      documents,
      files: new Map([...this.#others].sort(([a], [b]) => (a < b ? -1 : 1))),
      broken,
      findings,
    }
  }

  #parse(path: string): ParsedFile {
    const text = this.#files.get(path) ?? ''
    let file = this.#parsed.get(path)
    if (file?.text !== text)
      this.#parsed.set(path, (file = { ...parseDocument(path, this.#fileName(path), text), text }))
    return file
  }

  #fileName(path: string): string {
    return fileName(this.#root, path)
  }
}

/** The name of a file in findings. An empty path is the folder itself. */
export function fileName(root: string, path: string): string {
  if (path === '') return root
  return root === '' || root === '.' ? path : `${root}/${path}`
}

function isEqual(before: Uint8Array | undefined, now: Uint8Array | undefined): boolean {
  if (before === now) return true
  return before?.length === now?.length && before?.every((byte, n) => byte === now?.[n]) === true
}

const isDocument = (path: string): boolean => path.endsWith('.json')

/** The index of the document at `path` in documents sorted by path. */
function positionOf(path: string, documents: readonly SourceDocument[]): number {
  let [low, high] = [0, documents.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((documents[middle]?.path ?? '') < path) low = middle + 1
    else high = middle
  }
  return low
}

export function inFileOrder<D extends SourceDocument>(documents: readonly D[]): readonly D[] {
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
