// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Lays things out in one direction with even gaps. */
export interface Props {
  /** Below or beside each other */
  readonly direction: 'column' | 'row'
  /** Room between the things */
  readonly gap: 'none' | 'small' | 'medium' | 'large'
  /** Where the things stand across the direction */
  readonly align: 'start' | 'center' | 'end' | 'stretch' | 'between'
  /** Keeps the edge distance of the page */
  readonly inset: boolean
}
