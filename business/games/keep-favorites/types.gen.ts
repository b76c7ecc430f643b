// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows other favorites. Used by games.toggleFavorite. */
export interface Args {
  /** Ids of the favorite games, latest first */
  readonly games: readonly string[]
}
