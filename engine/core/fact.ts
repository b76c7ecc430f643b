/** Declarations of facts: typed, named values of the world that business areas provide. */
import { type Json, own } from './json.ts'

/**
 * When a fact's value is known: fixed in the release, at start, after the session has loaded, or changing at any time.
 */
export type FactTiming = 'publish' | 'boot' | 'session' | 'live'

/**
 * Words for the values of an enum, as they follow `is` in a sentence: `1` is `approved`. A value without words is named
 * as it is.
 */
type ValueLabels = { readonly [value: string]: string }

/** The closed set of fact types. Instants are milliseconds since 1970. */
export type FactSchema =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly labels?: ValueLabels }
  /** The codes of the languages of a site. `catalogueOfSite` makes an enum of it. */
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
  /** Values to try in previews; the first is what a visitor has, where that is known. */
  readonly examples: readonly Json[]
  /** While `fact` is `is`, this fact always has `value`. Proofs and personas rely on it; a test verifies the code. */
  readonly implied?: { readonly fact: string; readonly is: Json; readonly value: Json }
}

/** The words for a value of a fact; undefined when the value is named as it is. */
export function valueLabel(schema: FactSchema | undefined, value: Json): string | undefined {
  const labels = schema !== undefined && 'labels' in schema ? schema.labels : undefined
  return labels && own(labels, String(value))
}
