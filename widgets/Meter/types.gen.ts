// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Link } from '../../engine/widget.ts'

/** An amount of the day with a bar that shows its share of a limit. A press opens the page of the limit. */
export interface Props {
  /** What is measured. */
  readonly label: string
  /** The value as text. Until it is known, leave it empty; its space stays reserved. */
  readonly amount?: string
  /** A few words below the bar, such as the limit. Leave out to show none. */
  readonly note?: string
  /** How much of the limit is reached. */
  readonly value: number
  /** The value of a full bar. If it is 0, the bar is empty. */
  readonly max: number
  /** The page that a press opens. */
  readonly link: Link
}
