/** The call client of this page. */
import type { CallClient } from '../engine/runtime/calls/client.ts'
import { contractOf } from '../business/contract-of.ts'
import { createPlayerGateway, type PlayerGatewayParts } from '../business/gateway/player-gateway.ts'
import type { Reporter } from './report.ts'
import { storage } from './storage.ts'

interface GatewayClientParts extends Pick<PlayerGatewayParts, 'world' | 'app' | 'onFailure' | 'renewToken'> {
  readonly report: Reporter
  /** The function with which a preview sends requests. */
  readonly transport: typeof fetch | undefined
}

export function createGatewayClient({
  report,
  transport = fetch.bind(globalThis),
  ...parts
}: GatewayClientParts): CallClient {
  return createPlayerGateway({
    ...parts,
    contractOf,
    host: location.hostname,
    transport,
    storage,
    now: Date.now,
    report: ({ code, message, call }) => report(code, message, call),
    online: () => navigator.onLine,
  })
}
