import type { DeviceStorage } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** What the gateway knows us by. It lies in storage under `session`, where the gateway client and other tabs read it. */
export interface Credentials {
  readonly token: string
  readonly u2token: string
  /** Empty for a visitor. */
  readonly loginName: string
  readonly customerId: string
}

const KEY = 'session'
const nobody: Credentials = { token: '', u2token: '', loginName: '', customerId: '' }

export function readCredentials(storage: DeviceStorage): Credentials {
  const kept = storage.get(KEY)
  if (!isObject(kept)) return nobody
  const text = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '')
  return { token: text('token'), u2token: text('u2token'), loginName: text('loginName'), customerId: text('customerId') }
}

export function keepCredentials(storage: DeviceStorage, credentials: Partial<Credentials>): void {
  storage.set(KEY, { ...nobody, ...credentials })
}

/** Logged in is only who has a web token and a login name (document 1, section 4). */
export function isLoggedIn({ token, loginName }: Credentials): boolean {
  return token !== '' && loginName !== ''
}
