// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the page that shows the launched game, or the game itself if the game replaces the page of the site. */
export type Args = Record<string, never>
