import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/**
 * The data that identifies the session at the gateway. It is stored under the key `session`, which the gateway client
 * and other tabs read.
 */
export interface Credentials {
  readonly token: string
  readonly u2token: string
  /** Empty for a visitor. */
  readonly loginName: string
  readonly customerId: string
}

const KEY = 'session'
const noCredentials: Credentials = { token: '', u2token: '', loginName: '', customerId: '' }

export function readCredentials(storage: DeviceStorage): Credentials {
  const stored = storage.get(KEY)
  if (!isObject(stored)) return noCredentials
  const text = (name: string): string => (typeof stored[name] === 'string' ? stored[name] : '')
  return {
    token: text('token'),
    u2token: text('u2token'),
    loginName: text('loginName'),
    customerId: text('customerId'),
  }
}

export function storeCredentials(storage: DeviceStorage, credentials: Partial<Credentials>): void {
  storage.set(KEY, { ...noCredentials, ...credentials })
}

/** True for a player who is logged in: who has a web token and a login name (document 1, section 4). */
export function isLoggedIn({ token, loginName }: Credentials): boolean {
  return token !== '' && loginName !== ''
}
