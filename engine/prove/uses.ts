/**
 * Where decision tables and flows are used: on the routes that show the documents that name them. A table or flow may
 * be used anywhere if code uses it, or if a step names it after an action, because the action may open another page.
 */
import { isList, isObject } from '../core/json.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedSite } from '../check/site.ts'
import { type CheckedDocument, kinds } from '../document/document.ts'
import type { Kind } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { SparseResults } from '../memo/sparse-results.ts'
import { ANYWHERE, type ShownPlace } from './presence.ts'
import type { RouteAccess } from './route-access.ts'

/**
 * The names of flows, and of tables as `table <id>`, that a document may use. `late` has the names used in a step after
 * another action.
 */
interface Uses {
  readonly names: ReadonlySet<string>
  readonly late: ReadonlySet<string>
}

/** Kinds of documents that are on screen wherever one of their nodes or entries is on screen. */
const shownKinds: readonly Kind[] = ['page', 'layout', 'section', 'popup', 'banner', 'tab-bar', 'option-list']

/** The parts of a target that determine which documents it shows, and where. */
interface ShownDocument {
  readonly document: string
  readonly entry?: { readonly document: string }
  readonly place: ShownPlace
}

/** A place with a key; equal places have equal keys. */
export interface UsePlace {
  readonly place: ShownPlace
  readonly key: string
}

const USED_ANYWHERE: UsePlace = { place: ANYWHERE, key: '' }

/**
 * Assigns numbers to the ways in which pages are opened. Equal ways have the same number in all revisions of a site.
 */
export class AccessNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<RouteAccess, number>()

  of(access: RouteAccess): number {
    const known = this.#known.get(access)
    if (known !== undefined) return known
    const text = JSON.stringify(access)
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    this.#known.set(access, number)
    return number
  }
}

interface UseCache {
  readonly access: AccessNumbers
  readonly documentUses: DocumentUses
}

export class UsePlaces {
  readonly #site: CheckedSite
  readonly #codeFlows: ReadonlySet<string>
  readonly #numbers: AccessNumbers
  readonly #documentUses: DocumentUses
  readonly #groups: readonly (readonly ShownDocument[])[]
  #users: Users | undefined
  #places: ReadonlyMap<string, ReadonlySet<ShownPlace>> | undefined

  /** `groups` are the target groups of pages and popups. */
  constructor(site: CheckedSite, catalogue: Catalogue, groups: readonly (readonly ShownDocument[])[], cache: UseCache) {
    this.#site = site
    this.#groups = groups
    this.#numbers = cache.access
    this.#documentUses = cache.documentUses
    this.#codeFlows = new Set(Object.keys(catalogue.flows))
  }

  /** A table that no document on screen names must be read by code, so it may be used anywhere. */
  ofTable(table: string): UsePlace {
    return this.#placeOf(this.#usersOf(`table ${table}`), new Set())
  }

  /** Returns the place in which the first steps of a flow run. */
  ofFlow(flow: string): UsePlace {
    return this.#codeFlows.has(flow) ? USED_ANYWHERE : this.#placeOf(this.#usersOf(flow), new Set([`flow/${flow}`]))
  }

  #placeOf(users: ReadonlySet<string> | undefined, seen: Set<string>): UsePlace {
    const places = this.#placesOf(users, seen)
    if (places === undefined || places.size === 0) return USED_ANYWHERE
    const access = new Map<number, RouteAccess>()
    for (const { access: all } of places) {
      if (all === undefined) return { place: {}, key: 'every page' }
      for (const one of all) access.set(this.#numbers.of(one), one)
    }
    return { place: { access: [...access.values()] }, key: [...access.keys()].join() }
  }

  /**
   * The places where the documents are used, except for flows in `seen`; undefined if one of the documents is used
   * anywhere.
   */
  #placesOf(users: ReadonlySet<string> | undefined, seen: Set<string>): ReadonlySet<ShownPlace> | undefined {
    if (users === undefined) return undefined
    const found = new Set<ShownPlace>()
    for (const user of users) {
      if (!user.startsWith('flow/')) for (const place of this.#shown().get(user) ?? []) found.add(place)
      else if (!seen.has(user)) {
        seen.add(user)
        const flow = user.slice('flow/'.length)
        const outer = this.#codeFlows.has(flow) ? undefined : this.#placesOf(this.#usersOf(flow), seen)
        if (outer === undefined) return undefined
        for (const place of outer) found.add(place)
      }
    }
    return found
  }

  /** The documents that name a flow or table; undefined if the flow or table is used anywhere. */
  #usersOf(name: string): ReadonlySet<string> | undefined {
    this.#users ??= usersIn(this.#site, this.#documentUses)
    return this.#users.get(name)
  }

  /** The places of each document that is on screen. */
  #shown(): ReadonlyMap<string, ReadonlySet<ShownPlace>> {
    if (this.#places !== undefined) return this.#places
    const places = new Map<string, Set<ShownPlace>>()
    for (const group of this.#groups)
      for (const [document, place] of documentsIn(group)) {
        const known = places.get(document)
        if (known === undefined) places.set(document, new Set([place]))
        else known.add(place)
      }
    return (this.#places = places)
  }
}

/** For each name of a flow or table, the documents that use it; undefined if the flow or table may be used anywhere. */
type Users = ReadonlyMap<string, ReadonlySet<string> | undefined>

function usersIn(site: CheckedSite, documentUses: DocumentUses): Users {
  const users = new Map<string, Set<string> | undefined>()
  for (const { document, kind, names, late } of documentUses.of(site)) {
    const isKnown = shownKinds.includes(kind) || kind === 'flow'
    for (const name of names)
      if (!isKnown || late.has(name)) users.set(name, undefined)
      else if (!users.has(name)) users.set(name, new Set([document]))
      else users.get(name)?.add(document)
  }
  return users
}

/** The documents of a site that use flows or tables. Only changed documents are searched again. */
export class DocumentUses {
  readonly #found = new Map<Kind, SparseResults<CheckedDocument, UsesOfDocument>>()

  of({ index }: CheckedSite): readonly UsesOfDocument[] {
    return sortedKinds.flatMap((kind) => {
      let found = this.#found.get(kind)
      if (found === undefined) this.#found.set(kind, (found = new SparseResults(usesOf)))
      return found.of(index.documents(kind))
    })
  }
}

interface UsesOfDocument extends Uses {
  readonly document: string
  readonly kind: Kind
}

const sortedKinds = kinds.toSorted()

function usesOf({ kind, id, value }: CheckedDocument): UsesOfDocument | undefined {
  const uses = usesIn(value)
  return uses.names.size === 0 ? undefined : { ...uses, document: `${kind}/${id}`, kind }
}

/** Any text in the arguments of a step or an include may be the name of a flow. */
function usesIn(document: object): Uses {
  const names = new Set<string>()
  const late = new Set<string>()
  const add = (name: string, isLate: boolean): void => {
    names.add(name)
    if (isLate) late.add(name)
  }
  const visit = (value: unknown, isLate: boolean, isArgument: boolean): void => {
    if (typeof value === 'string') {
      if (isArgument) add(value, isLate)
    } else if (isList(value)) {
      let isAfterStep = isLate
      for (const one of value) {
        visit(one, isAfterStep, isArgument)
        isAfterStep ||= isObject(one) && one.do !== undefined
      }
    } else if (isObject(value)) {
      const { $select, flow } = value
      if (isObject($select) && typeof $select.table === 'string') add(`table ${$select.table}`, isLate)
      if (typeof flow === 'string') add(flow, isLate)
      for (const [key, one] of Object.entries(value)) visit(one, isLate, isArgument || key === 'args')
    }
  }
  visit(document, false, false)
  return { names, late }
}

/** The documents that a group shows, with their places. */
const documentsIn = memoize((group: readonly ShownDocument[]): ReadonlyMap<string, ShownPlace> => {
  const found = new Map<string, ShownPlace>()
  for (const { document, entry, place } of group) {
    found.set(document, place)
    if (entry !== undefined) found.set(entry.document, place)
  }
  return found
})
