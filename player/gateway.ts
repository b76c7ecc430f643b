/** The call client with the protocol of this operator, for the person and device of this page. */
import type { Json } from '../engine/core/json.ts'
import type { WireApp } from '../engine/core/wire.ts'
import type { CallClient } from '../engine/runtime/calls/client.ts'
import type { World } from '../engine/runtime/world.ts'
import type { GatewaySettings } from '../business/gateway/contract.ts'
import { contractOf } from '../business/contract-of.ts'
import { createGateway } from '../business/gateway/gateway.ts'
import { headersOf } from '../business/gateway/headers.ts'
import type { Reporter } from './report.ts'
import { storage } from './storage.ts'

export interface GatewayClientParts {
  readonly world: World
  readonly app: () => WireApp
  readonly report: Reporter
  readonly renewToken: (problem: 'expired' | 'empty') => Promise<boolean>
}

export function createGatewayClient({ world, app, report, renewToken }: GatewayClientParts): CallClient {
  const constant = (name: string): string => {
    const value = app().constants[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  // Read from the same entry as the token, so that all fields belong to the same person, also in a preview.
  const stored = (field: string): string => String((storage.get('session') as { [field: string]: Json } | undefined)?.[field] ?? '')

  return createGateway({
    contractOf,
    settings: () => app().calls as unknown as GatewaySettings,
    identity: () => ({ productId: constant('productId'), loginName: stored('loginName'), customerId: stored('customerId') }),
    headers: () =>
      headersOf({
        container: (world.read('fact.device.container') as 'BROWSER' | 'APP' | 'MINIAPP' | undefined) ?? 'BROWSER',
        os: (world.read('fact.device.os') as 'none' | '0' | '1' | undefined) ?? 'none',
        host: location.hostname,
        appId: constant('appId'),
        token: stored('token'),
        flag: constant('flagHeader'),
        deviceId: deviceId(),
        hosts: (app().constants.hosts ?? {}) as { readonly [use: string]: readonly string[] },
      }),
    renewToken,
    transport: fetch.bind(globalThis),
    storage,
    now: Date.now,
    report: (problem) => report(problem.code, problem.message, typeof problem.call === 'string' ? problem.call : ''),
    onServerTime: (server) => world.set({ 'clock.offset': server - Date.now() }),
    online: () => navigator.onLine,
  })
}

/** A random name for this device, generated once. */
function deviceId(): string {
  const known = storage.get('device')
  if (typeof known === 'string') return known
  const generated = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  storage.set('device', generated)
  return generated
}
