/** What compiling one slice in one language needs to know, and what it collects on the way. */
import type { FactSchema } from '../../action.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import type { DataPlan, Expr, FactType } from '../../core/slice.ts'
import type { Image, SlotRule } from '../../widget.ts'

/** A document as publish sees it: checked, migrated. */
export interface CheckedDocument {
  readonly kind: string
  readonly id: string
  readonly path: string
  readonly value: JsonObject
}

export interface CatalogueWidget {
  readonly name: string
  readonly version: number
  readonly slots?: { readonly [slot: string]: SlotRule }
  readonly events?: readonly string[]
  readonly pure?: boolean
  readonly schema: JsonObject
}

/** The machine catalogue (`schemas/catalogue.gen.json`) as far as compile reads it. */
export interface Catalogue {
  readonly widgets: { readonly [name: string]: CatalogueWidget }
  readonly facts: { readonly [name: string]: { readonly schema: FactSchema; readonly examples: readonly Json[] } }
  readonly selectors: { readonly [name: string]: { readonly reads: readonly string[] } }
  /** `schemas/vocabulary.json`. */
  readonly vocabulary: JsonObject
}

/** What stays the same for all slices of a language. */
export interface CompileSite {
  readonly language: string
  readonly defaultLanguage: string
  readonly timeZone: string
  readonly catalogue: Catalogue
  readonly document: (kind: string, id: string) => CheckedDocument | undefined
  readonly documents: (kind: string) => readonly CheckedDocument[]
  readonly asset: (id: string) => Image | undefined
}

/** One slice in the making. */
export interface CompileContext {
  readonly site: CompileSite
  /** Values of include arguments in source form, by name. */
  readonly args: { readonly [name: string]: Json }
  /** Entries of publish-time `each`, in source form, by name. */
  readonly items: { readonly [as: string]: Json }
  /** What the route says about the bar at the top, in source form; none where no route is known (popups, flows). */
  readonly header?: JsonObject
  readonly address: readonly string[]
  readonly collected: Collected
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

/** Notes that the slice reads `fact`. */
export function needFact(context: CompileContext, fact: string): void {
  const definition = context.site.catalogue.facts[fact]
  if (definition === undefined) throw new CompileError(context, `unknown fact ${fact}`)
  context.collected.facts[fact] = factType(definition.schema)
}
