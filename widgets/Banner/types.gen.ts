// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** A picture with a short title. The whole card can be pressed. */
export interface Props {
  /** One short line over the picture */
  readonly title: string
  /** One more line below the title */
  readonly text?: string
  /** Words on the small button; leave out when the picture says it */
  readonly cta?: string
  /** The picture; its edges may be cut to fit */
  readonly image: Image
  /** Where the banner leads. Leave out when pressing it does something else */
  readonly link?: Link
  /** Colour of the small button */
  readonly tone: 'lantern' | 'coral' | 'sea'
  /** Shape of the card: hero 16:9, wide 3:1, tile 4:3 */
  readonly size: 'hero' | 'wide' | 'tile'
  /** The first large picture of the page: loaded before everything else. At most one on a page */
  readonly priority: boolean
}
