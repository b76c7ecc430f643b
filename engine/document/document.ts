/** Types of documents by kind: as they were read, and after the check has found no error in them. */
import type { Json } from '../core/json.ts'
import { documentSchemas } from './documents.gen.ts'
import type { Position } from './locate.ts'
import type { DocumentOf, Kind } from './types.gen.ts'

/**
 * The properties of `T` with values that are not checked yet. The value may have further properties, which this type
 * hides.
 */
export type Draft<T> = { readonly [property in keyof T]?: Json }

/** The file that contains a document. */
interface DocumentFile {
  /** Path inside the folder, with forward slashes. */
  readonly path: string
  /** Path as findings show it. */
  readonly file: string
  /**
   * Returns the position of a JSON pointer in the file, or of the nearest enclosing value if the pointer is not in the
   * file.
   */
  readonly locate: (pointer: string, atKey?: boolean) => Position
}

interface DocumentWith<K extends Kind, Value> extends DocumentFile {
  readonly kind: K
  readonly id: string
  readonly value: Value
}

/** A document as it was read: a JSON object with a kind and an id. Its other properties are not checked yet. */
export type SourceDocument<K extends Kind = Kind> = {
  readonly [kind in K]: DocumentWith<kind, Draft<DocumentOf[kind]>>
}[K]

/** The path of the file of a document. */
export function pathOf(kind: Kind, id: string): string {
  return kind === 'site' ? 'site.json' : `${kind}/${id}.json`
}

/** A document whose value has the shape of its schema. */
export type CheckedDocument<K extends Kind = Kind> = { readonly [kind in K]: DocumentWith<kind, DocumentOf[kind]> }[K]

export const kinds: readonly Kind[] = Object.keys(documentSchemas).filter(isKind)

export function isKind(name: string): name is Kind {
  return Object.hasOwn(documentSchemas, name)
}
