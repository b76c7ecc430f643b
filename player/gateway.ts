/** The gateway client, told who we are and where we run. */
import type { Json } from '../engine/core/json.ts'
import type { App } from '../engine/core/slice.ts'
import type { CallSettings } from '../engine/runtime/gateway/contract.ts'
import { createGateway, type Gateway } from '../engine/runtime/gateway/gateway.ts'
import { headersOf } from '../engine/runtime/gateway/headers.ts'
import type { World } from '../engine/runtime/world.ts'
import { calls } from '../business/business.gen.ts'
import type { Reporter } from './report.ts'
import { storage } from './storage.ts'

export interface ConnectParts {
  readonly world: World
  readonly app: () => App
  readonly report: Reporter
  readonly onToken: (problem: 'expired' | 'empty') => Promise<boolean>
}

export function connectGateway({ world, app, report, onToken }: ConnectParts): Gateway {
  const constant = (name: string): string => {
    const value = app().constants[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const kept = (field: string): string => String((storage.get('session') as { [field: string]: Json } | undefined)?.[field] ?? '')
  return createGateway({
    contracts: calls,
    settings: app().calls as unknown as CallSettings,
    identity: () => ({
      productId: constant('productId'),
      // From where the token comes from, so that all three name the same person, also in a preview.
      loginName: kept('loginName'),
      customerId: kept('customerId'),
    }),
    headers: () =>
      headersOf({
        container: (world.read('fact.device.container') as 'BROWSER' | 'APP' | 'MINIAPP' | undefined) ?? 'BROWSER',
        os: (world.read('fact.device.os') as 'none' | '0' | '1' | undefined) ?? 'none',
        host: location.hostname,
        appId: constant('appId'),
        token: kept('token'),
        flag: constant('flagHeader'),
        deviceId: deviceId(),
        hosts: (app().constants.hosts ?? {}) as { readonly [use: string]: readonly string[] },
      }),
    transport: fetch.bind(globalThis),
    storage,
    now: Date.now,
    report: (problem) => report(problem.code, problem.message, typeof problem.call === 'string' ? problem.call : ''),
    onToken,
    onServerTime: (server) => world.set({ 'clock.offset': server - Date.now() }),
    online: () => navigator.onLine,
  })
}

/** A random name for this device, made once. */
function deviceId(): string {
  const known = storage.get('device')
  if (typeof known === 'string') return known
  const made = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  storage.set('device', made)
  return made
}
