// Generated from selectors/*.schema.json by `npm run generate -- --write`. Do not edit.
/** An address that the arrival leads to, as a link. */
export type LinkArgs = {
  /** Which address the link has. */
  readonly to: 'app' | 'appHome' | 'game' | 'install'
}

/** The link; undefined when there is no such address. */
export type LinkResult = {
  /** The address. */
  readonly href: string
  /** True when the address is outside this site. */
  readonly external?: boolean
}
