/** The sources of the catalogue in `widgets/` and `business/`. */
import type { FactDefinition } from '../engine/action.ts'
import type { ConstantDefinition } from '../engine/core/constant.ts'
import type { PolicyDefinition } from '../engine/core/policy.ts'
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
  /** True if there is an answer for the sandbox beside the contract: `<name>.sandbox.ts`. */
  readonly hasSandboxAnswer: boolean
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
  /**
   * The schema of the answer. A file may have `"responseOf": "all"` instead: the answer has the schema of this call of
   * the same area.
   */
  readonly response: Schema
}

/** A fact with its owner: the area that sets it. */
export interface OwnedFact extends FactDefinition {
  readonly owner: string
}

/** A constant with its owner: the area that reads it. */
export interface OwnedConstant extends ConstantDefinition {
  readonly owner: string
}

/**
 * Maps each optional area to the name that a site lists in `areas` to choose it. An area is optional if it has calls,
 * selectors or a policy, or is part of another area. Every site has all other areas.
 */
export function optionalAreas({ calls, selectors, areaPolicies, partOf }: CodeBase): ReadonlyMap<string, string> {
  const named = [...calls, ...selectors].map(({ area }) => area)
  const areas = new Set([...named, ...areaPolicies.keys(), ...partOf.keys()])
  return new Map([...areas].sort().map((area) => [area, partOf.get(area) ?? area]))
}

export interface CodeBase {
  readonly widgets: readonly WidgetSource[]
  readonly actions: readonly ActionSource[]
  readonly selectors: readonly SelectorSource[]
  readonly calls: readonly CallSource[]
  readonly facts: ReadonlyMap<string, OwnedFact>
  readonly constants: ReadonlyMap<string, OwnedConstant>
  /** Descriptions of the host names that code reads, by their purpose. */
  readonly hosts: ReadonlyMap<string, string>
  /** Maps the id of each site flow that code runs to the business area of this code. */
  readonly flows: ReadonlyMap<string, string>
  readonly policies: ReadonlyMap<string, PolicyDefinition>
  /** The policy that each area requires. */
  readonly areaPolicies: ReadonlyMap<string, string>
  /** Areas with start code. */
  readonly areas: readonly string[]
  /** Maps each area that is part of another area to that area. */
  readonly partOf: ReadonlyMap<string, string>
  /** Folders that could not be read and schemas that violate the dialect, one line each. */
  readonly problems: readonly string[]
}

/** Returns the camel-case name for a folder: `toggleFavorite` for `toggle-favorite`. */
export function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
