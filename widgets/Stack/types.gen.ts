// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Arranges its items in a column or row with even gaps. */
export interface Props {
  /** Whether the items are below or beside each other. A row that scrolls shows one item and the edge of the next one on phones, and two items in each row on wider screens. */
  readonly direction: 'column' | 'row' | 'scroll'
  /** Distance between the items: none, small (8), medium (16) or large (32 CSS pixels). */
  readonly gap: 'none' | 'small' | 'medium' | 'large'
  /** How the items are placed in the column or row. */
  readonly align: 'start' | 'center' | 'end' | 'stretch' | 'between'
  /** Adds the margin of the page at the left and right. Turn it off inside a widget that already has this margin. */
  readonly inset: boolean
  /** Hides the content that follows the stack while the stack is visible. */
  readonly alone?: boolean
}
