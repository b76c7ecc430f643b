// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** An image with a short title. The whole card can be pressed. */
export interface Props {
  /** One short line over the image. Screen readers read the alternative text of the image before this line. */
  readonly title: string
  /** One more line below the title. The smallest phones do not show it. Leave out when the title says enough. */
  readonly text?: string
  /** Words on the small button. Leave out when the image shows what to do. */
  readonly cta?: string
  /** The image of the card. Its edges may be cropped. */
  readonly image: Image
  /** The page or address that opens on a press. Leave out when the event "press" does something else. */
  readonly link?: Link
  /** Color of the small button. */
  readonly tone: 'accent' | 'alert' | 'positive'
  /** Shape of the card, as width to height. */
  readonly size: 'hero' | 'wide' | 'tile'
  /** Loads the image before everything else. Turn it on only for the first large image of a page. */
  readonly priority: boolean
}

/** The payload of each event. */
export interface Events {
  /** A banner without a link was pressed, for example one that opens a game. */
  readonly press: undefined
}
