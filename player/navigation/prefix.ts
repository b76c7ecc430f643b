import { withoutPrefix } from '../../engine/core/language-address.ts'
import { withoutTrailingSlash } from '../../engine/core/route-path.ts'

/** Returns a copy of an address with the language prefix `next` instead of `prefix`, and without a slash at its end. */
export function withPrefix(address: string | URL, prefix = '', next = ''): URL {
  const url = new URL(address)
  const path = withoutPrefix(url.pathname, prefix)
  url.pathname = next + (withoutTrailingSlash(path) ?? path)
  return url
}
