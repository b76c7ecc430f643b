// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** One offer with its amount, in plain words. */
export interface Props {
  /** Name of the offer */
  readonly title: string
  /** The amount, as people read it */
  readonly amount: string
  /** What one has to do for it, in one or two sentences */
  readonly text?: string
  /** Words on the button */
  readonly cta: string
  /** Where the button leads. Leave out when pressing it does something else */
  readonly link?: Link
  /** A picture beside the amount */
  readonly image?: Image
}
