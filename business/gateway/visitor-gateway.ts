/** The call client for a program that acts as a visitor: it has no player, no screen and no storage. */
import { isObject, type Json } from '../../engine/core/json.ts'
import type { WireApp } from '../../engine/core/wire.ts'
import type { CallClient } from '../../engine/runtime/calls/client.ts'
import type { GatewaySettings } from './contract.ts'
import { createGateway, type GatewayParts } from './gateway.ts'
import { headersOf } from './headers.ts'
import { tokenCall } from './session-names.ts'

export interface VisitorGatewayParts extends Pick<GatewayParts, 'contractOf' | 'transport' | 'now' | 'report'> {
  /** The constants and the call settings of the site. */
  readonly app: Pick<WireApp, 'constants' | 'calls'>
  readonly deviceId: string
}

/** Creates the client. The visitor's token is kept in memory, by this client only. */
export function createVisitorGateway({ app, deviceId, ...parts }: VisitorGatewayParts): CallClient {
  const constant = (name: string): string => String(app.constants[name] ?? '')
  const stored = new Map<string, Json>()
  let token = ''
  const host = 'localhost'
  const client = createGateway({
    ...parts,
    host,
    storage: { get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) },
    settings: () => app.calls as unknown as GatewaySettings,
    identity: () => ({ productId: constant('productId'), loginName: '', customerId: '' }),
    headers: () =>
      headersOf({
        container: 'BROWSER',
        os: 'none',
        brand: '',
        host,
        appId: constant('appId'),
        token,
        flag: constant('flagHeader'),
        version: constant('appVersion'),
        language: constant('requestLanguage'),
        deviceId,
      }),
    async renewToken() {
      const answer = await client.call(tokenCall)
      token = answer.ok && isObject(answer.value) ? String(answer.value.token) : ''
      return answer.ok ? { ok: true, value: token !== '' } : answer
    },
  })
  return client
}
