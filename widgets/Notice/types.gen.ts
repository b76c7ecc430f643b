// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Image, Link } from '../../engine/widget.ts'

/** A message about what happened, with at most one button. */
export interface Props {
  /** Icon above the title. It is hidden when there is an image. */
  readonly icon: Icon
  /** Image above the title instead of the icon. Leave out to show the icon. */
  readonly image?: Image
  /** Address of an image, for example from the gateway, that replaces the image above and is shown in the same size. Leave out to show the image. */
  readonly imageSrc: string
  /** One line that says what happened, for example “No connection”. */
  readonly title: string
  /** One or two sentences that say what still works, or what to do. Leave out when the title says enough. */
  readonly text?: string
  /** Color of the icon, which shows how serious the message is. */
  readonly tone: 'plain' | 'accent' | 'alert' | 'positive'
  /** Words on the button. Leave out for no button. */
  readonly actionLabel?: string
  /** The page or address that the button opens. Leave out when the event "press" does something else. */
  readonly action?: Link
  /** Shows a spinner on the button, which ignores presses. */
  readonly busy: boolean
  /** Level of the title for screen readers and search engines. Use 1 when the notice is the whole page. */
  readonly level: number
}

/** The payload of each event. */
export interface Events {
  /** The button was pressed. If the button has a link, the link opens as well. */
  readonly press: undefined
}
