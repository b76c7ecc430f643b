// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets the list of favorites that the page shows. The action games.toggleFavorite uses it. */
export interface Args {
  /** IDs of the favorite games, newest first. */
  readonly games: readonly string[]
}
