/** The types of `rules/*.json`, which `rules/README.md` describes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, JsonObject } from '../../engine/core/json.ts'

export interface RuleSuite {
  readonly title: string
  /** Types of facts by name. Every suite has `clock.now`. */
  readonly facts: {
    readonly [fact: string]: 'boolean' | 'integer' | 'number' | 'string' | 'list' | 'instant' | 'version'
  }
  readonly zone?: string
  readonly audiences?: { readonly [audience: string]: Json }
  readonly cases: readonly RuleCase[]
}

export interface RuleCase {
  readonly name: string
  readonly rule?: Json
  readonly schedule?: JsonObject
  readonly table?: TableCase
  readonly zone?: string
  /** Values of the arguments of the page. */
  readonly args?: JsonObject
  /**
   * The rule is invalid: it is false as a whole, and reported. In a table, the invalid rule is that of the row `bad`.
   */
  readonly invalid?: true
  /** Texts with their expected positions, from 0 to 99.99, for `bucket`. */
  readonly places?: readonly (readonly [string, number])[]
  readonly examples: readonly RuleExample[]
}

export interface TableCase {
  readonly hit: 'first' | 'collect'
  readonly rows: readonly { readonly id: string; readonly when: Json; readonly then: JsonObject }[]
}

export interface RuleExample {
  readonly facts?: { readonly [fact: string]: Json }
  /** Milliseconds since 1970. `at` is the same instant in ISO 8601. */
  readonly now?: number
  readonly at?: string
  readonly expect?: 'true' | 'false' | 'unknown'
  /** For a table: the rows that a value of a page takes. Code gets the same rows unless `expect` is `unknown`. */
  readonly rows?: readonly string[]
}

const folder = join(import.meta.dirname, 'rules')

export function readSuites(): readonly RuleSuite[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RuleSuite)
}
