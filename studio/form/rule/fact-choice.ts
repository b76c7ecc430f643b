/** A fact as people choose it in a rule. */
import { type FactSchema, valueLabel } from '../../../engine/core/fact.ts'
import type { Json } from '../../../engine/core/json.ts'

export interface FactChoice {
  readonly name: string
  /** `VIP level` */
  readonly title: string
  /** The business area, which is a heading in the list. */
  readonly area: string
  readonly description: string
  readonly schema: FactSchema
  /** Example values, the value of a usual visitor first. */
  readonly examples: readonly Json[]
  /** How many times rules of the site use the fact. */
  readonly uses: number
}

export interface ValueChoice {
  readonly value: Json
  readonly label: string
}

/** Returns the values that a fact can have, with their names; undefined when there is no closed list. */
export function valueChoices(schema: FactSchema): readonly ValueChoice[] | undefined {
  if (schema.type === 'boolean')
    return [
      { value: true, label: 'yes' },
      { value: false, label: 'no' },
    ]
  if (!('enum' in schema)) return undefined
  return schema.enum?.map((value) => ({
    value,
    label: valueLabel(schema, value) ?? (value === '' ? 'empty' : String(value)),
  }))
}
