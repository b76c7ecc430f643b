// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets the list of favorites that the page shows. Used by the action games.toggleFavorite. */
export interface Args {
  /** IDs of the favorite games, newest first. */
  readonly games: readonly string[]
  /** Number of likes of the selected game after the change. */
  readonly likes?: number
}
