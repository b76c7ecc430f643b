/**
 * TypeScript types from schemas of the closed dialect. The dialect is small and closed, so the printer is total; it writes `readonly`
 * throughout and keeps a `$ref` that has notes beside it, both of which json-schema-to-typescript loses.
 */
import { wordOf, type Schema } from '../engine/core/schema.ts'

/** How names are given while a type is printed. */
export interface Naming {
  /** The type of a vocabulary word. */
  readonly word: (word: string) => string
  /** Gives an inner object with a title a name of its own; without it, it is written in place. */
  readonly hoist?: (title: string, schema: Schema) => string
}

export function typeName(word: string): string {
  return word.replace(/(?:^|[-.])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `filled`: properties with a default are always there, because the compiler has merged it. */
export function printDeclaration(name: string, schema: Schema, naming: Naming, filled = false): string {
  const isPlain = schema.oneOf === undefined && schema.properties !== undefined && Object.keys(schema.properties).length > 0
  const body = isPlain ? `interface ${name} ${printBody(schema, naming, filled)}` : `type ${name} = ${printType(schema, naming)}`
  return `${comment(schema.description)}export ${body}\n`
}

export function printType(schema: Schema, naming: Naming): string {
  if (schema.$ref !== undefined) return naming.word(wordOf(schema.$ref) ?? 'json')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.oneOf !== undefined) return schema.oneOf.map((branch) => printType(branch, naming)).join(' | ')
  if (schema.title !== undefined && schema.properties !== undefined && naming.hoist) return naming.hoist(schema.title, schema)
  const types = Array.isArray(schema.type) ? (schema.type as readonly string[]) : [schema.type as string]
  return types.map((type) => printSimple(type, schema, naming)).join(' | ')
}

function printSimple(type: string, schema: Schema, naming: Naming): string {
  if (type === 'integer') return 'number'
  if (type === 'array') return `readonly (${schema.items ? printType(schema.items, naming) : 'unknown'})[]`
  if (type === 'object') return printBody(schema, naming, false)
  return type
}

function printBody(schema: Schema, naming: Naming, filled: boolean): string {
  const properties = Object.entries(schema.properties ?? {})
  if (schema.additionalProperties) return `{ readonly [key: string]: ${printType(schema.additionalProperties, naming)} }`
  if (properties.length === 0) return 'Record<string, never>'
  const required = new Set(schema.required)
  const lines = properties.map(([name, property]) => {
    const isThere = required.has(name) || (filled && property.default !== undefined)
    return `${comment(property.description)}readonly ${JSON.stringify(name)}${isThere ? '' : '?'}: ${printType(property, naming)}`
  })
  return `{\n${lines.join('\n')}\n}`
}

function comment(description: string | undefined): string {
  return description ? `/** ${description.replaceAll('*/', '* /')} */\n` : ''
}
