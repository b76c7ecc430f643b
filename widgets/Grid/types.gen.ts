// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Lays things out in equal columns. */
export interface Props {
  /** Number of columns on a phone */
  readonly columns: number
  /** Number of columns on wide screens */
  readonly wideColumns: number
  /** Room between the things */
  readonly gap: 'small' | 'medium' | 'large'
  /** Keeps the edge distance of the page */
  readonly inset: boolean
}
