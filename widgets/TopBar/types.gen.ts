// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** Header that stays at the top. Shows the brand on main pages, or a title with a way back. */
export interface Props {
  /** Title of the page. Leave out to show the brand */
  readonly title?: string
  /** Name of the brand, shown as the word mark when there is no title */
  readonly logo?: string
  /** Where the brand leads */
  readonly home?: Link
  /** Shows the arrow back */
  readonly back: boolean
  /** Shows the customer-service mark */
  readonly support: boolean
  /** Shows the share mark */
  readonly share: boolean
  /** What a screen reader says on the arrow back */
  readonly backLabel: string
  /** What a screen reader says on the customer-service mark */
  readonly supportLabel: string
  /** What a screen reader says on the share mark */
  readonly shareLabel: string
}
