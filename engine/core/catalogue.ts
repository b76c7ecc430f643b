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
  /** The purposes under which code reads host names of the site document, with their descriptions. */
  readonly hosts: { readonly [purpose: string]: string }
  /** The areas whose code runs a flow of the site, by the id of the flow. */
  readonly flows: { readonly [flow: string]: string }
  /** Areas with calls. A site that uses one of them needs call settings. */
  readonly areasWithCalls: readonly string[]
  /** Optional areas, each with the name that a site lists in `areas`: its own, or that of the area it is part of. */
  readonly optionalAreas: { readonly [area: string]: string }
  readonly policies: { readonly [name: string]: PolicyDefinition }
  /** By area: the policy that a site must name to use it. */
  readonly areaPolicies: { readonly [area: string]: string }
  /** Design tokens: a skin may set them and `$token` may use them. */
  readonly tokens: {
    readonly [name: string]: {
      /** The parts of a page that have this color. */
      readonly use: string
      readonly default: string
      /** Background tokens of this token, with the minimum contrast to each. */
      readonly contrast?: { readonly [background: string]: number }
    }
  }
}

/** Changes a node's props of version `from` into those of version `from + 1`. Runs at publish, never at render. */
export interface Migration {
  readonly from: number
  readonly migrate: (props: JsonObject) => JsonObject
}

/** Which widgets a slot allows and how many nodes. Without `allow`, any widget. */
export interface SlotRule {
  readonly allow?: readonly string[]
  readonly min?: number
  readonly max?: number
}
