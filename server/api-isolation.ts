/**
 * The isolation of `/api`. Its responses come from a gateway, and must never run as documents, scripts, styles or
 * workers of the player's origin.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelope, refuse } from './sandbox/call-answer.ts'
import { codes } from './sandbox/codes.ts'

/** The route patterns of the API. Without a pattern of its own, `/api` would be the address of a page. */
export const apiPaths = ['/api', '/api/*'] as const

/** With `sandbox`, a response that is opened as a document has an opaque origin of its own and runs no scripts. */
export const isolationHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/**
 * Values of `Sec-Fetch-Dest` for requests whose response is run or rendered: those of the Fetch standard, section
 * 2.2.5, except images, fonts, media, manifests, reports, and `empty`, which `fetch` sends.
 */
export const runnableDestinations: ReadonlySet<unknown> = new Set([
  'audioworklet',
  'document',
  'embed',
  'fencedframe',
  'frame',
  'iframe',
  'object',
  'paintworklet',
  'script',
  'serviceworker',
  'sharedworker',
  'style',
  'worker',
  'xslt',
])

/**
 * Adds the isolation headers to every response below `/api`, and refuses requests whose response would run. Call this
 * before routes are registered.
 */
export function registerApiIsolation(app: FastifyInstance, now: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    const destination = request.headers['sec-fetch-dest']
    if (!isBelowApi(request) || !runnableDestinations.has(destination)) return
    const failure = refuse(
      codes.notACall,
      `A browser requested this address with the destination "${String(destination)}". Request addresses below /api with fetch or XMLHttpRequest.`,
    )
    return reply.code(403).header('cache-control', 'no-store').send(envelope(failure, now()))
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isBelowApi(request)) return
    reply.headers(isolationHeaders)
  })
}

/** The router decodes paths, so `/%61pi/x` has the route of `/api/x`. */
export function isBelowApi(request: FastifyRequest): boolean {
  return request.routeOptions.config.routeClass === 'api' || /^\/api([/?]|$)/.test(request.url)
}

/** The part of an address below `/api`, with its query. The first segment may be percent-encoded. */
export function addressBelowApi(address: string): string {
  return address.replace(/^(?:https?:\/\/[^/?]*)?\/[^/?]*/i, '')
}
