/** Types that use words of the vocabulary: each word that is reached is declared once, in the same file. */
import vocabulary from '../schemas/vocabulary.json' with { type: 'json' }
import type { Schema } from '../engine/core/schema.ts'
import { printDeclaration, typeName, type Naming } from './types.ts'

export const words = vocabulary.$defs as unknown as { readonly [word: string]: Schema }

/** Types of resolved values that stand for themselves. */
const plain: { readonly [word: string]: string } = { text: 'string' }

export class WordList {
  /** Names that come from an import instead of a declaration here. */
  readonly imported = new Set<string>()
  readonly #declared = new Map<string, string>()
  readonly #imports: { readonly [word: string]: string }
  readonly naming: Naming

  constructor(imports: { readonly [word: string]: string }, hoists: boolean) {
    this.#imports = imports
    const word = (name: string): string => this.#word(name)
    this.naming = hoists ? { word, hoist: (title, schema) => this.#declare(title, schema) } : { word }
  }

  /** Declarations of all words used so far, sorted by name. */
  declarations(): string[] {
    return [...this.#declared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  }

  #word(name: string): string {
    const simple = plain[name] ?? this.#imports[name]
    if (simple !== undefined) {
      if (name in this.#imports) this.imported.add(simple)
      return simple
    }
    const schema = words[name]
    return schema === undefined ? 'unknown' : this.#declare(typeName(name), schema)
  }

  #declare(name: string, schema: Schema): string {
    if (this.#declared.has(name)) return name
    this.#declared.set(name, '')
    const { title: _, ...body } = schema
    this.#declared.set(name, printDeclaration(name, body, this.naming))
    return name
  }
}
