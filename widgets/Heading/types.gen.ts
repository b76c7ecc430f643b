// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A heading of a page or of a part of a page. */
export interface Props {
  /** The words of the heading. */
  readonly text: string
  /** Level of the heading for screen readers and search engines. Use 1 once per page. */
  readonly level: number
  /** Size of the letters. It does not change the level. */
  readonly size: 'small' | 'medium' | 'large' | 'display'
}
