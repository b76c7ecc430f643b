import type { FastifyRequest } from 'fastify'

/**
 * Whether the request comes from this machine, and from no page of another site: the socket's address decides. A request that a
 * proxy passed on, one for another host's name (DNS rebinding), and one that a foreign page sent are not local.
 */
export function isFromLoopback(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress ?? ''
  if (!/^(::ffff:)?127\.|^::1$/.test(address)) return false
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false
  if (!/^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) return false
  const { origin } = request.headers
  return origin === undefined || origin.replace(/^https?:\/\//, '') === request.headers.host
}
