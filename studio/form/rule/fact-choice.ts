/** A fact as people choose it in a rule. */
import type { FactSchema } from '../../../engine/core/fact.ts'
import type { Json } from '../../../engine/core/json.ts'

export interface FactChoice {
  readonly name: string
  /** `VIP level` */
  readonly title: string
  /** The business area, as a heading of the list. */
  readonly area: string
  readonly description: string
  readonly schema: FactSchema
  /** The value of a usual visitor first. */
  readonly examples: readonly Json[]
  /** How often rules of the site use it. */
  readonly uses: number
}
