// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The bar at the bottom of the screen that contains the tabs. On desktops it is at the side, and shows more links below the tabs. */
export interface Props {
  /** Name of the bar for screen readers. */
  readonly label: string
}
