/**
 * Adds query parameters to an address. Parameters that the address already has take precedence, and its own query is
 * not encoded again.
 */
export function addQuery(address: string, added: URLSearchParams): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const known = new URLSearchParams(own)
  const missing = new URLSearchParams([...added].filter(([name]) => !known.has(name))).toString()
  return missing === '' ? address : `${path}?${missing}${own === '' ? '' : '&'}${own}${hash}`
}
