// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image, Link } from '../../engine/widget.ts'

/** The header that stays at the top of a page. It shows the brand, or a title with a back arrow. */
export interface Props {
  /** Title of the page. Leave out to show the brand. */
  readonly title?: string
  /** Name of the brand. Beside a title it is shown only on desktops, over the side navigation. Leave out to show no brand. */
  readonly logo?: string
  /** Small square image before the brand name. Leave out to show no image. */
  readonly image?: Image
  /** Shows the Habi logo, a woven square with a face, before the brand name in the colors of the skin. */
  readonly weave: boolean
  /** The brand is not the heading of the page, because the page has a heading of its own. Beside a title the brand never is. */
  readonly plainLogo: boolean
  /** The page that a press on the brand opens. Leave out to open the first page of the site. */
  readonly home?: Link
  /** The page that the search button opens. Beside a title the button and the actions are shown only on desktops. Leave out to show no search button. */
  readonly search?: Link
  /** Shows the back arrow. A press on it runs the steps of the event "back". */
  readonly back: boolean
  /** Shows the button for customer service. */
  readonly support: boolean
  /** Shows the button that shares the page. */
  readonly share: boolean
  /** Label of the search button, for screen readers. Not needed without a search link. */
  readonly searchLabel?: string
  /** Label of the back arrow, for screen readers. */
  readonly backLabel: string
  /** Label of the customer-service button, for screen readers. */
  readonly supportLabel: string
  /** Label of the share button, for screen readers. */
  readonly shareLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The back arrow was pressed. */
  readonly back: undefined
  /** The customer-service button was pressed. */
  readonly support: undefined
  /** The share button was pressed. */
  readonly share: undefined
}
