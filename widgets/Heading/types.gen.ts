// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A heading. */
export interface Props {
  /** The words */
  readonly text: string
  /** Rank of the heading: 1 once on a page */
  readonly level: number
  /** How large it looks */
  readonly size: 'small' | 'medium' | 'large' | 'display'
}
