/**
 * Prints TypeScript types for schemas of the closed dialect. The dialect is small, so the printer supports all of it.
 * Unlike json-schema-to-typescript, it prints all properties as `readonly`, and a `$ref` with annotations as a
 * reference. The test compares the types of both printers for every schema.
 */
import { definitionOf, type Schema } from '../engine/core/schema.ts'

/** How a printed type refers to other types. */
export interface TypeNaming {
  /** Returns the type name of a vocabulary definition. */
  readonly definition: (name: string) => string
  /**
   * Declares the type of an inner object that has a `typeName`. Without this function, inner objects are printed in
   * place.
   */
  readonly declare?: (name: string, schema: Schema) => void
}

interface DeclarationOptions {
  readonly naming: TypeNaming
  /** True if properties with a default are always present, because compile has filled them in. */
  readonly isFilled?: boolean
  /** True for an interface, which gives shorter error messages than a type alias, but is not assignable to `Json`. */
  readonly isInterface?: boolean
}

/** Returns the type name for a name with hyphens: `toggle-favorite` -> `ToggleFavorite`. */
export function typeName(name: string): string {
  return name.replace(/(?:^|[-.])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Prints an exported declaration, with the schema's description as its comment. */
export function printDeclaration(name: string, schema: Schema, options: DeclarationOptions): string {
  const { naming, isFilled = false, isInterface = false } = options
  const isBody =
    schema.oneOf === undefined && schema.properties !== undefined && Object.keys(schema.properties).length > 0
  const type = isBody ? printBody(schema, naming, isFilled, '') : printType(schema, naming, '')
  const head = isBody && isInterface ? `interface ${name} ` : `type ${name} = `
  return `${comment(schema.description, '')}export ${head}${type}\n`
}

export function printType(schema: Schema, naming: TypeNaming, indent: string): string {
  if (schema.$ref !== undefined) return naming.definition(definitionOf(schema.$ref) ?? 'json')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ')
  if (schema.oneOf !== undefined) return schema.oneOf.map((branch) => printType(branch, naming, indent)).join(' | ')
  if (schema.typeName !== undefined && naming.declare !== undefined) {
    naming.declare(schema.typeName, schema)
    return schema.typeName
  }
  const types = Array.isArray(schema.type) ? (schema.type as readonly string[]) : [schema.type as string]
  return types.map((type) => printSimple(type, schema, naming, indent)).join(' | ')
}

function printSimple(type: string, schema: Schema, naming: TypeNaming, indent: string): string {
  if (type === 'integer') return 'number'
  if (type === 'object') return printBody(schema, naming, false, indent)
  if (type !== 'array') return type
  const items = schema.items === undefined ? 'unknown' : printType(schema.items, naming, indent)
  return `readonly ${/^[A-Za-z]+$|^\{[^]*\}$/.test(items) ? items : `(${items})`}[]`
}

function printBody(schema: Schema, naming: TypeNaming, isFilled: boolean, indent: string): string {
  const properties = Object.entries(schema.properties ?? {})
  if (schema.additionalProperties)
    return `{ readonly [key: string]: ${printType(schema.additionalProperties, naming, indent)} }`
  if (properties.length === 0) return 'Record<string, never>'
  const inner = `${indent}  `
  const required = new Set(schema.required)
  const lines = properties.map(([name, property]) => {
    const isRequired = required.has(name) || (isFilled && property.default !== undefined)
    const type = printType(property, naming, inner)
    const key = `${propertyKey(name)}${isRequired ? '' : '?'}`
    return `${comment(property.description, inner)}${inner}readonly ${key}: ${type}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

export function comment(description: string | undefined, indent: string): string {
  return description ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : ''
}

export function propertyKey(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : literal(name)
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, String.raw`\$&`)}'` : JSON.stringify(value)
}
