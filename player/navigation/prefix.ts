import { withoutPrefix } from '../../engine/core/language-address.ts'

/** A copy of an address with the prefix `next` instead of `prefix`, the one of the language of the page. */
export function withPrefix(address: string | URL, prefix = '', next = ''): URL {
  const url = new URL(address)
  url.pathname = next + withoutPrefix(url.pathname, prefix)
  return url
}
