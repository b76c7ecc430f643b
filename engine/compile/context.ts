/** What compiling one slice in one language needs to know, and what it collects on the way. */
import type { FactSchema } from '../core/fact.ts'
import { type Json, type JsonObject, own } from '../core/json.ts'
import type { DataPlan, Expr, FactType, RulePlan } from '../core/slice.ts'
import type { Image } from '../core/vocabulary.gen.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { DocumentQueries } from '../document/document-index.ts'

/** A document as publish sees it: checked, migrated. */
export interface CheckedDocument {
  readonly kind: string
  readonly id: string
  readonly path: string
  readonly value: JsonObject
}

/** What stays the same for all slices of a language. */
export interface CompileSite extends DocumentQueries<CheckedDocument> {
  readonly language: string
  readonly defaultLanguage: string
  readonly timeZone: string
  readonly catalogue: Pick<Catalogue, 'widgets' | 'facts' | 'selectors'>
  readonly asset: (id: string) => Image | undefined
}

/** One slice in the making. */
export interface CompileContext {
  readonly site: CompileSite
  /** Arguments of the page or section in source form, by name. */
  readonly args: { readonly [name: string]: Json }
  /** Entries of publish-time `each`, in source form, by name. */
  readonly items: { readonly [as: string]: Json }
  /** What the route says about the bar at the top, in source form; none where no route is known (popups, flows). */
  readonly header?: JsonObject
  readonly address: readonly string[]
  /** Where the source stands. */
  readonly origin: SourceLocation
  /** What must hold for whatever stands here to be seen, from the outside in. */
  readonly conditions: readonly Condition[]
  /** Those of them that no node around has yet: they become the next node's own. */
  readonly around: readonly Condition[]
  readonly collected: Collected
  /** Told of every node as it is compiled; values and steps are left out then. */
  readonly trace?: (sighting: NodeVisit) => void
}

/** A place in a document: `page/home` and a JSON pointer. */
export interface SourceLocation {
  readonly document: string
  readonly pointer: string
}

/** A rule and where it is written. */
export interface Condition extends SourceLocation {
  readonly rule: RulePlan
}

/** A node as compile comes by it. */
export interface NodeVisit extends SourceLocation {
  readonly address: readonly string[]
  readonly widget: string
  readonly conditions: readonly Condition[]
  /** How many of the conditions, the last ones, are the node's own: its rules, and those of what includes it or what it was made for. */
  readonly own: number
  /** The variants that it is one of, and which. */
  readonly variant?: { readonly of: string; readonly index: number }
  /** The document or entry of a list that it was made for. */
  readonly entry?: SourceLocation
  /** The slot that it stands in, as the address of its node and the slot's name. */
  readonly slot?: string
  readonly source: JsonObject
}

export interface Collected {
  readonly facts: { [fact: string]: FactType }
  readonly widgets: Set<string>
  readonly data: { [name: string]: DataPlan }
  readonly state: { [name: string]: Json }
}

export function newCollected(): Collected {
  return { facts: {}, widgets: new Set(), data: {}, state: {} }
}

/** The start of a slice, or of anything else that is compiled by itself. */
export function newContext(
  site: CompileSite,
  address: string,
  document: string,
  trace?: (sighting: NodeVisit) => void,
  conditions: readonly Condition[] = [],
): CompileContext {
  const origin = { document, pointer: '' }
  const collected = newCollected()
  return {
    site,
    args: {},
    items: {},
    address: [address],
    origin,
    conditions,
    around: [],
    collected,
    ...(trace === undefined ? {} : { trace }),
  }
}

/** The same place, further in. */
export function into(context: CompileContext, ...parts: readonly (string | number)[]): CompileContext {
  const { document, pointer } = context.origin
  return { ...context, origin: { document, pointer: [pointer, ...parts].join('/') } }
}

export function literal(value: Json): Expr {
  return ['=', value]
}

/** A fault that `check` should have refused: compile stops with the place and the reason. */
export class CompileError extends Error {
  constructor(context: CompileContext, message: string) {
    super(`${context.address.join('/')}: ${message}`)
    this.name = 'CompileError'
  }
}

/** The type code of a declared fact. */
export function factType(schema: FactSchema): FactType {
  if ('format' in schema) return schema.format === 'instant' ? 't' : 'v'
  switch (schema.type) {
    case 'boolean':
      return 'b'
    case 'string':
      return 's'
    case 'array':
      return 'l'
    case 'integer':
      return 'i'
    case 'number':
      return 'n'
  }
}

/** Notes that the slice reads `fact`, and tells its type. */
export function needFact(context: CompileContext, fact: string): FactType {
  const definition = own(context.site.catalogue.facts, fact)
  if (definition === undefined) throw new CompileError(context, `unknown fact ${fact}`)
  return (context.collected.facts[fact] = factType(definition.schema))
}
