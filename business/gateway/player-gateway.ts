/** The call client of the player: the protocol of the licensee, with the identity and the headers of one device. */
import type { Facts, Failure } from '../../engine/action.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import type { CallClient } from '../../engine/runtime/calls/client.ts'
import type { World } from '../../engine/runtime/world.ts'
import { readAttribution } from '../attribution.ts'
import { type Credentials, readCredentials } from '../credentials.ts'
import { kept } from '../kept-keys.ts'
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
  /**
   * Called with each failure of a call that is not a tracked event, the name of its call, and the path of the call;
   * empty if it is unknown.
   */
  readonly onFailure: (error: Failure, call: string, path: string) => void
}

export function createPlayerGateway({ world, app, host, onFailure, ...parts }: PlayerGatewayParts): CallClient {
  const { storage } = parts
  const constant = (name: string): string => {
    const value = app().constants[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  // Login name, customer ID and token are all read from the stored session, so they belong to the same person, even in
  // a preview.
  const stored = (): Credentials => readCredentials(storage)

  const client = createGateway({
    ...parts,
    host,
    settings: () => app().calls as unknown as GatewaySettings,
    identity: () => {
      const { loginName, customerId } = stored()
      return { productId: constant('productId'), loginName, customerId }
    },
    headers: () => {
      const { appsFlyerId = '', afWebUserId = '' } = readAttribution(
        world.read('fact.tracking.choice') as Facts['tracking.choice'] | undefined,
      )
      return headersOf({
        appsFlyerId,
        afWebUserId,
        container: (world.read('fact.device.container') as Facts['device.container'] | undefined) ?? 'BROWSER',
        os: (world.read('fact.device.os') as Facts['device.os'] | undefined) ?? 'none',
        host,
        brand: String(world.read('fact.device.brand') ?? ''),
        appId: constant('appId'),
        token: stored().token,
        flag: constant('flagHeader'),
        version: constant('appVersion'),
        language: constant('requestLanguage'),
        deviceId: deviceId(storage),
      })
    },
    onServerTime: (server) => world.set({ 'clock.offset': server - Date.now() }),
  })
  return {
    async call(name, payload, options) {
      const result = await client.call(name, payload, options)
      if (!result.ok) {
        const contract = await parts.contractOf(name).catch(() => undefined)
        // Tracked events are sent in the background, and are sent again without the knowledge of the player.
        if (contract?.base !== 'push') onFailure(result.error, name, contract?.path ?? '')
      }
      return result
    },
  }
}

/** Returns the device's random id, generated once. */
function deviceId(storage: PlayerGatewayParts['storage']): string {
  const known = storage.get(kept.device)
  if (typeof known === 'string') return known
  const generated = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  storage.set(kept.device, generated)
  return generated
}
