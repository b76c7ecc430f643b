/** A new entry in a list of a document that exists. */
import { canonical, isList, isObject, type Json } from '../../engine/core/json.ts'
import { valueOf, withEntry } from '../edit/text-edit.ts'
import { childOf } from '../form/schema.ts'

export interface NewListEntry {
  /** Path of the document. */
  readonly path: string
  /** The list: names of properties, and IDs of entries, because a change set may have moved the entries. */
  readonly list: readonly (string | { readonly id: string })[]
  /** ID of the entry before which the new entry is placed; the end of the list when it is absent. */
  readonly before?: string
  readonly value: Json
}

/**
 * Returns the text with the entry. A text that already has it stays as it is.
 * @throws {Error} when the document has no such list
 */
export function withListEntry(text: string, { path, list, before, value }: NewListEntry): string {
  const document = valueOf(text)
  const at: (string | number)[] = []
  let found: Json | undefined = document
  for (const step of list) {
    const name = typeof step === 'string' ? step : indexOf(found, step.id)
    at.push(name)
    found = childOf(found, name)
  }
  if (!isList(found)) throw new Error(`${path.replace(/\.json$/, '')} has changed: its list no longer exists.`)
  if (found.some((one) => canonical(one) === canonical(value))) return text
  const place = before === undefined ? -1 : indexOf(found, before)
  return withEntry(text, at, place === -1 ? found.length : place, value)
}

function indexOf(list: Json | undefined, id: string): number {
  return isList(list) ? list.findIndex((one) => isObject(one) && one.id === id) : -1
}
