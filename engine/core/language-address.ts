/**
 * Addresses of languages. In a site with `languageAddresses`, `/de/news` is the page `/news` in the language `de`, and
 * addresses without a prefix are in the first language.
 */

/** The prefix of the addresses of a language: `/de`, or empty for the first language of the site. */
export function languagePrefix(language: string, first: string): string {
  return language === first ? '' : `/${language}`
}

/** A path without the prefix of its language: `/news` for `/de/news`, and `/` for `/de`. */
export function withoutPrefix(pathname: string, prefix: string): string {
  return `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname
}

/**
 * Matches paths with the prefix of one of these languages. Groups: the prefix, and the path after it, which is absent
 * for `/de`. A path such as `/de//host` does not match, because a browser would read the rest as the address of another
 * host.
 */
export function prefixExpression(languages: readonly string[]): string {
  return `^(/(?:${languages.join('|')}))(/(?![/\\\\]).*)?$`
}
