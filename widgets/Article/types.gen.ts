// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Rich } from '../../engine/widget.ts'

/** A long text with headings, below an image or another widget. Beside it, wide screens show its contents: a link to each of its largest headings. */
export interface Props {
  /** The words above the links to the headings. */
  readonly label: string
  /** The headings, paragraphs, lists and images, in order. */
  readonly blocks: Rich
}
