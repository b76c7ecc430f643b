/**
 * Checks the values by which lists select documents: those of the filter, and those of arguments that a filter reads.
 */
import { isList, isObject, type Json } from '../core/json.ts'
import { type Draft, isKind, type SourceDocument } from '../document/document.ts'
import type { FieldValue, OfKind } from '../document/document-index.ts'
import { quoted } from '../document/finding.ts'
import type { PageDocument, SectionDocument } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import type { CheckContext } from './context.ts'

interface FilterField {
  readonly kind: string
  readonly field: string
}

/** Returns the fields that the lists of a page or section compare with an argument, by the name of the argument. */
export const filtersByArgument = memoize(
  (document: Draft<PageDocument | SectionDocument>): ReadonlyMap<string, readonly FilterField[]> => {
    const found = new Map<string, FilterField[]>()
    const search = (value: Json): void => {
      if (isList(value)) value.forEach(search)
      if (!isObject(value)) return
      const list = value.$documents
      if (isObject(list) && typeof list.kind === 'string' && isObject(list.where))
        for (const [field, wanted] of Object.entries(list.where)) {
          const name =
            isObject(wanted) && typeof wanted.$ref === 'string' ? /^args\.(.+)$/.exec(wanted.$ref)?.[1] : undefined
          if (name !== undefined) found.set(name, [...(found.get(name) ?? []), { kind: list.kind, field }])
        }
      Object.values(value).forEach(search)
    }
    Object.values(document).forEach(search)
    return found
  },
)

/** Warns about a filter that is probably misspelled. A filter that selects no documents yet is allowed. */
export function warnOfMisspelling(
  { site, report }: CheckContext,
  kind: Json | undefined,
  field: string,
  value: Json,
  pointer: string,
): void {
  if (typeof kind !== 'string' || !isKind(kind) || typeof value !== 'string') return
  // The cast is valid, because the schema of the kind has the field.
  if (site.index.hasAny(kind, [field, value] as FieldValue<OfKind<SourceDocument, typeof kind>>)) return
  const known = site.index.valuesOf(kind, field as FieldValue<OfKind<SourceDocument, typeof kind>>[0])
  const similar = known.find((one) => typeof one === 'string' && isTypingError(value, one))
  if (similar !== undefined)
    report({
      code: 'CFG-REF',
      severity: 'warning',
      pointer,
      message: `no ${kind} has the ${field} ${quoted(value)}`,
      hint: `did you mean ${quoted(similar)}?`,
    })
}

/**
 * True when the names differ by one typing error: a character that is added, missing or replaced, or two that are
 * exchanged. Different digits are not a typing error: `slot-1` and `slot-2` are two names.
 */
function isTypingError(written: string, known: string): boolean {
  const most = Math.min(written.length, known.length)
  let start = 0
  while (start < most && written[start] === known[start]) start++
  let end = 0
  while (end < most - start && written.at(-1 - end) === known.at(-1 - end)) end++
  const [a, b] = [written.slice(start, written.length - end), known.slice(start, known.length - end)]
  if (/^\d*$/.test(a) && /^\d*$/.test(b)) return false
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === `${b[1] ?? ''}${b[0] ?? ''}`)
}
