import type { Json } from '../core/json.ts'
import type { ReadCell, ReadValue } from '../core/value.ts'

/** Reads compiled values. Values that are not known yet are left out. */
export function readAll(compiled: { readonly [name: string]: ReadValue }, read: ReadCell): { [name: string]: Json } {
  const known: { [name: string]: Json } = {}
  for (const [name, get] of Object.entries(compiled)) {
    const value = get(read)
    if (value !== undefined) known[name] = value as Json
  }
  return known
}
