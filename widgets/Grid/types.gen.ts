// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Arranges its items in columns of equal width. */
export interface Props {
  /** Number of columns on a phone. */
  readonly columns: number
  /** Number of columns on a wide screen. */
  readonly wideColumns: number
  /** Distance between the items. */
  readonly gap: 'small' | 'medium' | 'large'
  /** Keeps the margin of the page at the left and right. */
  readonly inset: boolean
}
