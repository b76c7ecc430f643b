import { isHostFor } from '../engine/core/host-pattern.ts'
import type { Json } from '../engine/core/json.ts'
import type { hosts } from './gateway/constants.ts'

export { isHostFor } from '../engine/core/host-pattern.ts'

/** Brands of mini-apps (document 1, section 6). Each is a purpose in `hosts` of the site document. */
const BRANDS: readonly (keyof typeof hosts)[] = [
  'glife',
  'gcash',
  'maya',
  'lazada',
  'minilife',
  'wallet',
  'pay',
  'shop',
]

/**
 * Returns the brand of a mini-app, from its host or from a parameter such as glife or isLazada. Empty for pages outside
 * a mini-app.
 *
 * @param parameters the brand parameters that have the value 1
 */
export function brandOf(lists: Json | undefined, host: string, parameters: readonly string[] = []): string {
  const isNamed = (brand: string): boolean => parameters.some((name) => name.toLowerCase().endsWith(brand))
  return BRANDS.find((brand) => isHostFor(brand, lists, host)) ?? BRANDS.find(isNamed) ?? ''
}
