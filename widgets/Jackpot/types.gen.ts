// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** An amount that rolls to its new value. Stands there before the amount is known. */
export interface Props {
  /** Words above the amount */
  readonly label: string
  /** The amount. While it is not known its place stands empty; 0 hides it all and keeps its room */
  readonly amount?: number
  /** Sign of the currency */
  readonly sign: string
  /** Large under the hero, or a small one inside a list */
  readonly size: 'large' | 'small'
  /** Behind the words of a large one that opens a page: dark in the middle; its edges are cut to fit */
  readonly image?: Image
  /** The image is the first large picture of the page: loaded before everything else. At most one on a page */
  readonly priority: boolean
}
