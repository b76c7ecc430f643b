// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Continues for a player who is logged in. For a visitor it opens the login, and the remaining steps do not run. After the login, session.resume runs the steps again, and result.resumed is then true. */
export interface Args {
  /** The reason for the login, shown above the fields of the login form. Leave out to show no reason. */
  readonly reason?: string
  /** Address of the cover of the game that the login is about, shown beside the reason. Leave out to show no image. */
  readonly image?: string
  /** False if the steps must not run again after the login, for example because the page itself then does what the visitor wanted. Leave out to run them again. */
  readonly resume?: boolean
}
