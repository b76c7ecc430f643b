/** The call client of the player: the protocol of this operator, with the identity and the headers of one device. */
import type { Json } from '../../engine/core/json.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import type { CallClient } from '../../engine/runtime/calls/client.ts'
import type { World } from '../../engine/runtime/world.ts'
import type { GatewaySettings } from './contract.ts'
import { createGateway, type GatewayParts } from './gateway.ts'
import { headersOf } from './headers.ts'

export interface PlayerGatewayParts extends Pick<
  GatewayParts,
  'contractOf' | 'renewToken' | 'transport' | 'storage' | 'now' | 'report' | 'online'
> {
  readonly world: World
  readonly app: () => WireApp
  /** Host name of the page. */
  readonly host: string
}

export function createPlayerGateway({ world, app, host, ...parts }: PlayerGatewayParts): CallClient {
  const { storage } = parts
  const constant = (name: string): string => {
    const value = app().constants[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  // Read from the stored session, as the token is, so that token, login name and customer ID belong to one person, also
  // in a preview.
  const stored = (field: string): string =>
    String((storage.get('session') as { [field: string]: Json } | undefined)?.[field] ?? '')

  return createGateway({
    ...parts,
    settings: () => app().calls as unknown as GatewaySettings,
    identity: () => ({
      productId: constant('productId'),
      loginName: stored('loginName'),
      customerId: stored('customerId'),
    }),
    headers: () =>
      headersOf({
        container: (world.read('fact.device.container') as 'BROWSER' | 'APP' | 'MINIAPP' | undefined) ?? 'BROWSER',
        os: (world.read('fact.device.os') as 'none' | '0' | '1' | undefined) ?? 'none',
        host,
        appId: constant('appId'),
        token: stored('token'),
        flag: constant('flagHeader'),
        version: constant('appVersion'),
        language: constant('requestLanguage'),
        deviceId: deviceId(storage),
        hosts: (app().constants.hosts ?? {}) as { readonly [use: string]: readonly string[] },
      }),
    onServerTime: (server) => world.set({ 'clock.offset': server - Date.now() }),
  })
}

/** A random id of this device, generated once. */
function deviceId(storage: PlayerGatewayParts['storage']): string {
  const known = storage.get('device')
  if (typeof known === 'string') return known
  const generated = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  storage.set('device', generated)
  return generated
}
