/**
 * One generated file of types. Definitions of the vocabulary are imported, and inner objects with a `typeName` are
 * declared once.
 */
import vocabulary from '../schemas/vocabulary.json' with { type: 'json' }
import type { Schema } from '../engine/core/schema.ts'
import { printDeclaration, typeName, type TypeNaming } from './print-types.ts'

export const definitions = vocabulary.$defs as unknown as { readonly [name: string]: Schema }

/** Returns the type name of a vocabulary definition. A `text` is a string, because compile has chosen the language. */
export function definitionType(name: string): string {
  return name === 'text' ? 'string' : (definitions[name]?.typeName ?? typeName(name))
}

interface TypeFileOptions {
  /** Module that exports the types of the vocabulary; absent in the file that declares them. */
  readonly from?: string
  /** Whether inner objects with a `typeName` get a declaration of their own. */
  readonly hasInnerTypes?: boolean
  readonly isInterface?: boolean
}

export class TypeFile {
  readonly naming: TypeNaming
  readonly #options: TypeFileOptions
  readonly #imported = new Set<string>()
  readonly #declared = new Map<string, string>()
  readonly #inner = new Map<string, string>()

  constructor(options: TypeFileOptions) {
    this.#options = options
    const definition = (name: string): string => this.#definition(name)
    this.naming =
      options.hasInnerTypes === true
        ? { definition, declare: (name, schema) => this.#declareInner(name, schema) }
        : { definition }
  }

  declare(name: string, schema: Schema, isFilled = false): void {
    const { isInterface = false } = this.#options
    const { typeName: _, ...body } = schema
    this.#declared.set(name, printDeclaration(name, body, { naming: this.naming, isFilled, isInterface }))
  }

  /** Adds a declaration that no schema describes. */
  add(name: string, text: string): void {
    this.#declared.set(name, text)
  }

  /**
   * Returns the text of the file: imports, declarations in the order in which they were added, then inner types by
   * name.
   */
  print(): string {
    const imported = [...this.#imported].sort()
    const inner = [...this.#inner].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
    return [
      ...(imported.length > 0 ? [`import type { ${imported.join(', ')} } from '${this.#options.from}'\n`] : []),
      ...this.#declared.values(),
      ...inner,
    ].join('\n')
  }

  #definition(name: string): string {
    const type = definitionType(name)
    if (this.#options.from !== undefined && type !== 'string') this.#imported.add(type)
    return type
  }

  #declareInner(name: string, schema: Schema): void {
    if (this.#inner.has(name)) return
    // The name is registered before the type is printed, because a schema may contain itself.
    this.#inner.set(name, '')
    const { typeName: _, ...body } = schema
    const { isInterface = false } = this.#options
    this.#inner.set(name, printDeclaration(name, body, { naming: this.naming, isInterface }))
  }
}
