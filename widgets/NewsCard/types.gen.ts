// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** One news article. A press anywhere on the card opens the article. */
export interface Props {
  /** Title of the article, the first line of the card. */
  readonly title: string
  /** The first sentence of the article. Leave out to show no sentence. */
  readonly text?: string
  /** Image of the article. Leave out to show no image. */
  readonly image?: Image
  /** Shows the image above the text on wide screens. On phones it is beside the text. */
  readonly imageAbove: boolean
  /** Shows the card larger than the others: a wide image above the text, and on wide screens beside it. */
  readonly lead: boolean
  /** The page of the article, which a press on the card opens. */
  readonly link: Link
  /** Date of the article. Leave out to show no date. */
  readonly date: string
}
