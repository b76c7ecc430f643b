// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Rich } from '../../engine/widget.ts'

/** A longer text with headings, lists, links and images. */
export interface Props {
  /** The headings, paragraphs, lists and images, in order. */
  readonly blocks: Rich
}
