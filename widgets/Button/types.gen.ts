// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Link } from '../../engine/widget.ts'

/** A button, or a link with the look of a button. */
export interface Props {
  /** Words on the button. Start with a verb. */
  readonly label: string
  /** The page or address that opens on a press. Leave out when the event "press" does something else. */
  readonly link?: Link
  /** How much the button stands out. Use primary once per screen, and danger for actions that cannot be undone. */
  readonly tone: 'primary' | 'secondary' | 'plain' | 'danger'
  /** Makes the button as wide as its container. */
  readonly full: boolean
  /** Shows a spinner and ignores presses. */
  readonly busy: boolean
  /** Shows the button in gray, and ignores presses. */
  readonly disabled: boolean
  /** Icon before the label. Leave out to show no icon. */
  readonly icon?: Icon
}

/** The payload of each event. */
export interface Events {
  /** The button was pressed. If the button has a link, the link opens as well. */
  readonly press: undefined
}
