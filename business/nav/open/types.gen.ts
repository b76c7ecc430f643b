// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens a page or an address. */
export interface Args {
  /** Where it leads */
  readonly link: Link
  /** The page that is left does not stay in the history */
  readonly replace?: boolean
}

/** Where it leads: { "route": "deposit" } inside the site, or { "href": "https://…" }, viber:, tel: or mailto: outside. */
export interface Link {
  /** The address, ready for a plain link. */
  readonly href: string
  /** True when the address leaves this site. */
  readonly external?: boolean
}
