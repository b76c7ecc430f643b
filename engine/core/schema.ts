/** A schema of the closed dialect (see dialect.ts): what documents, widgets, actions and calls are described with. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: Schema }
  readonly title?: string
  readonly description?: string
  readonly type?: JsonType | readonly JsonType[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  /** `false`, or the schema of every value of a map. */
  readonly additionalProperties?: false | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly pattern?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  /** What a string names or how it is written; the closed list is `formats` in dialect.ts. */
  readonly format?: string
  /** The tagged objects that configuration may write where this value is wanted. */
  readonly accepts?: readonly string[]
  /** `false`: configuration must write a tagged object. A pointer: what a literal looks like in configuration. */
  readonly literal?: false | string
  /** On a form that configuration writes: what it becomes. */
  readonly resolves?: string
  /** Of an action's arguments: the rule without which the action fails for certain. Proofs read it. */
  readonly needs?: unknown
}

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** Name of the vocabulary word that `$ref`, `literal` or `resolves` points to, in any of the three ways to write it. */
export function wordOf(pointer: string): string | undefined {
  return /^(?:habi:vocabulary|vocabulary\.json)?#\/\$defs\/([A-Za-z]+)$/.exec(pointer)?.[1]
}

/** What a schema of a union's branch is told apart by when the union has no `discriminator`: the first required name. */
export function branchKey(branch: Schema): string | undefined {
  return branch.required?.[0]
}
