/** What the code offers to configuration, as `catalogue/catalogue.gen.json` has it. */
import type { FactDefinition } from './fact.ts'
import type { JsonObject } from './json.ts'
import type { Schema } from './schema.ts'

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

/** One step that lifts a node's props from version `from` to `from + 1`. Runs at publish, never at render. */
export interface Migration {
  readonly from: number
  readonly migrate: (props: JsonObject) => JsonObject
}

/** Which nodes a slot takes and how many. No `allow` means any widget. */
export interface SlotRule {
  readonly allow?: readonly string[]
  readonly min?: number
  readonly max?: number
}
