// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** The content of a popup: a sheet at the bottom, a window in the middle, or a full screen. */
export interface Props {
  /** One line at the top of the popup. Screen readers read it aloud when the popup opens. */
  readonly title: string
  /** Only screen readers have the title. The content starts at the top edge of the popup, and the close button is over it, so the content should start with an image. */
  readonly titleHidden: boolean
  /** One or two sentences below the title. Leave out to show no sentences. */
  readonly text?: string
  /** Image above the title. Leave out to show no image. */
  readonly image?: Image
  /** Where the popup is shown, and how large it is. */
  readonly placement: 'sheet' | 'center' | 'full'
  /** Label of the close button, for screen readers. */
  readonly closeLabel: string
  /** Lets people close the popup by pressing outside it, by dragging it down if it is a sheet, or with the Escape key. The close button does not depend on this. */
  readonly dismissible: boolean
  /** Keeps the popup open while something is in progress. */
  readonly busy: boolean
}

/** The payload of each event. */
export interface Events {
  /** The popup was closed: by the close button, a press beside it, a drag or Escape. */
  readonly close: undefined
}
