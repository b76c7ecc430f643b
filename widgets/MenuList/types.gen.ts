// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Icon, Link } from '../../engine/widget.ts'

/** A list of rows that open a page or start an action. */
export interface Props {
  /** Name of the list for screen readers. */
  readonly label: string
  /** Shows the label above the rows. Leave it off when the rows need no explanation. */
  readonly titled: boolean
  /** Use rows for many entries, and tiles for the few entries that people need most. */
  readonly layout: 'rows' | 'tiles'
  /** The rows, in the order in which they are shown. */
  readonly items: readonly {
    /** ID of the row. The event "press" passes this ID to its steps. */
    readonly id: string
    /** Text of the row. */
    readonly label: string
    /** Icon before the text of the row. Leave out to show no icon. */
    readonly icon: Icon
    /** The page or address that the row opens. Leave out when the event "press" does something else. */
    readonly link?: Link
    /** Shows the arrow of rows that open a page. Turn it on when the event "press" opens one. */
    readonly opens?: boolean
    /** A few words at the end of the row. Leave out to show no words. */
    readonly note?: string
    /** A short mark at the end of the row. Empty for none. */
    readonly badge?: string
  }[]
}

/** The payload of each event. */
export interface Events {
  /** A row was pressed. If the row has a link, the link opens as well. */
  readonly press: {
    /** ID of the pressed row. */
    readonly id: string
  }
}
