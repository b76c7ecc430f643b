/** The call client with the licensee's protocol. */
import { isObject, own } from '../../engine/core/json.ts'
import { type CallClient, type CallClientParts, createCallClient } from '../../engine/runtime/calls/client.ts'
import type { GatewayContract, GatewaySettings } from './contract.ts'
import { createGatewayProtocol, type GatewayProtocolParts } from './protocol.ts'

export type GatewayParts = Omit<CallClientParts<GatewayContract>, 'protocol' | 'settings'> &
  Omit<GatewayProtocolParts, 'publicKey'> & { readonly settings: () => GatewaySettings }

/** The call whose answer contains the public key for encrypted fields. */
const KEY_CALL = 'static/key'

export function createGateway(parts: GatewayParts): CallClient {
  async function publicKey(): Promise<string> {
    const answer = await client.call(KEY_CALL)
    const key = answer.ok && isObject(answer.value) ? own(answer.value, 'key') : undefined
    if (typeof key === 'string') return key
    throw new Error(
      answer.ok
        ? 'the answer of the gateway does not contain a public key'
        : `the public key could not be loaded: ${answer.error.code}`,
    )
  }
  const client = createCallClient({ ...parts, protocol: createGatewayProtocol({ ...parts, publicKey }) })
  return client
}
