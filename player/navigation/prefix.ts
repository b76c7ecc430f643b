import { withoutPrefix } from '../../engine/core/language-address.ts'
import { withoutTrailingSlash } from '../../engine/core/route-path.ts'

/**
 * A copy of an address with the prefix `next` instead of `prefix`, which is the prefix of the language of the page, and
 * without a slash at its end.
 */
export function withPrefix(address: string | URL, prefix = '', next = ''): URL {
  const url = new URL(address)
  const path = withoutPrefix(url.pathname, prefix)
  url.pathname = next + (withoutTrailingSlash(path) ?? path)
  return url
}
