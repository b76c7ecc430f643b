// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Changes the language of the site and loads the page again. */
export interface Args {
  /** Code of the language, such as en. A code that the site document does not list is refused. */
  readonly language: string
}
