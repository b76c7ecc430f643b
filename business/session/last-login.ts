import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** What this device remembers of the last login: the page of the login it was made on, and the account. */
export interface LastLogin {
  /** 1 code, 2 password, 3 verify, 4 success; 0 when nobody has logged in here (reading AM-028). */
  readonly page: number
  readonly account: string
}

export const PASSWORD_PAGE = 2

const KEY = 'login'

export function readLastLogin(storage: DeviceStorage): LastLogin {
  const kept = storage.get(KEY)
  const { page, account } = isObject(kept) ? kept : {}
  const isPage = typeof page === 'number' && Number.isInteger(page) && page >= 0 && page <= 4
  return { page: isPage ? page : 0, account: typeof account === 'string' ? account : '' }
}

export function keepLastLogin(storage: DeviceStorage, last: LastLogin): void {
  storage.set(KEY, { ...last })
}
