// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** A titled part of a page, with an optional link beside the title. */
export interface Props {
  /** Heading above the content of the section. */
  readonly title: string
  /** The page that the link beside the title opens. Leave out for no link. */
  readonly link?: Link
  /** Words of the link beside the title. Leave out for no link. */
  readonly linkLabel?: string
  /** Shows the link in gray, and ignores presses. Use it for pages that do not exist yet. */
  readonly linkDisabled: boolean
}
