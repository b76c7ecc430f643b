// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** One piece of plain text. */
export interface Props {
  /** The words */
  readonly text: string
  /** How large it looks */
  readonly size: 'small' | 'medium' | 'large'
  /** Colour of the words */
  readonly tone: 'plain' | 'muted' | 'lantern' | 'coral' | 'sea'
  /** Where the words stand */
  readonly align: 'start' | 'center' | 'end'
}
