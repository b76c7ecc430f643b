// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows the prompt of the browser that puts the site on the home screen. */
export type Args = Record<string, never>
