// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The frame round every page. The content column is centred and grows on wide screens. */
export type Props = Record<string, never>
