import type { FastifyRequest } from 'fastify'

const forwardingHeader = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * Returns whether the request comes from this machine, by the address of the socket. False for requests that a proxy
 * forwarded, requests for another host name (DNS rebinding), and requests from pages of other origins.
 */
export function isFromLoopback(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress ?? ''
  if (!/^(::ffff:)?127\.|^::1$/.test(address)) return false
  if (Object.keys(request.headers).some((name) => forwardingHeader.test(name))) return false
  if (!/^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) return false
  const { origin } = request.headers
  return origin === undefined || origin.replace(/^https?:\/\//, '') === request.headers.host
}
