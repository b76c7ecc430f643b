/**
 * Loads the contract of a call. Contracts are loaded by area, so a page does not load the contracts of areas that it
 * does not use.
 */
import { own } from '../engine/core/json.ts'
import { contracts } from './business.gen.ts'
import type { GatewayContract } from './gateway/contract.ts'

export async function contractOf(call: string): Promise<GatewayContract | undefined> {
  const area = own(contracts, call.slice(0, call.indexOf('/')))
  return area === undefined ? undefined : own(await area(), call)
}
