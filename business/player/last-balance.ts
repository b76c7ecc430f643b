import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** The last balance that the gateway has sent for a player, and when, in milliseconds since 1970. */
export interface LastBalance {
  readonly balance: number
  readonly at: number
}

const KEY = 'balance'

/** Returns the player's last balance; undefined when the device has none. */
export function readLastBalance(storage: DeviceStorage, loginName: string | undefined): LastBalance | undefined {
  const stored = storage.get(KEY)
  if (!isObject(stored) || loginName === undefined || stored['loginName'] !== loginName) return undefined
  const { balance, at } = stored
  return typeof balance === 'number' && typeof at === 'number' ? { balance, at } : undefined
}

export function storeLastBalance(storage: DeviceStorage, loginName: string, last: LastBalance): void {
  storage.set(KEY, { loginName, ...last })
}

export function forgetLastBalance(storage: DeviceStorage): void {
  storage.remove(KEY)
}
