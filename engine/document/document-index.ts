/**
 * Index of the documents of a site by name, kind and field values. An index that is built from an earlier one returns
 * the same objects for unchanged answers, so that caches can compare answers by identity.
 */
import { canonical, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { QueryScopes } from '../memo/memo.ts'
import { kinds, pathOf } from './document.ts'
import type { Kind } from './types.gen.ts'

export interface IndexedDocument {
  readonly path: string
  readonly kind: Kind
  readonly id: string
  readonly value: JsonObject
}

/** Those of `D` that are of kind `K`. */
export type OfKind<D extends IndexedDocument, K extends Kind> = Extract<D, { readonly kind: K }>

/** A field of documents `D`, and a value of this field. */
export type FieldValue<D extends IndexedDocument> = readonly [name: keyof D['value'] & string, value: Json]

type AnyFieldValue = FieldValue<IndexedDocument>

export class DocumentIndex<D extends IndexedDocument> {
  /** By `kind/id`. */
  readonly byName: ReadonlyMap<string, D>
  readonly #all: readonly D[]
  readonly #kinds: ReadonlyMap<string, KindIndex<D>>
  #textsBefore: ReadonlyMap<string, JsonObject> | undefined
  #texts: ReadonlyMap<string, JsonObject> | undefined

  constructor(documents: Iterable<D>, before?: DocumentIndex<D>) {
    this.#all = [...documents]
    const replaced = before === undefined ? undefined : replacedIn(before.#all, this.#all)
    if (before === undefined || replaced === undefined) {
      this.byName = namesOf(this.#all)
      this.#kinds = kindIndexes(this.byName, before === undefined ? undefined : before.#kinds)
    } else {
      this.byName = replaced.size === 0 ? before.byName : withReplaced(before.byName, replaced)
      this.#kinds = new Map([...before.#kinds].map(([kind, kindIndex]) => [kind, kindIndex.with(replaced)]))
    }
    if (before === undefined) return
    this.#textsBefore = before.#texts ?? before.#textsBefore
    if (before.documents('strings') === this.documents('strings')) this.#texts = before.#texts
  }

  /** Texts of the `strings` documents, by key. */
  get texts(): ReadonlyMap<string, JsonObject> {
    return (this.#texts ??= this.#readTexts(this.#textsBefore))
  }

  document<K extends Kind>(kind: K, id: string): OfKind<D, K> | undefined {
    return this.#kind(kind)?.byId.get(id)
  }

  /** All documents of a kind, sorted by id. */
  documents<K extends Kind>(kind: K): readonly OfKind<D, K>[] {
    return this.#kind(kind)?.all ?? none
  }

  /** Documents of a kind whose own fields have these values, sorted by id. */
  having<K extends Kind>(kind: K, ...fields: readonly FieldValue<OfKind<D, K>>[]): readonly OfKind<D, K>[] {
    return this.#kind(kind)?.having(fields) ?? none
  }

  #kind<K extends Kind>(kind: K): KindIndex<OfKind<D, K>> | undefined {
    // A kind index contains only documents of its kind, which the type of a map cannot express.
    return this.#kinds.get(kind) as KindIndex<OfKind<D, K>> | undefined
  }

  #readTexts(before?: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, JsonObject> {
    const texts = new Map<string, JsonObject>()
    for (const { value } of this.documents('strings'))
      for (const [key, text] of Object.entries(isObject(value.strings) ? value.strings : {})) {
        if (!isObject(text) || texts.has(key)) continue
        const old = before?.get(key)
        texts.set(key, old !== undefined && canonical(old) === canonical(text) ? old : text)
      }
    return texts
  }
}

const none: readonly never[] = []

/**
 * Documents by `kind/id`. When two have the same name, the one whose file has that name counts, else the first one: the
 * other is a copy.
 */
function namesOf<D extends IndexedDocument>(documents: readonly D[]): ReadonlyMap<string, D> {
  const byName = new Map<string, D>()
  for (const document of documents) {
    const name = `${document.kind}/${document.id}`
    if (!byName.has(name) || document.path === pathOf(document.kind, document.id)) byName.set(name, document)
  }
  return byName
}

function kindIndexes<D extends IndexedDocument>(
  byName: ReadonlyMap<string, D>,
  before: ReadonlyMap<string, KindIndex<D>> = new Map(),
): ReadonlyMap<string, KindIndex<D>> {
  const kindIndexes = new Map<string, KindIndex<D>>()
  for (const [kind, list] of groupedBy(byName.values(), (document) => document.kind)) {
    const all = list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const kindIndex = before.get(kind)
    kindIndexes.set(
      kind,
      kindIndex !== undefined && isSame(kindIndex.all, all) ? kindIndex : new KindIndex(all, kindIndex),
    )
  }
  return kindIndexes
}

/** Maps each old document to its new version. Undefined when documents were added, removed or reordered. */
function replacedIn<D extends IndexedDocument>(before: readonly D[], now: readonly D[]): ReadonlyMap<D, D> | undefined {
  if (before.length !== now.length) return undefined
  const replaced = new Map<D, D>()
  for (const [n, one] of now.entries()) {
    const old = before[n] as D
    if (old === one) continue
    if (old.kind !== one.kind || old.id !== one.id) return undefined
    replaced.set(old, one)
  }
  return replaced
}

function withReplaced<D extends IndexedDocument>(
  byName: ReadonlyMap<string, D>,
  replaced: ReadonlyMap<D, D>,
): ReadonlyMap<string, D> {
  const now = new Map(byName)
  for (const [old, one] of replaced) {
    const name = `${one.kind}/${one.id}`
    if (now.get(name) === old) now.set(name, one)
  }
  return now
}

/** The queries of a document index as functions, so that a memoized function can track which of them it calls. */
export interface DocumentQueries<D extends IndexedDocument> {
  readonly document: <K extends Kind>(kind: K, id: string) => OfKind<D, K> | undefined
  readonly documents: <K extends Kind>(kind: K) => readonly OfKind<D, K>[]
  readonly having: <K extends Kind>(kind: K, ...fields: readonly FieldValue<OfKind<D, K>>[]) => readonly OfKind<D, K>[]
  readonly text: (key: string) => JsonObject | undefined
  readonly texts: () => ReadonlyMap<string, JsonObject>
}

export function documentQueries<D extends IndexedDocument>(index: DocumentIndex<D>): DocumentQueries<D> {
  return {
    document: (kind, id) => index.document(kind, id),
    documents: (kind) => index.documents(kind),
    having: (kind, ...fields) => index.having(kind, ...fields),
    text: (key) => index.texts.get(key),
    texts: () => index.texts,
  }
}

interface DocumentLists {
  readonly documents: (kind: Kind) => readonly IndexedDocument[]
}

/** Scopes of these queries: `kind/id` for one document, the kind for a selection, and `texts`. */
export const documentScopes: QueryScopes<DocumentLists> = {
  scopeOf: (query, [kind, id]) =>
    query === 'text' || query === 'texts'
      ? 'texts'
      : query === 'document'
        ? `${String(kind)}/${String(id)}`
        : String(kind),
  *changed(before, now) {
    for (const kind of kinds) {
      const [old, current] = [before.documents(kind), now.documents(kind)]
      if (old === current) continue
      yield kind
      if (kind === 'strings') yield 'texts'
      for (const id of changedIds(old, current)) yield `${kind}/${id}`
    }
  },
}

/** Ids of added, removed and replaced documents. Both lists are sorted by id. */
function* changedIds(before: readonly IndexedDocument[], now: readonly IndexedDocument[]): Iterable<string> {
  for (let old = 0, current = 0; old < before.length || current < now.length;) {
    const [was, is] = [before[old], now[current]]
    const isOlder = is === undefined || (was !== undefined && was.id <= is.id)
    const isNewer = was === undefined || (is !== undefined && is.id <= was.id)
    if (was !== is) yield (isOlder ? was : is)?.id ?? ''
    if (isOlder) old++
    if (isNewer) current++
  }
}

/** The documents of one kind, sorted by id. */
class KindIndex<D extends IndexedDocument> {
  readonly all: readonly D[]
  readonly byId: ReadonlyMap<string, D>
  readonly #byField = new Map<string, ReadonlyMap<unknown, readonly D[]>>()
  readonly #queries = new Map<string, { readonly fields: readonly AnyFieldValue[]; readonly found: readonly D[] }>()

  constructor(all: readonly D[], before?: KindIndex<D>) {
    this.all = all
    this.byId = new Map(all.map((document) => [document.id, document]))
    if (before === undefined) return
    const [old, current] = [new Set(before.all), new Set(all)]
    const changed = [...before.all.filter((one) => !current.has(one)), ...all.filter((one) => !old.has(one))]
    for (const [field, groups] of before.#byField) this.#byField.set(field, regrouped(groups, all, field, changed))
    for (const [key, { fields, found }] of before.#queries) {
      const again = this.#find(fields)
      if (again.length > 0) this.#queries.set(key, { fields, found: isSame(found, again) ? found : again })
    }
  }

  with(replaced: ReadonlyMap<D, D>): KindIndex<D> {
    return this.all.some((one) => replaced.has(one))
      ? new KindIndex(
          this.all.map((one) => replaced.get(one) ?? one),
          this,
        )
      : this
  }

  having(fields: readonly AnyFieldValue[]): readonly D[] {
    if (fields.length < 2) return this.#find(fields)
    const key = JSON.stringify(fields)
    const before = this.#queries.get(key)
    if (before !== undefined) return before.found
    const found = this.#find(fields)
    if (found.length > 0) this.#queries.set(key, { fields, found })
    return found
  }

  #find([first, ...others]: readonly AnyFieldValue[]): readonly D[] {
    if (first === undefined) return this.all
    const [name, wanted] = first
    let groups = this.#byField.get(name)
    if (groups === undefined) this.#byField.set(name, (groups = groupedBy(this.all, ({ value }) => value[name])))
    const found = groups.get(wanted) ?? none
    return others.length === 0
      ? found
      : found.filter(({ value }) => others.every(([field, one]) => value[field] === one))
  }
}

function groupedBy<D, K>(documents: Iterable<D>, keyOf: (document: D) => K): ReadonlyMap<K, readonly D[]> {
  const groups = new Map<K, D[]>()
  for (const document of documents) {
    const key = keyOf(document)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [document])
    else group.push(document)
  }
  return groups
}

/** Groups `all` by `field`. Groups without changed documents are the same objects as before. */
function regrouped<D extends IndexedDocument>(
  groups: ReadonlyMap<unknown, readonly D[]>,
  all: readonly D[],
  field: string,
  changed: readonly D[],
): ReadonlyMap<unknown, readonly D[]> {
  const touched = new Set<unknown>(changed.map(({ value }) => value[field]))
  const fresh = groupedBy(
    all.filter(({ value }) => touched.has(value[field])),
    ({ value }) => value[field] as unknown,
  )
  const now = new Map(groups)
  for (const key of touched) {
    const [was, is] = [groups.get(key), fresh.get(key)]
    if (is === undefined) now.delete(key)
    else if (was === undefined || !isSame(was, is)) now.set(key, is)
  }
  return now
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, n) => one === now[n])
}
