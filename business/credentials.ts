import type { DeviceStorage } from '../engine/action.ts'
import { isObject } from '../engine/core/json.ts'

/** The data that identifies the session at the gateway. */
export interface Credentials {
  readonly token: string
  /** Empty for a visitor. */
  readonly loginName: string
  readonly customerId: string
}

const KEY = 'session'
const noCredentials: Credentials = { token: '', loginName: '', customerId: '' }

export function readCredentials(storage: Pick<DeviceStorage, 'get'>): Credentials {
  const stored = storage.get(KEY)
  if (!isObject(stored)) return noCredentials
  const text = (name: string): string => (typeof stored[name] === 'string' ? stored[name] : '')
  return { token: text('token'), loginName: text('loginName'), customerId: text('customerId') }
}

export function storeCredentials(
  storage: DeviceStorage,
  { token = '', loginName = '', customerId = '' }: Partial<Credentials>,
): void {
  storage.set(KEY, { token, loginName, customerId })
}

/** True for a player who is logged in: who has a web token and a login name (document 1, section 4). */
export function isLoggedIn({ token, loginName }: Credentials): boolean {
  return token !== '' && loginName !== ''
}
