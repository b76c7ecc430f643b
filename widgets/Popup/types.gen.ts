// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** A sheet, dialog or full page over the page. */
export interface Props {
  /** Title of the popup. */
  readonly title: string
  /** One or two sentences below the title. Leave out for none. */
  readonly text?: string
  /** Image above the title. Leave out for none. */
  readonly image?: Image
  /** Where the popup is shown. */
  readonly placement: 'sheet' | 'center' | 'full'
  /** Read aloud on the close button. */
  readonly closeLabel: string
  /** A press beside the popup, dragging a sheet down, and Escape close it. The close button always works. */
  readonly dismissible: boolean
  /** Something is in progress: the popup cannot be closed. */
  readonly busy: boolean
}

/** What each event carries. */
export interface Events {
  /** The popup was closed: by the close button, a press beside it, a drag or Escape. */
  readonly close: undefined
}
