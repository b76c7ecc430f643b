/** The rows of a props table, read from the schema: what is inside a list or an object stands below it. */
import { describe } from '../engine/document/describe.ts'
import { meaningOf } from '../engine/document/vocabulary.ts'
import type { Schema } from '../engine/core/schema.ts'

export interface PropRow {
  /** `items[].label` */
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** As JSON. */
  readonly byDefault?: string
  /** Tagged objects that configuration may write; empty for a literal only. */
  readonly accepts: readonly string[]
  /** A plain value may stand there too. */
  readonly literal: boolean
  readonly description: string
}

/** Words of the vocabulary are known by their name: what may be written for them stands beside it. */
const known: { readonly [word: string]: string } = { text: 'text', link: 'link', image: 'picture', rich: 'rich text' }

function typeOf(property: Schema, meaning: Schema, word: string | undefined): string {
  if (word === 'icon') return `name of an icon, one of ${meaning.enum?.length ?? 0}`
  return (word === undefined ? undefined : known[word]) ?? describe(property)
}

export function propRows(schema: Schema, prefix = ''): readonly PropRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { schema: meaning, word } = meaningOf(property)
    const row: PropRow = {
      name: `${prefix}${name}`,
      type: typeOf(property, meaning, word),
      required: schema.required?.includes(name) === true,
      ...(property.default === undefined ? {} : { byDefault: JSON.stringify(property.default) }),
      accepts: property.accepts ?? meaning.accepts ?? [],
      literal: meaning.literal !== false,
      description: property.description ?? meaning.description ?? '',
    }
    // The vocabulary's own words are explained once, by their description.
    if (word !== undefined) return [row]
    return [row, ...propRows(meaning, `${prefix}${name}.`), ...propRows(meaning.items ?? {}, `${prefix}${name}[].`)]
  })
}
