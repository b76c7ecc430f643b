// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Arranges its items in columns of equal width. */
export interface Props {
  /** Number of columns on a phone, where the grid is narrower than 640 CSS pixels. */
  readonly columns: number
  /** Number of columns where the grid is at least 640 CSS pixels wide. */
  readonly wideColumns: number
  /** Makes the first item twice as wide as the others: with the page margin where the grid is at least 640 CSS pixels wide, without it on screens of at least 1024. */
  readonly lead: boolean
  /** Distance between the items: small is 8, medium 16, large 32 CSS pixels. */
  readonly gap: 'small' | 'medium' | 'large'
  /** Adds the margin of the page at the left and right. Turn it off inside a widget that already has this margin. */
  readonly inset: boolean
}
