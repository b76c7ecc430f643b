/** What the code offers to configuration, as `schemas/catalogue.gen.json` has it. */
import type { FactDefinition } from '../../action.ts'
import type { SlotRule } from '../../widget.ts'
import type { Schema } from '../../../schemas/schema.ts'

export interface Catalogue {
  readonly widgets: {
    readonly [name: string]: {
      readonly name: string
      readonly version: number
      readonly title: string
      readonly group: string
      readonly slots: { readonly [slot: string]: SlotRule }
      readonly events: readonly string[]
      readonly pure: boolean
      readonly schema: Schema
    }
  }
  readonly actions: { readonly [name: string]: { readonly name: string; readonly args: Schema } }
  /** `owner` is the area that sets the fact. */
  readonly facts: { readonly [name: string]: FactDefinition & { readonly owner: string } }
  readonly selectors: {
    readonly [name: string]: { readonly name: string; readonly args: Schema; readonly result: Schema; readonly reads: readonly string[] }
  }
  readonly calls: {
    readonly [name: string]: {
      readonly path: string
      readonly method: 'POST' | 'GET'
      readonly base: string
      readonly omit: readonly string[]
      readonly payload: Schema
      readonly response: Schema
    }
  }
  /** Names that a skin may set and `$token` may use. */
  readonly tokens: readonly string[]
}
