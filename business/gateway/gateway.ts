/** The call client with the licensee's protocol. */
import { isObject, own } from '../../engine/core/json.ts'
import { type CallClient, type CallClientParts, createCallClient } from '../../engine/runtime/calls/client.ts'
import { BAD_ANSWER } from '../../engine/runtime/calls/failure-codes.ts'
import { ProtocolError } from '../../engine/runtime/calls/protocol.ts'
import type { GatewayContract, GatewaySettings } from './contract.ts'
import { createGatewayProtocol, type GatewayProtocolParts } from './protocol.ts'

export type GatewayParts = Omit<CallClientParts<GatewayContract>, 'protocol' | 'settings'> &
  Omit<GatewayProtocolParts, 'publicKey'> & { readonly settings: () => GatewaySettings }

/** The call whose answer contains the public key for encrypted fields. */
const KEY_CALL = 'static/key'

export function createGateway(parts: GatewayParts): CallClient {
  async function publicKey(): Promise<string> {
    const answer = await client.call(KEY_CALL)
    if (!answer.ok) throw new ProtocolError(answer.error.code, 'the public key could not be loaded')
    const key = isObject(answer.value) ? own(answer.value, 'key') : undefined
    if (typeof key === 'string') return key
    throw new ProtocolError(BAD_ANSWER, 'the answer of the gateway does not contain a public key')
  }
  const client = createCallClient({ ...parts, protocol: createGatewayProtocol({ ...parts, publicKey }) })
  return client
}
