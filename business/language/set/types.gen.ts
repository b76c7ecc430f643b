// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Changes the language of the site. */
export interface Args {
  /** en, tl or cn; anything else is refused */
  readonly language: string
}
