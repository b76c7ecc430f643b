// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A paragraph of plain text. */
export interface Props {
  /** The words of the paragraph. */
  readonly text: string
  /** Size of the letters. */
  readonly size: 'small' | 'medium' | 'large'
  /** Color of the letters: how much the text stands out. */
  readonly tone: 'plain' | 'muted' | 'accent' | 'alert' | 'positive'
  /** Whether the lines start at the left, are centered or end at the right. */
  readonly align: 'start' | 'center' | 'end'
}
