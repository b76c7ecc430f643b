/** The address of a client for limits. */
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { AddressList } from './address-list.ts'

/**
 * The network of the client that sent a request: its IPv4 address, or the first 64 bits of its IPv6 address, because a
 * client usually has a whole /64 network. `X-Forwarded-For` is read from its end, and only as far as trusted proxies
 * wrote it: a client can send any beginning.
 */
export function clientNetwork({ socket, headers }: IncomingMessage, trustedProxies: AddressList): string {
  let address = withoutMapping(socket.remoteAddress)
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined || !trustedProxies.has(address)) return networkOf(address)
  const hops = String(forwarded).split(',')
  while (hops.length > 0 && trustedProxies.has(address)) {
    const hop = withoutMapping(hops.pop()?.trim())
    if (isIP(hop) === 0) break
    address = hop
  }
  return networkOf(address)
}

/**
 * The network of the other end of a connection. Undefined for a trusted proxy, because many clients share its
 * connections.
 */
export function connectionNetwork(remoteAddress: string | undefined, trustedProxies: AddressList): string | undefined {
  const address = withoutMapping(remoteAddress)
  return trustedProxies.has(address) ? undefined : networkOf(address)
}

/** Removes the prefix `::ffff:` that a socket can add to an IPv4 address. */
function withoutMapping(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
