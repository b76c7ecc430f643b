/** Documents for tests that need less than a schema requires. */
import type { JsonObject } from '../core/json.ts'
import type { CheckedDocument } from './document.ts'

/** A document in the form that compile reads. Nothing checks `value`. */
export function documentFrom(value: JsonObject, path = ''): CheckedDocument {
  const locate = () => ({ line: 1, column: 1 })
  return { kind: value.kind, id: value.id, path, file: path, locate, value } as unknown as CheckedDocument
}
