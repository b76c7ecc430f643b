/** The largest instant of JavaScript, used for a cut-off date that the site has not set. */
export const NO_CUTOFF = 8_640_000_000_000_000
