/** Declarations of facts: typed, named values of the world that business areas provide. */
import { type Json, own } from './json.ts'

/**
 * When a fact's value is known: at publish, at start, or after the session has loaded. The value of a `live` fact may
 * change at any time.
 */
export type FactTiming = 'publish' | 'boot' | 'session' | 'live'

/**
 * Labels of enum values, as they follow `is` in a sentence, such as `approved` for `1`. A value without a label is
 * written unchanged.
 */
type ValueLabels = { readonly [value: string]: string }

/** The closed set of fact types. Instants are milliseconds since 1970. */
export type FactSchema =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly labels?: ValueLabels }
  /** The codes of the languages of a site. `catalogueOfSite` replaces this type with an enum of the codes. */
  | { readonly type: 'string'; readonly values: 'languages' }
  | {
      readonly type: 'integer' | 'number'
      readonly minimum?: number
      readonly maximum?: number
      readonly enum?: readonly number[]
      readonly labels?: ValueLabels
    }
  | { readonly type: 'array'; readonly items: { readonly type: 'string' } }
  | { readonly type: 'number'; readonly format: 'instant' }
  | { readonly type: 'string'; readonly format: 'version' }

export interface FactDefinition {
  readonly schema: FactSchema
  /** One sentence for the person who writes a rule. */
  readonly description: string
  readonly known: FactTiming
  /** Values that previews offer. The first one is the value that a visitor has, if that value is known. */
  readonly examples: readonly Json[]
  /** While `fact` has the value `is`, this fact has `value`. Proofs and personas rely on this; a test verifies it. */
  readonly implied?: { readonly fact: string; readonly is: Json; readonly value: Json }
}

/** The label of a value of a fact; undefined when the value has none. */
export function valueLabel(schema: FactSchema | undefined, value: Json): string | undefined {
  const labels = schema !== undefined && 'labels' in schema ? schema.labels : undefined
  return labels && own(labels, String(value))
}
