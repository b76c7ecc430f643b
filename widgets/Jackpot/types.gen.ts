// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** An amount that rolls to its new value. Keeps its room while there is none. */
export interface Props {
  /** Words above the amount */
  readonly label: string
  /** The amount. 0 hides it and keeps its room */
  readonly amount: number
  /** Sign of the currency */
  readonly sign: string
  /** Large under the hero, or a small one inside a list */
  readonly size: 'large' | 'small'
}
