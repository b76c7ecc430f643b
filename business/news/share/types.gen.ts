// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the share menu of the phone with the address of the article, and counts the share. */
export interface Args {
  /** Title of the shared link, as the recipients see it. */
  readonly title: string
}
