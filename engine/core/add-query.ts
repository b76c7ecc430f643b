/**
 * Adds the parameters of a query to an address. Parameters that the address already has take precedence. Nothing is
 * encoded again, and repeated parameters stay.
 */
export function addQuery(address: string, added: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  const known = new URLSearchParams(own)
  const isMissing = (part: string): boolean => [...new URLSearchParams(part).keys()].some((name) => !known.has(name))
  const missing = added.replace(/^\?/, '').split('&').filter(isMissing).join('&')
  return missing === '' ? address : `${path}?${missing}${own === '' ? '' : '&'}${own}${hash}`
}
