/** The files of a new document of the open site, or why it cannot be created. */
import { newDocuments, TemplateError } from '../../catalogue/templates/documents.ts'
import { type DocumentKind, readDocumentName } from '../../catalogue/templates/name.ts'

export type NewDocumentFiles =
  | { readonly ok: true; readonly files: { readonly [path: string]: string } }
  | { readonly ok: false; readonly problem: string }

export interface NewDocumentRequest {
  readonly kind: DocumentKind
  readonly id: string
  readonly title: string
}

/** @param documents the documents of the site by path */
export function newFiles(
  documents: ReadonlyMap<string, string>,
  { kind, id, title }: NewDocumentRequest,
): NewDocumentFiles {
  const name = readDocumentName(kind, id)
  if (!name.ok) return { ok: false, problem: name.message }
  try {
    const bodies = newDocuments(documents, { kind, name, ...(title.trim() === '' ? {} : { title: title.trim() }) })
    const taken = Object.keys(bodies).find((path) => documents.has(path))
    if (taken !== undefined)
      return { ok: false, problem: `${taken.replace(/\.json$/, '')} already exists. Choose another ID.` }
    const files = Object.entries(bodies).map(([path, body]) => [
      path,
      textOf({ $schema: schemaPath(documents, path, body.kind), ...body }),
    ])
    return { ok: true, files: Object.fromEntries(files) }
  } catch (error) {
    if (error instanceof TemplateError) return { ok: false, problem: error.message }
    throw error
  }
}

export function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Returns the path of the schema of a document. All documents of a site use the same folder of schemas. */
export function schemaPath(documents: ReadonlyMap<string, string>, path: string, kind: string): string {
  const [, folder = '../schemas/'] = /"\$schema"\s*:\s*"([^"]*)site\.json"/.exec(documents.get('site.json') ?? '') ?? []
  return `${'../'.repeat(path.split('/').length - 1)}${folder}${kind}.json`
}
