import type { Json } from './json.ts'
import type { WrittenRule } from './vocabulary.gen.ts'

/** A schema of the closed dialect (see dialect.ts): describes documents, widgets, actions and calls. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: Schema }
  /** Name for editors: the label of a form field, the name of a variant. */
  readonly title?: string
  /** What the value does, its unit, and when to leave it out. */
  readonly description?: string
  readonly type?: JsonType | readonly JsonType[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  /** `false`, or the schema of every value of a map. */
  readonly additionalProperties?: false | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly enum?: readonly Json[]
  /** Label for each value of `enum`. */
  readonly labels?: { readonly [value: string]: string }
  readonly const?: Json
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly pattern?: string
  readonly default?: Json
  readonly examples?: readonly Json[]
  /** What a string refers to, or its syntax; the closed list is `formats` in dialect.ts. */
  readonly format?: string
  /** Heading in a form under which the property is listed. Properties without a group come first. */
  readonly group?: string
  /** Position in its group; 0 when absent. Properties with the same number keep the order of the schema. */
  readonly order?: number
  /**
   * How a form edits the value, where its type and format do not decide that; the closed list is `editors` in form.ts.
   */
  readonly editor?: string
  /** Space of a text on the smallest phone, where a longer text is cut. */
  readonly fit?: TextSpace
  /** The values that a form proposes for a text. Other values are allowed. */
  readonly choices?: ListedChoices
  /** Unit of a number; the closed list is `units` in form.ts. */
  readonly unit?: string
  /**
   * Name of the generated TypeScript type. Without it, a definition is named after its key and an inner object has no
   * name.
   */
  readonly typeName?: string
  /** The tagged objects that configuration may write in place of a literal. */
  readonly accepts?: readonly string[]
  /**
   * `false`: configuration must contain a tagged object. A pointer: the definition that a literal in configuration must
   * match.
   */
  readonly literal?: false | string
  /** Of a tagged object: pointer to the definition of its resolved value. */
  readonly resolves?: string
  /** Of an action's arguments: a rule that must hold, or else the action always fails. Proofs use it. */
  readonly needs?: WrittenRule
}

export interface TextSpace {
  readonly lines: number
  /** Width of a line as a multiple of the size of its letters. */
  readonly em: number
}

/** Choices from the answer of a call: the entries of a list, each with a value and the name that people read. */
export interface ListedChoices {
  readonly call: string
  /** Field of the answer that has the list. */
  readonly list: string
  /** Fields of an entry. */
  readonly value: string
  readonly label: string
}

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** What `schema.json` of a widget holds: the schema of its props, and its events. */
export interface WidgetSchema extends Schema {
  readonly events?: { readonly [event: string]: EventSchema }
}

/** An event that a widget emits, with the schema of its payload if it has one. */
export interface EventSchema {
  readonly title: string
  readonly description: string
  readonly payload?: Schema
}

/** Name of the vocabulary definition that `$ref`, `literal` or `resolves` points to, in any of the three notations. */
export function definitionOf(pointer: string): string | undefined {
  return /^(?:habi:vocabulary|vocabulary\.json)?#\/\$defs\/([A-Za-z]+)$/.exec(pointer)?.[1]
}

/** The property that identifies a branch of a union without `discriminator`: its first required property. */
export function branchKey(branch: Schema): string | undefined {
  return branch.required?.[0]
}
