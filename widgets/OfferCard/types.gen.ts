// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Image, Link } from '../../engine/widget.ts'

/** One offer with its amount and a button. */
export interface Props {
  /** Name of the offer, as players read it. */
  readonly title: string
  /** Amount of the offer as text, usually in the format “Amount with currency sign”. Leave out to show no amount. */
  readonly amount?: string
  /** True while the amount is loading: a placeholder replaces the amount, which is only read aloud, for example “Loading…”. */
  readonly waiting: boolean
  /** What the round button in the corner of the card does, read aloud. Leave out to show no such button. */
  readonly reloadLabel?: string
  /** The conditions in one or two sentences. Leave out to show no conditions. */
  readonly text?: string
  /** Words on the button. Start with a verb. */
  readonly cta: string
  /** Color of the button. One button of a page is the main action; the others are secondary. */
  readonly tone: 'primary' | 'secondary'
  /** The page or address that the button opens. Leave out when the event "press" does something else. */
  readonly link?: Link
  /** Icon before the words of the button. */
  readonly icon?: Icon
  /** Image beside the amount. Leave out to show no image. */
  readonly image?: Image
  /** Use tickets for offers, a large ticket for the most valuable one, and a panel or large figures for the first card of a page about the player. */
  readonly layout: 'ticket' | 'large-ticket' | 'panel' | 'figures'
}

/** The payload of each event. */
export interface Events {
  /** The button was pressed. If the button has a link, the link opens as well. */
  readonly press: undefined
  /** The round button in the corner was pressed: load the amount again. */
  readonly reload: undefined
}
