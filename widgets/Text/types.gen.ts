// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** One piece of plain text. */
export interface Props {
  /** The words. */
  readonly text: string
  /** How large the words are. */
  readonly size: 'small' | 'medium' | 'large'
  /** Color of the words. */
  readonly tone: 'plain' | 'muted' | 'lantern' | 'coral' | 'sea'
  /** Horizontal position of the words. */
  readonly align: 'start' | 'center' | 'end'
}
