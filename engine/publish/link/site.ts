/** All documents of a site by kind and id. */
import type { DocumentOf, Kind, Site as Settings } from '../../../schemas/types.gen.ts'
import type { SourceDocument } from '../source.ts'

/** Bodies are typed as their schema has them: true of a site without errors, a hope before. */
export interface Site {
  /** By `kind/id`, after migrations. */
  readonly documents: ReadonlyMap<string, SourceDocument>
  /** Paths of the files that are no documents. */
  readonly files: ReadonlySet<string>
  /** `kind/id` of documents that are there but cannot be read. */
  readonly broken: ReadonlySet<string>
  readonly get: <K extends Kind>(kind: K, id: string) => DocumentOf[K] | undefined
  /** All of a kind, by path. */
  readonly all: <K extends Kind>(kind: K) => readonly DocumentOf[K][]
  /** The body of the site document. */
  readonly settings: Settings | undefined
}

export function siteOf(documents: readonly SourceDocument[], files: ReadonlySet<string>, broken: ReadonlySet<string>): Site {
  const byName = new Map<string, SourceDocument>()
  const byKind = new Map<string, SourceDocument[]>()
  for (const document of documents) {
    const name = `${document.kind}/${document.id}`
    if (byName.has(name)) continue
    byName.set(name, document)
    const kind = byKind.get(document.kind)
    if (kind === undefined) byKind.set(document.kind, [document])
    else kind.push(document)
  }
  const get = <K extends Kind>(kind: K, id: string): DocumentOf[K] | undefined =>
    byName.get(`${kind}/${id}`)?.value as unknown as DocumentOf[K] | undefined
  const all = <K extends Kind>(kind: K): readonly DocumentOf[K][] =>
    (byKind.get(kind) ?? []).map(({ value }) => value as unknown as DocumentOf[K])
  return { documents: byName, files, broken, get, all, settings: get('site', 'site') }
}
