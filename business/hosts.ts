import { isHostFor } from '../engine/core/host-pattern.ts'
import type { Json } from '../engine/core/json.ts'

export { isHostFor } from '../engine/core/host-pattern.ts'

/** Mini-apps with their own app type, by their purpose in `hosts` of the site document (document 2, 7.1). */
const BRANDS = ['glife', 'gcash', 'maya', 'lazada']

/**
 * The brand of a mini-app, from its host or from a parameter such as glife or isLazada. Empty for any other page.
 *
 * @param parameters the brand parameters that have the value 1
 */
export function brandOf(lists: Json | undefined, host: string, parameters: readonly string[] = []): string {
  const isNamed = (brand: string): boolean => parameters.some((name) => name.toLowerCase().endsWith(brand))
  return BRANDS.find((brand) => isHostFor(brand, lists, host)) ?? BRANDS.find(isNamed) ?? ''
}
