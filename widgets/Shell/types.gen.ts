// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The frame around every page. The content column is centered and grows on wide screens, where the tabs are at the side. */
export type Props = Record<string, never>
