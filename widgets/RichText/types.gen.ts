// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Rich } from '../../engine/widget.ts'

/** A longer text with headings, lists and links. */
export interface Props {
  /** The headings, paragraphs and lists, in order. */
  readonly blocks: Rich
}
