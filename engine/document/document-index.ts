/**
 * Index of the documents of a site by name, kind and field values. An index that is built from an earlier one returns
 * the same objects for unchanged answers, so caches can compare answers by identity.
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

/** The documents of `D` whose kind is `K`. */
export type OfKind<D extends IndexedDocument, K extends Kind> = Extract<D, { readonly kind: K }>

/** A field of documents `D`, and a value of this field. */
export type FieldValue<D extends IndexedDocument> = readonly [name: keyof D['value'] & string, value: Json]

type AnyFieldValue = FieldValue<IndexedDocument>

export class DocumentIndex<D extends IndexedDocument> {
  /** By `kind/id`. */
  readonly byName: NamedDocuments<D>
  readonly #all: readonly D[]
  readonly #kinds: ReadonlyMap<string, KindIndex<D>>
  #textsBefore: ReadonlyMap<string, JsonObject> | undefined
  #texts: ReadonlyMap<string, JsonObject> | undefined

  constructor(documents: Iterable<D>, before?: DocumentIndex<D>) {
    this.#all = [...documents]
    const replaced = before === undefined ? undefined : replacedIn(before.#all, this.#all)
    if (before === undefined || replaced === undefined) {
      this.byName = new NamedDocuments(positionsOf(this.#all), this.#all)
      this.#kinds = kindIndexes(this.byName, before === undefined ? undefined : before.#kinds)
    } else {
      this.byName = replaced.length === 0 ? before.byName : before.byName.with(this.#all)
      const byKind = groupedBy(replaced, ([{ kind }]): string => kind)
      this.#kinds = new Map(
        [...before.#kinds].map(([kind, kindIndex]) => [kind, kindIndex.with(byKind.get(kind) ?? none)]),
      )
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
    return this.#kind(kind)?.document(id)
  }

  /** All documents of a kind, sorted by id. */
  documents<K extends Kind>(kind: K): readonly OfKind<D, K>[] {
    return this.#kind(kind)?.all ?? none
  }

  /** Documents of a kind whose top-level fields have these values, sorted by id. */
  having<K extends Kind>(kind: K, ...fields: readonly FieldValue<OfKind<D, K>>[]): readonly OfKind<D, K>[] {
    return this.#kind(kind)?.having(fields) ?? none
  }

  /** The distinct values of a top-level field in the documents of a kind. */
  valuesOf<K extends Kind>(kind: K, field: FieldValue<OfKind<D, K>>[0]): readonly (Json | undefined)[] {
    return this.#kind(kind)?.valuesOf(field) ?? none
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

/** Documents by `kind/id`. The positions are reused for new versions of the same documents. */
class NamedDocuments<D extends IndexedDocument> implements ReadonlyMap<string, D> {
  readonly #positions: ReadonlyMap<string, number>
  readonly #all: readonly D[]

  constructor(positions: ReadonlyMap<string, number>, all: readonly D[]) {
    this.#positions = positions
    this.#all = all
  }

  /** A map with new versions of the same documents. */
  with(all: readonly D[]): NamedDocuments<D> {
    return new NamedDocuments(this.#positions, all)
  }

  get size(): number {
    return this.#positions.size
  }

  get(name: string): D | undefined {
    const position = this.#positions.get(name)
    return position === undefined ? undefined : this.#all[position]
  }

  has(name: string): boolean {
    return this.#positions.has(name)
  }

  forEach(run: (document: D, name: string, all: ReadonlyMap<string, D>) => void): void {
    for (const [name, document] of this.entries()) run(document, name, this)
  }

  *entries(): MapIterator<[string, D]> {
    for (const [name, position] of this.#positions) yield [name, this.#all[position] as D]
  }

  keys(): MapIterator<string> {
    return this.#positions.keys()
  }

  *values(): MapIterator<D> {
    for (const position of this.#positions.values()) yield this.#all[position] as D
  }

  [Symbol.iterator](): MapIterator<[string, D]> {
    return this.entries()
  }
}

/**
 * Positions by `kind/id`. Of two documents with the same name, the document whose file has that name is used, or else
 * the first; the other document counts as a copy.
 */
function positionsOf(documents: readonly IndexedDocument[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  documents.forEach((document, n) => {
    const name = `${document.kind}/${document.id}`
    if (!positions.has(name) || document.path === pathOf(document.kind, document.id)) positions.set(name, n)
  })
  return positions
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

/** An old version of a document, and the new one. */
type Replaced<D> = readonly [old: D, one: D]

/** The documents with new versions. Undefined when documents were added, removed or reordered. */
function replacedIn<D extends IndexedDocument>(
  before: readonly D[],
  now: readonly D[],
): readonly Replaced<D>[] | undefined {
  if (before.length !== now.length) return undefined
  const replaced: Replaced<D>[] = []
  for (let n = 0; n < now.length; n++) {
    const [old, one] = [before[n] as D, now[n] as D]
    if (old === one) continue
    if (old.kind !== one.kind || old.id !== one.id || old.path !== one.path) return undefined
    replaced.push([old, one])
  }
  return replaced
}

/** The queries of a document index as functions, so a memoized function can track which of them it calls. */
export interface DocumentQueries<D extends IndexedDocument> {
  readonly document: <K extends Kind>(kind: K, id: string) => OfKind<D, K> | undefined
  readonly documents: <K extends Kind>(kind: K) => readonly OfKind<D, K>[]
  readonly having: <K extends Kind>(kind: K, ...fields: readonly FieldValue<OfKind<D, K>>[]) => readonly OfKind<D, K>[]
  /**
   * Whether any document has these values. Unlike the result of `having`, this stays the same when only one of several
   * matches changes.
   */
  readonly hasAny: <K extends Kind>(kind: K, ...fields: readonly FieldValue<OfKind<D, K>>[]) => boolean
  /** The distinct values of a field; the same list object while they do not change. */
  readonly valuesOf: <K extends Kind>(kind: K, field: FieldValue<OfKind<D, K>>[0]) => readonly (Json | undefined)[]
  readonly text: (key: string) => JsonObject | undefined
  readonly texts: () => ReadonlyMap<string, JsonObject>
}

export function documentQueries<D extends IndexedDocument>(index: DocumentIndex<D>): DocumentQueries<D> {
  return {
    document: (kind, id) => index.document(kind, id),
    documents: (kind) => index.documents(kind),
    having: (kind, ...fields) => index.having(kind, ...fields),
    hasAny: (kind, ...fields) => index.having(kind, ...fields).length > 0,
    valuesOf: (kind, field) => index.valuesOf(kind, field),
    text: (key) => index.texts.get(key),
    texts: () => index.texts,
  }
}

interface DocumentLists {
  readonly documents: (kind: Kind) => readonly IndexedDocument[]
}

/** Scopes of document queries: `kind/id` for one document, the kind for several documents, and `texts`. */
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

/** For each list: the ids of the documents that changed since the previous version, computed once for all caches. */
const latestChanges = new WeakMap<
  readonly IndexedDocument[],
  { readonly before: WeakRef<readonly IndexedDocument[]>; readonly ids: readonly string[] }
>()

function changedIds(before: readonly IndexedDocument[], now: readonly IndexedDocument[]): readonly string[] {
  const known = latestChanges.get(now)
  if (known?.before.deref() === before) return known.ids
  const ids = [...idsOfChanges(before, now)]
  latestChanges.set(now, { before: new WeakRef(before), ids })
  return ids
}

/** Ids of added, removed and replaced documents. Both lists are sorted by id. */
function* idsOfChanges(before: readonly IndexedDocument[], now: readonly IndexedDocument[]): Iterable<string> {
  for (let old = 0, current = 0; old < before.length || current < now.length;) {
    const [was, is] = [before[old], now[current]]
    const isOlder = is === undefined || (was !== undefined && was.id <= is.id)
    const isNewer = was === undefined || (is !== undefined && is.id <= was.id)
    if (was !== is) yield (isOlder ? was : is)?.id ?? ''
    if (isOlder) old++
    if (isNewer) current++
  }
}

interface FieldQuery<D> {
  readonly fields: readonly AnyFieldValue[]
  readonly found: readonly D[]
}

/** The documents of one kind, sorted by id. */
class KindIndex<D extends IndexedDocument> {
  readonly all: readonly D[]
  readonly #positions: ReadonlyMap<string, number>
  readonly #byField = new Map<string, ReadonlyMap<unknown, readonly D[]>>()
  readonly #queries = new Map<string, FieldQuery<D>>()
  readonly #values = new Map<string, readonly (Json | undefined)[]>()

  /** `replaced`: the changes since `before`, given only if no document was added or removed. */
  constructor(all: readonly D[], before?: KindIndex<D>, replaced?: readonly Replaced<D>[]) {
    this.all = all
    this.#positions =
      before !== undefined && replaced !== undefined
        ? before.#positions
        : new Map(all.map((document, n) => [document.id, n]))
    if (before === undefined) return
    const changed = replaced?.flat() ?? changedIn(before.all, all)
    for (const [field, groups] of before.#byField)
      this.#byField.set(
        field,
        replaced?.every(([old, one]) => old.value[field] === one.value[field]) === true
          ? withReplaced(groups, field, replaced)
          : regrouped(groups, all, field, changed),
      )
    for (const [field, values] of before.#values) {
      const now = this.#distinct(field)
      this.#values.set(field, isSame(values, now) ? values : now)
    }
    for (const [key, query] of before.#queries) {
      const { fields, found } = query
      const isAffected = replaced === undefined || changed.some((document) => hasFields(document, fields))
      const again = isAffected ? this.#find(fields) : found
      if (again.length > 0) this.#queries.set(key, isSame(found, again) ? query : { fields, found: again })
    }
  }

  /** An index with new versions of some documents. */
  with(replaced: readonly Replaced<D>[]): KindIndex<D> {
    // Of two documents with the same name, only one is in the index. A new version of the other one is skipped.
    const known = replaced.filter(([old]) => this.document(old.id) === old)
    if (known.length === 0) return this
    const all = [...this.all]
    for (const [old, one] of known) all[this.#positions.get(old.id) ?? 0] = one
    return new KindIndex(all, this, known)
  }

  document(id: string): D | undefined {
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.all[position]
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

  valuesOf(field: string): readonly (Json | undefined)[] {
    let values = this.#values.get(field)
    if (values === undefined) this.#values.set(field, (values = this.#distinct(field)))
    return values
  }

  #distinct(field: string): readonly (Json | undefined)[] {
    return [...new Set(this.all.map(({ value }) => value[field]))]
  }

  #find([first, ...others]: readonly AnyFieldValue[]): readonly D[] {
    if (first === undefined) return this.all
    const [name, wanted] = first
    let groups = this.#byField.get(name)
    if (groups === undefined) this.#byField.set(name, (groups = groupedBy(this.all, ({ value }) => value[name])))
    const found = groups.get(wanted) ?? none
    return others.length === 0 ? found : found.filter((document) => hasFields(document, others))
  }
}

function hasFields({ value }: IndexedDocument, fields: readonly AnyFieldValue[]): boolean {
  return fields.every(([field, one]) => value[field] === one)
}

/** Returns the documents that are in only one of the two lists. */
function changedIn<D>(before: readonly D[], all: readonly D[]): readonly D[] {
  const [old, current] = [new Set(before), new Set(all)]
  return [...before.filter((one) => !current.has(one)), ...all.filter((one) => !old.has(one))]
}

/** Replaces documents in their groups by new versions that stay in the same group. */
function withReplaced<D extends IndexedDocument>(
  groups: ReadonlyMap<unknown, readonly D[]>,
  field: string,
  replaced: readonly Replaced<D>[],
): ReadonlyMap<unknown, readonly D[]> {
  const now = new Map(groups)
  for (const [old, one] of replaced) {
    const key = one.value[field]
    now.set(
      key,
      (now.get(key) ?? []).map((document) => (document === old ? one : document)),
    )
  }
  return now
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
