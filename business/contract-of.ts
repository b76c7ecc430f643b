/**
 * Loads the contract of a call. Contracts are loaded by area, so a page does not load the contracts of areas that it
 * does not use.
 */
import { own } from '../engine/core/json.ts'
import { contracts } from './business.gen.ts'
import type { GatewayContract, GatewayContracts } from './gateway/contract.ts'

/**
 * The loaded contracts by area. They are kept, because a page that is being left runs no further task, and importing a
 * loaded module again takes a task.
 */
const loaded = new Map<string, GatewayContracts>()

export async function contractOf(call: string): Promise<GatewayContract | undefined> {
  const area = call.slice(0, call.indexOf('/'))
  const load = own(contracts, area)
  if (load === undefined) return undefined
  const kept = loaded.get(area) ?? (await load())
  loaded.set(area, kept)
  return own(kept, call)
}
