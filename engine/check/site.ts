/** All documents of a site by kind and id, and queries about them. */
import type { CheckedDocument, SourceDocument } from '../document/document.ts'
import {
  type DocumentIndex,
  type DocumentQueries,
  documentQueries,
  documentScopes,
} from '../document/document-index.ts'
import { siteSettings, type SiteSettings } from '../document/settings.ts'
import type { SiteSource } from '../document/source.ts'

export interface Site<D extends SourceDocument = SourceDocument> {
  /** Documents by `kind/id`, with migrated nodes. */
  readonly documents: ReadonlyMap<string, D>
  /** Files that are not documents, by path, with their content if it is known. */
  readonly files: SiteSource['files']
  /** `kind/id` of documents whose file cannot be read. */
  readonly broken: ReadonlySet<string>
  /** Documents by kind, id and field values. */
  readonly index: DocumentQueries<D>
  readonly settings: SiteSettings
}

/** A site in which the check found no error. */
export type CheckedSite = Site<CheckedDocument>

/**
 * Returns the same site, with documents typed by their schemas. This is the only place where a source document becomes
 * a checked one. It is sound for a site without errors, because the check validates every document against the schema
 * that the types are generated from. On a site with errors, functions that take a checked site may fail.
 */
export function asChecked(site: Site): CheckedSite {
  return site as CheckedSite
}

export function siteOf(
  index: DocumentIndex<SourceDocument>,
  files: SiteSource['files'],
  broken: ReadonlySet<string>,
): Site {
  return siteWith(index.byName, files, broken, documentQueries(index))
}

function siteWith<D extends SourceDocument>(
  documents: ReadonlyMap<string, D>,
  files: SiteSource['files'],
  broken: ReadonlySet<string>,
  index: DocumentQueries<D>,
): Site<D> {
  return {
    documents,
    files,
    broken,
    index,
    get settings() {
      return siteSettings(index)
    },
  }
}

/** Queries that memoized functions make about a site. */
export interface SiteQueries<D extends SourceDocument = SourceDocument> extends DocumentQueries<D> {
  readonly named: (name: string) => D | undefined
  readonly exists: (name: string) => boolean
  /** All documents by name. Every change of the site changes the answer. */
  readonly everything: () => ReadonlyMap<string, D>
  readonly files: () => SiteSource['files']
  readonly broken: () => ReadonlySet<string>
}

export function siteQueries<D extends SourceDocument>(site: Site<D>): SiteQueries<D> {
  return {
    ...site.index,
    named: (name) => site.documents.get(name),
    exists: (name) => site.documents.has(name),
    everything: () => site.documents,
    files: () => site.files,
    broken: () => site.broken,
  }
}

/**
 * Scopes of `SiteQueries`: those of the document queries, and one for `everything`, `files` and `broken`, which are
 * compared after every change.
 */
export const siteScopes: typeof documentScopes = {
  scopeOf: (query, args) =>
    query === 'named' || query === 'exists'
      ? String(args[0])
      : query === 'everything' || query === 'files' || query === 'broken'
        ? ALWAYS
        : documentScopes.scopeOf(query, args),
  *changed(before, now) {
    yield ALWAYS
    yield* documentScopes.changed(before, now)
  },
}

const ALWAYS = 'always'

/** Returns a site that reads through `queries`, so a memoized function depends only on the documents that it reads. */
export function siteFrom<D extends SourceDocument>(queries: SiteQueries<D>): Site<D> {
  const site = siteWith(new QueriedDocuments(queries), noFiles, none, queries)
  return Object.defineProperties(site, {
    files: { get: () => queries.files() },
    broken: { get: () => queries.broken() },
  })
}

const none: ReadonlySet<string> = new Set()
const noFiles: SiteSource['files'] = new Map()

/**
 * Reads documents through queries. Reading a document and testing whether it exists are separate queries. Iterating
 * over all documents is the query `everything`.
 */
class QueriedDocuments<D extends SourceDocument> implements ReadonlyMap<string, D> {
  readonly #queries: SiteQueries<D>

  constructor(queries: SiteQueries<D>) {
    this.#queries = queries
  }

  get size(): number {
    return this.#queries.everything().size
  }

  get(name: string): D | undefined {
    return this.#queries.named(name)
  }

  has(name: string): boolean {
    return this.#queries.exists(name)
  }

  forEach(run: (document: D, name: string, all: ReadonlyMap<string, D>) => void): void {
    this.#queries.everything().forEach((document, name) => run(document, name, this))
  }

  entries(): MapIterator<[string, D]> {
    return this.#queries.everything().entries()
  }

  keys(): MapIterator<string> {
    return this.#queries.everything().keys()
  }

  values(): MapIterator<D> {
    return this.#queries.everything().values()
  }

  [Symbol.iterator](): MapIterator<[string, D]> {
    return this.entries()
  }
}
