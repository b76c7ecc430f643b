// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The frame around every page. The content column is centered and grows on wide screens, where the tabs are at the side. */
export interface Props {
  /** Shows the tabs only at the side of wide screens. Smaller screens show no tabs, so the content can fill the screen. */
  readonly railOnly: boolean
}
