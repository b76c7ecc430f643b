/**
 * Checks external addresses. Only https, tel, mailto and the link schemes of the site, without obfuscation, are
 * allowed.
 */

const standardSchemes = ['https', 'tel', 'mailto']

/** Returns why `href` is not allowed; undefined if it is allowed. */
export function hrefProblem(href: string, linkSchemes: readonly string[]): string | undefined {
  const schemes = [...standardSchemes, ...linkSchemes]
  const others = `${schemes.slice(1, -1).join(', ')} and ${schemes.at(-1)}`
  if (href === '') return 'the address is empty; write one, or remove the link'
  if (href !== href.trim()) return 'the address starts or ends with a space; remove it'
  if (/[\p{C}\p{Z}]/u.test(href))
    return 'the address contains a space, a control character or an invisible character; remove it'
  if (href.includes('\\')) return 'the address contains a backslash; write / instead'
  if (href.startsWith('//')) return 'the address starts with //, which leaves the site; write https://'
  if (/^[/?#.]/.test(href)) return 'the address leads to this site; choose a page of this site (a route) instead'
  const scheme = /^([^:/?#]*):/.exec(href)?.[1]
  if (scheme === undefined) return `the address does not start with https://; add it (${others} links are allowed, too)`
  if (/[^A-Za-z0-9+.-]/.test(scheme))
    return 'the part before the colon contains characters that only look like letters; type it again'
  if (scheme !== scheme.toLowerCase() && schemes.includes(scheme.toLowerCase()))
    return `"${scheme}:" must be lowercase; write "${scheme.toLowerCase()}:"`
  if (scheme.toLowerCase() === 'http') return 'http:// is not encrypted; write https:// instead'
  if (!schemes.includes(scheme))
    return `links of the type "${scheme}:" are not allowed; write https:// (${others} links are allowed, too)`
  if (/[^\u0021-\u007e]/.test(href))
    return 'the address contains non-ASCII characters; write them %-encoded, and a host name in its xn-- form'
  if (/[<>"'`{}|^]/.test(href))
    return 'the address contains quotes, braces, angle brackets, | or ^; write them %-encoded'
  if (/%(?![0-9A-Fa-f]{2})/.test(href))
    return 'a % of the address is not followed by two hexadecimal digits; write %25 for a percent sign'
  if (/%(?:0[0-9A-Fa-f]|1[0-9A-Fa-f]|7[Ff])/.test(href))
    return 'the address contains an encoded control character; remove it'
  const rest = href.slice(scheme.length + 1)
  switch (scheme) {
    case 'https':
      return webProblem(href, rest)
    case 'tel':
      return /^\+?[0-9*#;()=.-]{2,40}$/.test(rest)
        ? undefined
        : 'tel: must be followed by a telephone number, such as tel:+639171234567'
    case 'mailto':
      return /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:\?[^#]*)?$/.test(rest)
        ? undefined
        : 'mailto: must be followed by one e-mail address, such as mailto:help@example.com'
    default:
      return /^\/\/[a-z]+(?:[/?][^#]*)?$/.test(rest)
        ? undefined
        : `${scheme}: must be followed by // and a word, such as ${scheme}://chat?number=…`
  }
}

function webProblem(href: string, rest: string): string | undefined {
  const authority = /^\/\/([^/?#]*)/.exec(rest)?.[1]
  if (authority === undefined || rest.startsWith('///'))
    return 'https: must be followed by // and a host name, such as https://www.example.com'
  if (authority.includes('@'))
    return 'the address contains a user name, which hides the real host; remove the user name and its @'
  if (authority.includes('%')) return 'the host name contains %; write it in its xn-- form'
  if (!/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]{1,5})?$/.test(authority))
    return 'the address has no valid host name; write one such as https://www.example.com'
  if (/^[0-9.]+(?::|$)|(?:^|\.)(?:0x[0-9a-f]+|[0-9]+)(?::[0-9]+)?$/i.test(authority))
    return 'the address contains an IP address; use a host name'
  return URL.canParse(href) ? undefined : 'this is not a valid address; compare it with the one that the browser shows'
}
