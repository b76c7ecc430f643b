// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** One piece of news; the whole card leads to it. */
export interface Props {
  /** Title */
  readonly title: string
  /** The first sentence */
  readonly text?: string
  /** A picture */
  readonly image?: Image
  /** Where it leads */
  readonly link: Link
  /** The day, as people read it */
  readonly date: string
}
