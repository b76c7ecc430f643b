/** Declarations of constants: named values of the site document that business code reads. */
import type { Json } from './json.ts'

/** The closed set of types of constants. */
export type ConstantSchema =
  | { readonly type: 'boolean' }
  | {
      readonly type: 'string'
      readonly minLength?: number
      readonly enum?: readonly string[]
      readonly pattern?: string
      /** A path of the site, or an address outside the site. */
      readonly format?: 'address'
    }
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'array'; readonly items: { readonly type: 'string' } }

export interface ConstantDefinition {
  readonly schema: ConstantSchema
  /** One sentence for the person who edits the site document. */
  readonly description: string
  /** The value on a site that does not set the constant. */
  readonly default?: Json
  /** A site with a gateway must set the constant. */
  readonly required?: true
}
