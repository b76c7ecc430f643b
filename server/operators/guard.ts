/**
 * Checks requests below `/studio` that have no publish token: the host, and the origin of requests that change
 * something. Also sends the common headers.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { studioHost } from '../studio/studio-host.ts'

export interface GuardOptions {
  /** The only origin of the studio; undefined where it shares the origin of the player. */
  readonly origin: string | undefined
  /** True in production if the studio has no origin of its own: only requests with the publish token are answered. */
  readonly isOff: boolean
  readonly hasToken: (request: FastifyRequest) => boolean
}

/** A route may override these headers. */
const usualHeaders: { readonly [name: string]: string } = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
}

const headers = {
  'cross-origin-resource-policy': 'same-origin',
  // A referrer would reveal the code of a one-time address.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

/** Call this before other hooks and routes are registered. */
export function registerStudioGuard(app: FastifyInstance, { origin, isOff, hasToken }: GuardOptions): void {
  const isForStudio = studioHost(origin)
  app.addHook('onRequest', async (request, reply) => {
    if (isForStudio(request.raw) && isForPlayers(request))
      return reply.code(404).send({ error: 'the host of the studio does not serve this address' })
    if (!isBelowStudio(request) || hasToken(request)) return
    if (isOff || (origin !== undefined && !isForStudio(request.raw)))
      return reply.code(404).send({ error: 'the studio is served from another origin' })
    const { method } = request
    if (method === 'GET' || method === 'HEAD' || isSameOrigin(request, origin)) return
    return reply.code(403).send({ error: 'only pages of the studio may send this request', code: 'ORIGIN' })
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isBelowStudio(request)) return
    reply.headers(headers)
    for (const [name, value] of Object.entries(usualHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}

/**
 * Browsers send the origin with every request that changes something. Pages of other origins cannot send
 * `authorization`, with which the command line sends a token.
 */
function isSameOrigin({ headers: sent }: FastifyRequest, origin: string | undefined): boolean {
  if (sent.authorization !== undefined) return true
  if (origin !== undefined) return sent.origin === origin
  return sent.origin !== undefined && sent.origin.replace(/^https?:\/\//, '') === sent.host
}

/**
 * The router decodes addresses, so the pattern of the route decides; addresses without a route are compared as sent.
 */
export function isBelowStudio({ url, routeOptions }: FastifyRequest): boolean {
  return /^\/studio([/?]|$)/.test(routeOptions.url ?? '') || /^\/studio([/?]|$)/.test(url)
}

/**
 * Matches routes of applications that run scripts of players and games. On the studio's origin, these scripts could act
 * as the operator.
 */
function isForPlayers({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /^\/(gallery|sandbox)(\/|$)/.test(url)
}
