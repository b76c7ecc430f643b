/**
 * The isolation of `/api`. Its responses come from a gateway, and must never run as documents, scripts, styles or
 * workers of the player's origin.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { envelope, refuse } from './sandbox/call-answer.ts'
import { codes } from './sandbox/codes.ts'

/** `sandbox` gives a response that is opened as a document an origin of its own, without scripts. */
export const isolationHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** A worker below `/api` could otherwise control all pages of the player. */
export const removedHeaders = ['content-security-policy-report-only', 'service-worker-allowed']

/**
 * Destinations that run or render a response: those of the Fetch standard, section 2.2.5, without images, fonts, media,
 * manifests, reports, and `empty`, which `fetch` sends.
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
      `A browser requested this address as "${String(destination)}". Addresses below /api answer calls only.`,
    )
    return reply.code(403).header('cache-control', 'no-store').send(envelope(failure, now()))
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isBelowApi(request)) return
    for (const name of removedHeaders) reply.removeHeader(name)
    reply.headers(isolationHeaders)
  })
}

/** The router decodes paths, so `/%61pi/x` has the route of `/api/x`. */
export function isBelowApi(request: FastifyRequest): boolean {
  return request.routeOptions.config.routeClass === 'api' || request.url.startsWith('/api/')
}
