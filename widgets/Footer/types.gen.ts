// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** Links and a note at the end of a page. */
export interface Props {
  /** Name of the links for screen readers. */
  readonly label: string
  /** The links, in the order in which they are shown. */
  readonly links: readonly {
    /** Text of the link. */
    readonly label: string
    /** The page or address that opens. */
    readonly link: Link
  }[]
  /** The sentence below the links, such as who may play and who has given the license. */
  readonly note: string
}
