// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Changes the language of the site and loads the page again. */
export interface Args {
  /** Code of the language: en, tl or cn. Any other value is refused. */
  readonly language: string
}
