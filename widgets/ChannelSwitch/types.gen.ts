// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Link } from '../../engine/widget.ts'

/** A row of channels that scrolls sideways. The current channel is marked and scrolled into view. A sideways swipe on the page opens the next or previous channel. In the tab bar it is a column. */
export interface Props {
  /** Name of the row for screen readers. */
  readonly label: string
  /** ID of the channel that is marked, usually from the route. Leave out to mark none. */
  readonly current: string
  /** A row is shown on every screen. A column is for the tab bar, which shows it on desktops, without the first channel, because Home is a tab. A page whose tab bar contains the same channels as a column has a row for phones, which desktops do not show. */
  readonly shape: 'row' | 'phone-row' | 'column'
  /** The channels, in the order in which they are shown. */
  readonly items: readonly {
    /** ID of the channel. The property "Current channel" refers to it. */
    readonly id: string
    /** Name of the channel under its icon. */
    readonly label: string
    /** Icon above the name of the channel. */
    readonly icon: Icon
    /** The page that a press on the channel opens. */
    readonly link: Link
  }[]
}
