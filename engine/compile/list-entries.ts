/** Entries of the lists that compile unrolls: documents of a kind, or the entries of a list in one document. */
import { isList, isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { DocumentList, DocumentsList } from '../core/vocabulary.gen.ts'
import { type CheckedDocument, isKind } from '../document/document.ts'
import type { FieldValue } from '../document/document-index.ts'
import { memoize } from '../memo/memo.ts'
import { bindArgs } from './args.ts'
import { type CompileContext, CompileError, type SourceLocation } from './context.ts'
import type { Conditional } from './rule.ts'

/** A document or an entry of a list in a document. It may have a rule and a schedule. */
export interface ListEntry extends SourceLocation {
  readonly value: JsonObject & Conditional
}

export function listEntries(list: DocumentsList | DocumentList, context: CompileContext): readonly ListEntry[] {
  if ('$document' in list) return documentEntries(list, context)
  const { kind, where = {} } = list.$documents
  // The schema allows any property name here, so the type has to be asserted.
  const fields = Object.entries(where).map(([name, wanted]) => [
    name,
    bindArgs(wanted, context),
  ]) as FieldValue<ListedDocument>[]
  return sortedEntries(context.site.having(kind, ...fields))
}

function documentEntries({ $document: name, path }: DocumentList, context: CompileContext): readonly ListEntry[] {
  const [kind = '', ...rest] = name.split('/')
  const document = isKind(kind) ? context.site.document(kind, rest.join('/')) : undefined
  if (document === undefined) throw new CompileError(context, `unknown document ${name}`)
  const value: JsonObject = document.value
  const found = own(value, path)
  return (isList(found) ? found : []).flatMap((entry, n) =>
    isEntry(entry) ? [{ value: entry, document: `${kind}/${document.id}`, pointer: `/${path}/${n}` }] : [],
  )
}

/**
 * True for objects. This is enough, because in every schema of a list entry, `when` is a rule and `schedule` a schedule
 * if they exist.
 */
function isEntry(value: Json): value is ListEntry['value'] {
  return isObject(value)
}

type ListedDocument = CheckedDocument<DocumentsList['$documents']['kind']>

/** Sorts documents by `sort`, then by id. The result is cached because many pages show the same list. */
const sortedEntries = memoize((documents: readonly ListedDocument[]): readonly ListEntry[] =>
  documents
    .map(({ kind, id, value }): ListEntry => ({ value, document: `${kind}/${id}`, pointer: '' }))
    .sort(
      (a, b) =>
        Number(a.value.sort ?? 0) - Number(b.value.sort ?? 0) || (String(a.value.id) < String(b.value.id) ? -1 : 1),
    ),
)
