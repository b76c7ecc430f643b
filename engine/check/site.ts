/** All documents of a site by kind and id. */
import type { DocumentOf, Kind, SiteDocument } from '../document/types.gen.ts'
import { type DocumentIndex, type DocumentQueries, documentQueries } from '../document/document-index.ts'
import type { SourceDocument } from '../document/parse.ts'

/** Bodies are typed as their schema has them: true of a site without errors, a hope before. */
export interface Site {
  /** By `kind/id`, after migrations. */
  readonly documents: ReadonlyMap<string, SourceDocument>
  /** Paths of the files that are no documents. */
  readonly files: ReadonlySet<string>
  /** `kind/id` of documents that are there but cannot be read. */
  readonly broken: ReadonlySet<string>
  readonly get: <K extends Kind>(kind: K, id: string) => DocumentOf[K] | undefined
  /** Documents by kind and by what their fields hold. */
  readonly index: DocumentQueries<SourceDocument>
  /** All of a kind, by id. */
  readonly all: <K extends Kind>(kind: K) => readonly DocumentOf[K][]
  /** The body of the site document. */
  readonly settings: SiteDocument | undefined
}

export function siteOf(index: DocumentIndex<SourceDocument>, files: ReadonlySet<string>, broken: ReadonlySet<string>): Site {
  return siteWith(index.byName, files, broken, documentQueries(index))
}

function siteWith(
  documents: Site['documents'],
  files: ReadonlySet<string>,
  broken: ReadonlySet<string>,
  index: DocumentQueries<SourceDocument>,
): Site {
  const get = <K extends Kind>(kind: K, id: string): DocumentOf[K] | undefined =>
    index.document(kind, id)?.value as unknown as DocumentOf[K] | undefined
  const all = <K extends Kind>(kind: K): readonly DocumentOf[K][] =>
    index.documents(kind).map(({ value }) => value as unknown as DocumentOf[K])
  return {
    documents,
    files,
    broken,
    index,
    get,
    all,
    get settings() {
      return get('site', 'site')
    },
  }
}

/** All that work on a part of a site may ask of the whole. */
export interface SiteQueries extends DocumentQueries<SourceDocument> {
  readonly named: (name: string) => SourceDocument | undefined
  /** All documents, in order: another answer after every change. */
  readonly everything: () => Site['documents']
  readonly files: () => ReadonlySet<string>
  readonly broken: () => ReadonlySet<string>
}

export function siteQueries(site: Site): SiteQueries {
  return {
    ...site.index,
    named: (name) => site.documents.get(name),
    everything: () => site.documents,
    files: () => site.files,
    broken: () => site.broken,
  }
}

/** The site as who asks sees it: every look is a question. */
export function siteFrom(queries: SiteQueries): Site {
  const site = siteWith(new QueriedDocuments(queries), none, none, queries)
  return Object.defineProperties(site, {
    files: { get: () => queries.files() },
    broken: { get: () => queries.broken() },
  })
}

const none: ReadonlySet<string> = new Set()

/** One document is one question; looking through all of them is the question for everything. */
class QueriedDocuments implements ReadonlyMap<string, SourceDocument> {
  readonly #asking: SiteQueries

  constructor(queries: SiteQueries) {
    this.#asking = queries
  }

  get size(): number {
    return this.#asking.everything().size
  }

  get(name: string): SourceDocument | undefined {
    return this.#asking.named(name)
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  forEach(run: (document: SourceDocument, name: string, all: ReadonlyMap<string, SourceDocument>) => void): void {
    this.#asking.everything().forEach((document, name) => run(document, name, this))
  }

  entries(): MapIterator<[string, SourceDocument]> {
    return this.#asking.everything().entries()
  }

  keys(): MapIterator<string> {
    return this.#asking.everything().keys()
  }

  values(): MapIterator<SourceDocument> {
    return this.#asking.everything().values()
  }

  [Symbol.iterator](): MapIterator<[string, SourceDocument]> {
    return this.entries()
  }
}
