// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Arranges its items in a column or row with even gaps. */
export interface Props {
  /** Whether the items are below or beside each other. */
  readonly direction: 'column' | 'row'
  /** Distance between the items. */
  readonly gap: 'none' | 'small' | 'medium' | 'large'
  /** Position of the items in the column or row. */
  readonly align: 'start' | 'center' | 'end' | 'stretch' | 'between'
  /** Keeps the margin of the page at the left and right. */
  readonly inset: boolean
}
