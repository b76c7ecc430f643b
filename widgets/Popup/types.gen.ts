// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** Sheet, dialog or full page above the page. Closing is as easy as opening. */
export interface Props {
  /** What it is about */
  readonly title: string
  /** One or two sentences */
  readonly text?: string
  /** A picture above the title */
  readonly image?: Image
  /** Sheet from the bottom, dialog in the middle, or the whole screen */
  readonly placement: 'sheet' | 'center' | 'full'
  /** What a screen reader says on the close mark */
  readonly closeLabel: string
  /** Can be closed by pressing beside it, by dragging it down or with Escape */
  readonly dismissible: boolean
  /** Something is running: closing waits */
  readonly busy: boolean
}
