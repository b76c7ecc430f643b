// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The bar of tabs at the bottom of main pages. */
export interface Props {
  /** Name of the bar for screen readers. */
  readonly label: string
}
