/**
 * The documents of a site, asked for by name, by kind and by what their fields hold. An answer is the same object as long as nothing in it has
 * changed, also in the library of the next publish: who kept what was made of it sees at once whether it still stands.
 */
import { canonical, isObject, type Json, type JsonObject } from '../core/json.ts'

export interface Named {
  readonly kind: string
  readonly id: string
  readonly value: JsonObject
}

/** A field of a document, and the value that it must have. */
export type Field = readonly [name: string, value: Json]

export class Library<D extends Named> {
  /** By `kind/id`. */
  readonly byName: ReadonlyMap<string, D>
  readonly #kinds = new Map<string, Shelf<D>>()
  #textsBefore: ReadonlyMap<string, JsonObject> | undefined
  #texts: ReadonlyMap<string, JsonObject> | undefined

  constructor(documents: Iterable<D>, before?: Library<D>) {
    const byName = new Map<string, D>()
    const byKind = new Map<string, D[]>()
    for (const document of documents) {
      const name = `${document.kind}/${document.id}`
      if (byName.has(name)) continue
      byName.set(name, document)
      const list = byKind.get(document.kind)
      if (list === undefined) byKind.set(document.kind, [document])
      else list.push(document)
    }
    this.byName = byName
    for (const [kind, list] of byKind) {
      list.sort((a, b) => (a.id < b.id ? -1 : 1))
      const shelf = before === undefined ? undefined : before.#kinds.get(kind)
      this.#kinds.set(kind, shelf !== undefined && isSame(shelf.all, list) ? shelf : new Shelf(list, shelf))
    }
    if (before === undefined) return
    this.#textsBefore = before.#texts ?? before.#textsBefore
    if (before.documents('strings') === this.documents('strings')) this.#texts = before.#texts
  }

  /** What `strings` documents say, by key. */
  get texts(): ReadonlyMap<string, JsonObject> {
    return (this.#texts ??= this.#readTexts(this.#textsBefore))
  }

  document(kind: string, id: string): D | undefined {
    return this.#kinds.get(kind)?.byId.get(id)
  }

  /** All of a kind, by id. */
  documents(kind: string): readonly D[] {
    return this.#kinds.get(kind)?.all ?? none
  }

  /** Those of a kind whose own fields have these values, by id. */
  having(kind: string, ...fields: readonly Field[]): readonly D[] {
    return this.#kinds.get(kind)?.having(fields) ?? none
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

/** What a library answers, as functions that can be handed on. */
export interface Lookups<D extends Named> {
  readonly document: (kind: string, id: string) => D | undefined
  readonly documents: (kind: string) => readonly D[]
  readonly having: (kind: string, ...fields: readonly Field[]) => readonly D[]
  readonly text: (key: string) => JsonObject | undefined
  readonly texts: () => ReadonlyMap<string, JsonObject>
}

export function lookupsOf<D extends Named>(library: Library<D>): Lookups<D> {
  return {
    document: (kind, id) => library.document(kind, id),
    documents: (kind) => library.documents(kind),
    having: (kind, ...fields) => library.having(kind, ...fields),
    text: (key) => library.texts.get(key),
    texts: () => library.texts,
  }
}

/** The documents of one kind. */
class Shelf<D extends Named> {
  readonly all: readonly D[]
  readonly byId: ReadonlyMap<string, D>
  readonly #byField = new Map<string, ReadonlyMap<unknown, readonly D[]>>()
  readonly #asked = new Map<string, { readonly fields: readonly Field[]; readonly found: readonly D[] }>()

  constructor(all: readonly D[], before?: Shelf<D>) {
    this.all = all
    this.byId = new Map(all.map((document) => [document.id, document]))
    for (const [key, { fields, found }] of before === undefined ? [] : before.#asked) {
      const now = this.#find(fields)
      if (now.length > 0) this.#asked.set(key, { fields, found: isSame(found, now) ? found : now })
    }
  }

  having(fields: readonly Field[]): readonly D[] {
    if (fields.length === 0) return this.all
    const key = JSON.stringify(fields)
    const before = this.#asked.get(key)
    if (before !== undefined) return before.found
    const found = this.#find(fields)
    if (found.length > 0) this.#asked.set(key, { fields, found })
    return found
  }

  #find([first, ...others]: readonly Field[]): readonly D[] {
    if (first === undefined) return this.all
    const [name, wanted] = first
    let groups = this.#byField.get(name)
    if (groups === undefined) this.#byField.set(name, (groups = groupedBy(this.all, name)))
    const found = groups.get(wanted) ?? none
    return others.length === 0 ? found : found.filter(({ value }) => others.every(([field, one]) => value[field] === one))
  }
}

function groupedBy<D extends Named>(documents: readonly D[], field: string): ReadonlyMap<unknown, readonly D[]> {
  const groups = new Map<unknown, D[]>()
  for (const document of documents) {
    const group = groups.get(document.value[field])
    if (group === undefined) groups.set(document.value[field], [document])
    else group.push(document)
  }
  return groups
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, n) => one === now[n])
}
