/** Lists of host names in the site document. */
import { isObject, type Json } from './json.ts'

/** True when `lists` (`hosts` or `containers` of the site document) names `host` for this use. */
export function isHostFor(use: string, lists: Json | undefined, host: string): boolean {
  const list = isObject(lists) && Object.hasOwn(lists, use) ? lists[use] : undefined
  return Array.isArray(list) && list.some((pattern) => typeof pattern === 'string' && matchesHost(pattern, host))
}

/** `*.shop.example` matches every name below it. A port in the pattern is ignored. */
function matchesHost(pattern: string, host: string): boolean {
  const [name = ''] = pattern.split(':')
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
}
