// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A heading. */
export interface Props {
  /** The words of the heading. */
  readonly text: string
  /** Level in the outline of the page. Use 1 once per page. */
  readonly level: number
  /** How large the words are. It does not change the level. */
  readonly size: 'small' | 'medium' | 'large' | 'display'
}
