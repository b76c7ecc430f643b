/** The sources of the catalogue, as they are read from `widgets/` and `business/`. */
import type { FactDefinition } from '../engine/action.ts'
import type { Schema, WidgetSchema } from '../engine/core/schema.ts'
import type { WidgetDefinition } from '../engine/widget.ts'

export interface WidgetSource {
  readonly folder: string
  readonly definition: WidgetDefinition
  readonly schema: WidgetSchema
}

export interface ActionSource {
  readonly area: string
  /** Name of the folder, such as `toggle-favorite`. */
  readonly verb: string
  readonly args: Schema
}

export interface SelectorSource {
  readonly area: string
  /** Name of the file, such as `by-kind`. */
  readonly name: string
  readonly reads: readonly string[]
  readonly args: Schema
  readonly result: Schema
}

export interface CallSource {
  readonly area: string
  readonly name: string
  readonly contract: CallContractFile
}

/** The content of a file with a call contract. */
export interface CallContractFile {
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly base: string
  readonly omit: readonly string[]
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  readonly description: string
  readonly source: string
  readonly payload: Schema
  readonly response: Schema
}

/** A fact with its owner: the area that sets it. */
export interface OwnedFact extends FactDefinition {
  readonly owner: string
}

export interface CodeBase {
  readonly widgets: readonly WidgetSource[]
  readonly actions: readonly ActionSource[]
  readonly selectors: readonly SelectorSource[]
  readonly calls: readonly CallSource[]
  readonly facts: ReadonlyMap<string, OwnedFact>
  /** Areas with start code. */
  readonly areas: readonly string[]
  /** Folders that could not be read and schemas that violate the dialect, one line each. */
  readonly problems: readonly string[]
}

/** `toggle-favorite` is the folder of `toggleFavorite`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
