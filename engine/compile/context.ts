/** The input of the compilation of one slice in one language, and what the compilation collects. */
import type { FactSchema } from '../core/fact.ts'
import type { Locale } from '../core/format.ts'
import { type Json, type JsonObject, own } from '../core/json.ts'
import type { DataPlan, Expr, FactType, RulePlan } from '../core/slice.ts'
import type { FixedText, Image, WidgetNode } from '../core/vocabulary.gen.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { DocumentQueries } from '../document/document-index.ts'
import type { RouteHeader } from '../document/types.gen.ts'

/** The part of the input that is the same for all slices of a language. */
export interface CompileSite extends DocumentQueries<CheckedDocument> {
  readonly language: string
  readonly defaultLanguage: string
  readonly locale: Locale
  /** Prefix of the addresses of the language, such as `/de`. */
  readonly prefix?: string
  readonly catalogue: Pick<
    Catalogue,
    'widgets' | 'facts' | 'selectors' | 'tokens' | 'constants' | 'optionalAreas' | 'areasWithCalls' | 'flows'
  >
  readonly asset: (id: string) => Image | undefined
}

/** The state of the compilation at one place in a slice. */
export interface CompileContext {
  readonly site: CompileSite
  /** Arguments of the page or section, in source form. */
  readonly args: { readonly [name: string]: Json }
  /** Entries of the lists that are unrolled around this place, in source form. */
  readonly items: { readonly [as: string]: Json }
  /** What layouts know about the route, in source form. Absent in popups and flows, where the route is unknown. */
  readonly route?: { readonly header: RouteHeader; readonly head: { readonly title: FixedText } }
  readonly address: readonly string[]
  /** The position of the source that is being compiled. */
  readonly origin: SourceLocation
  /**
   * Conditions of the nodes around this place, outermost first. A node without conditions has the same list object as
   * its parent.
   */
  readonly conditions: readonly Condition[]
  /**
   * Conditions of includes and list entries around this place that belong to no node yet. The next node adds them to
   * its own conditions.
   */
  readonly pendingConditions: readonly Condition[]
  readonly collected: CollectedParts
  /** Present if nodes are only visited; then values and steps are not compiled. */
  readonly trace?: Trace
  /** Present in list entries beyond the limit: the limit that cuts them off. */
  readonly cut?: ListLimit
}

/** Receives the nodes that compile visits. */
export interface Trace {
  readonly visit: (visit: NodeVisit) => void
  /** Whether entries beyond the limit of their list are visited, too. */
  readonly hasCutEntries?: boolean
}

/** The limit of a list, and where it is written. */
export interface ListLimit extends SourceLocation {
  readonly limit: number
}

/** A location in a document: `page/home` and a JSON pointer. */
export interface SourceLocation {
  readonly document: string
  readonly pointer: string
}

/** A rule and where it is written. */
export interface Condition extends SourceLocation {
  readonly rule: RulePlan
  /**
   * The address of a group of variants or rows. Present if `rule` states that an earlier variant or row of the group
   * does not hold.
   */
  readonly isAfter?: string
}

/** A node that compile visits. */
export interface NodeVisit extends SourceLocation {
  readonly address: readonly string[]
  readonly widget: string
  readonly conditions: readonly Condition[]
  /** How many of the conditions, counted from the end, belong to the node itself, its include or its list entry. */
  readonly ownConditions: number
  /** The address of the group of variants of this node, and the index in the group. */
  readonly variant?: { readonly of: string; readonly index: number }
  /** The location of the document or list entry that the node is compiled for; `item` is its value. */
  readonly entry?: SourceLocation
  readonly item?: JsonObject
  /** The slot of the node: the address of the parent node, a slash and the name of the slot. */
  readonly slot?: string
  /** The limit of the list, if the node is beyond it. */
  readonly cut?: ListLimit
  readonly source: WidgetNode
}

export interface CollectedParts {
  readonly facts: { [fact: string]: FactType }
  readonly widgets: Set<string>
  readonly data: { [name: string]: DataPlan }
  readonly state: { [name: string]: Json }
}

export function newCollected(): CollectedParts {
  return { facts: {}, widgets: new Set(), data: {}, state: {} }
}

/** Creates the context in which the compilation of a slice or of a part of the app starts. */
export function newContext(
  site: CompileSite,
  address: string,
  document: string,
  trace?: Trace,
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
    pendingConditions: [],
    collected,
    ...(trace === undefined ? {} : { trace }),
  }
}

/** Returns the context of a property or list entry of the current source. */
export function enterProperty(context: CompileContext, ...parts: readonly (string | number)[]): CompileContext {
  const { document, pointer } = context.origin
  return { ...context, origin: { document, pointer: `${pointer}/${parts.join('/')}` } }
}

export function literal(value: Json): Expr {
  return ['=', value]
}

/** Thrown for a problem in a document that the check should have reported. */
export class CompileError extends Error {
  constructor(context: CompileContext, message: string) {
    super(`${context.address.join('/')}: ${message}`)
    this.name = 'CompileError'
  }
}

/** Returns the type code of a declared fact. */
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

/** Records that the slice reads `fact`. Returns the type of the fact. */
export function recordFact(context: CompileContext, fact: string): FactType {
  const definition = own(context.site.catalogue.facts, fact)
  if (definition === undefined) throw new CompileError(context, `unknown fact ${fact}`)
  return (context.collected.facts[fact] = factType(definition.schema))
}
