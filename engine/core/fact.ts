/** What a fact is: a typed, named value of the world, declared by a business area. */
import type { Json } from './json.ts'

/** When a fact's value is known: pinned in the release, right at start, once the session is there, or changing any time. */
export type FactTiming = 'publish' | 'boot' | 'session' | 'live'

/** The closed set of fact types. Instants are milliseconds since 1970. */
export type FactSchema =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly enum?: readonly string[] }
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number; readonly enum?: readonly number[] }
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
  /** While `fact` is `is`, this fact always has `value`: what proofs and personas may count on. A test holds the code to it. */
  readonly implied?: { readonly fact: string; readonly is: Json; readonly value: Json }
}
