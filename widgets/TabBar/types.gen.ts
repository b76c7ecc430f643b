// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Bar of tabs at the bottom of main pages. */
export interface Props {
  /** What a screen reader calls the bar */
  readonly label: string
}
