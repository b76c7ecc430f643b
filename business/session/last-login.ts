import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** The last login on this device: its page and its account. */
export interface LastLogin {
  /** The login page: 1 code, 2 password, 3 verify, 4 success; 0 when there was no login (reading AM-028). */
  readonly page: number
  readonly account: string
}

export const PASSWORD_PAGE = 2

const KEY = 'login'

export function readLastLogin(storage: DeviceStorage): LastLogin {
  const stored = storage.get(KEY)
  const { page, account } = isObject(stored) ? stored : {}
  const isPage = typeof page === 'number' && Number.isInteger(page) && page >= 0 && page <= 4
  return { page: isPage ? page : 0, account: typeof account === 'string' ? account : '' }
}

export function storeLastLogin(storage: DeviceStorage, last: LastLogin): void {
  storage.set(KEY, { ...last })
}
