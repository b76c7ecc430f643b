/** The form of `rules/*.json`, which `rules/README.md` explains, and how they are read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json, JsonObject } from '../../engine/core/json.ts'

export interface Suite {
  readonly title: string
  /** Types of facts by name; `clock.now` is always there. */
  readonly facts: { readonly [fact: string]: 'boolean' | 'integer' | 'number' | 'string' | 'list' | 'instant' | 'version' }
  readonly zone?: string
  readonly audiences?: { readonly [audience: string]: Json }
  readonly cases: readonly Case[]
}

export interface Case {
  readonly name: string
  readonly rule?: Json
  readonly schedule?: JsonObject
  readonly table?: Table
  readonly zone?: string
  /** The rule cannot hold up: false as a whole, and reported. In a table it is the row called bad. */
  readonly invalid?: true
  /** Texts and their places for `bucket`. */
  readonly places?: readonly (readonly [string, number])[]
  readonly examples: readonly Example[]
}

export interface Table {
  readonly hit: 'first' | 'collect'
  readonly rows: readonly { readonly id: string; readonly when: Json; readonly then: JsonObject }[]
}

export interface Example {
  readonly facts?: { readonly [fact: string]: Json }
  /** Milliseconds since 1970; `at` is the same for people. */
  readonly now?: number
  readonly at?: string
  readonly expect?: 'true' | 'false' | 'unknown'
  /** Of a table: the rows that hold. */
  readonly rows?: readonly string[]
}

const folder = join(import.meta.dirname, 'rules')

export function readSuites(): readonly Suite[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Suite)
}
