// Generated from selectors/*.schema.json by `npm run generate -- --write`. Do not edit.
/** A link to the native app, to the game of a brand link, or to the install page of the app. */
export type LinkArgs = {
  /** The address to which the link leads. */
  readonly to: 'app' | 'appHome' | 'game' | 'install'
}

/** The link; undefined when its address is empty. */
export type LinkResult = {
  /** Address of the link. */
  readonly href: string
  /** True when the address is outside this site. */
  readonly external?: boolean
}
