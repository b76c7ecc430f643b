/** What the code offers to configuration: the content of `catalogue/catalogue.gen.json`. */
import type { ConstantDefinition } from './constant.ts'
import type { FactDefinition } from './fact.ts'
import type { JsonObject } from './json.ts'
import type { PolicyDefinition } from './policy.ts'
import type { EventSchema, Schema } from './schema.ts'

export interface Catalogue {
  readonly widgets: {
    readonly [name: string]: {
      readonly name: string
      readonly version: number
      readonly title: string
      readonly group: string
      readonly slots: { readonly [slot: string]: SlotRule }
      readonly events: { readonly [event: string]: EventSchema }
      readonly pure: boolean
      readonly schema: Schema
    }
  }
  readonly actions: { readonly [name: string]: { readonly name: string; readonly args: Schema } }
  /** `owner` is the area that sets the fact. */
  readonly facts: { readonly [name: string]: FactDefinition & { readonly owner: string } }
  readonly selectors: {
    readonly [name: string]: {
      readonly name: string
      readonly args: Schema
      readonly result: Schema
      readonly reads: readonly string[]
    }
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
  /** The constants of the site document that code reads. `owner` is the area that reads them. */
  readonly constants: { readonly [name: string]: ConstantDefinition & { readonly owner: string } }
  /** By purpose of the host names in the site document: a description of what code uses these hosts for. */
  readonly hosts: { readonly [purpose: string]: string }
  /** By flow id: the area whose code runs this flow of the site. */
  readonly flows: { readonly [flow: string]: string }
  /** Areas with calls. A site that uses one of them needs call settings. */
  readonly areasWithCalls: readonly string[]
  /**
   * Optional areas, each with the name that a site lists in `areas` to use it: its own name, or the name of its parent
   * area.
   */
  readonly optionalAreas: { readonly [area: string]: string }
  readonly policies: { readonly [name: string]: PolicyDefinition }
  /** By area: the policy that a site must name to use the area. */
  readonly areaPolicies: { readonly [area: string]: string }
  /** Design tokens: a skin may set them and `$token` may use them. */
  readonly tokens: {
    readonly [name: string]: {
      /** The parts of a page that have this color. */
      readonly use: string
      readonly default: string
      /** Background tokens on which this color is shown, with the minimum contrast to each. */
      readonly contrast?: { readonly [background: string]: number }
    }
  }
}

/** Migrates the props of a node from version `from` to version `from + 1`. Runs at publish, never at render. */
export interface Migration {
  readonly from: number
  readonly migrate: (props: JsonObject) => JsonObject
}

/**
 * The widgets that a slot allows, and the least and largest number of nodes. Without `allow`, any widget is allowed.
 */
export interface SlotRule {
  readonly allow?: readonly string[]
  readonly min?: number
  readonly max?: number
}
