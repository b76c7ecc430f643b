// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Continues for a player who is logged in. For a visitor it opens the login and stops the chain; after the login, session.resume runs the chain again, and result.resumed is then true. */
export interface Args {
  /** What the login is for, shown above its fields. Leave out for none. */
  readonly reason?: string
  /** False when the steps do not run again after the login, because the page then shows what the visitor wanted. Leave out to run them again. */
  readonly resume?: boolean
}
