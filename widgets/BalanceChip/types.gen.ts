// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** The player’s balance in the header, with a button that loads it again. Its width does not change with the amount. */
export interface Props {
  /** The formatted balance, usually { "$format": "amount", … }. Leave out while it is not known. */
  readonly amount: string
  /** State of the data source of the balance. A skeleton is shown before it is ready, a dash when it failed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Read aloud before the amount, for example “Balance”. */
  readonly label: string
  /** The page that a press on the amount opens. */
  readonly link: Link
  /** Read aloud on the button that loads the balance again. */
  readonly refreshLabel: string
}

/** What each event carries. */
export interface Events {
  /** The reload button was pressed. */
  readonly refresh: undefined
}
