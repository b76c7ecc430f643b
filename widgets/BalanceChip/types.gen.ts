// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** The balance in the header. Its room does not change with the amount. */
export interface Props {
  /** The balance as people read it */
  readonly amount: string
  /** State of the data shown: skeletons before it is ready, a retry button when it failed */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** What a screen reader says before the amount */
  readonly label: string
  /** Where the balance leads */
  readonly link: Link
  /** What a screen reader says on the mark that asks again */
  readonly refreshLabel: string
}
