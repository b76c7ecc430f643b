import { withoutPrefix } from '../../engine/core/language-address.ts'
import { withoutTrailingSlash } from '../../engine/core/route-path.ts'

/**
 * A copy of an address with the prefix `next` instead of `prefix`, that of the language of the page. A slash at its end
 * is removed.
 */
export function withPrefix(address: string | URL, prefix = '', next = ''): URL {
  const url = new URL(address)
  const path = withoutPrefix(url.pathname, prefix)
  url.pathname = next + (withoutTrailingSlash(path) ?? path)
  return url
}
