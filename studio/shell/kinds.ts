/** Kinds of documents in the words of operators, from the titles of their schemas. */
import { documentSchemas } from '../../engine/document/vocabulary.ts'
import type { Schema } from '../../engine/core/schema.ts'

const schemas = documentSchemas as { readonly [kind: string]: Schema }

export const kindTitles: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas).map(([kind, { title }]) => [kind, title ?? kind]),
)

export function kindTitle(kind: string): string {
  return kindTitles.get(kind) ?? kind
}

export function schemaOf(kind: string): Schema | undefined {
  return schemas[kind]
}

/** The kind of the document at a path: the name of its first folder. */
export function kindOfPath(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.json$/, '')
}

/** The path of the document with the name `kind/id`. */
export function pathOf(document: string): string {
  return document === 'site/site' ? 'site.json' : `${document}.json`
}

export function editAddress(path: string, changeSet?: string): string {
  return `/edit/${path}${changeSet === undefined ? '' : `?in=${changeSet}`}`
}
