// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** The player’s balance in the header, with a button that loads it again. Its width does not change with the amount. */
export interface Props {
  /** The balance as text, usually in the format “Amount with currency sign”. A placeholder is shown until the balance has a value. */
  readonly amount: string
  /** State of the data source of the balance. While the balance loads, the reload button turns. If loading fails, the last amount with its note is shown, or the error text if no amount is known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** A few words that replace an amount that could not be loaded. Leave out to show a dash. */
  readonly errorText?: string
  /** When the amount was loaded, shown below an old amount that could not be loaded again. Leave out to show no time. */
  readonly note?: string
  /** Read aloud before the amount, for example “Balance”. */
  readonly label: string
  /** The page that a press on the amount opens. */
  readonly link: Link
  /** Label of the button that loads the balance again, for screen readers. */
  readonly refreshLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The reload button was pressed. */
  readonly refresh: undefined
}
