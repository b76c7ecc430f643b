// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** A titled part of a page with an optional link at the end of the title. */
export interface Props {
  /** Title of the part */
  readonly title: string
  /** Where the link beside the title leads */
  readonly link?: Link
  /** Words of the link beside the title */
  readonly linkLabel?: string
  /** Shows the link without letting people press it */
  readonly linkDisabled: boolean
}
