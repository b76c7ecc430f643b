import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressBelowApi, apiPaths } from './api-isolation.ts'
import { requestHeadersFor, responseHeadersFrom } from './gateway-headers.ts'
import { limitResponse, ResponseLimitError, type ResponseLimits } from './limit-response.ts'

/** A little more than the longest timeout of the client (document 2, section 7.1: 50,000 ms). */
const USUAL_TIMEOUT_MS = 55_000

/** Maximum bytes of a response. Responses of calls are smaller; a larger one would fill the memory of a phone. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/**
 * Forwards `/api/…` to the gateway of the licensee. Bodies are streamed in both directions and stay compressed. Every
 * call ends within the limits: with the response of the gateway, with status 502 or 504, or with a closed
 * connection if a part of the response was already sent. A response of the proxy itself is not in the envelope of the
 * gateway, so the player handles it like the failure of any other proxy: by its status.
 */
export async function registerGatewayProxy(
  app: FastifyInstance,
  gatewayUrl: string,
  { timeoutMs = USUAL_TIMEOUT_MS, maxBytes = MAX_RESPONSE_BYTES }: { timeoutMs?: number; maxBytes?: number } = {},
): Promise<void> {
  // Loaded on demand, because loading takes long and a server with the sandbox has no gateway.
  const { default: replyFrom } = await import('@fastify/reply-from')
  const limits = { ms: timeoutMs, bytes: maxBytes }
  const base = new URL(gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`)
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: base.origin,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      destroyAgent: true,
      disableRequestLogging: true,
    })
    // Called when a response fails before its first byte was sent.
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error.statusCode !== undefined && error.statusCode < 500) throw error
      return sendFailure(request, reply, base, error)
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    for (const url of apiPaths) {
      scope.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        // Bodies are streamed. The gateway limits their size.
        config: { routeClass: 'api', hasOwnBodyLimits: true },
        exposeHeadRoute: false,
        // Does not return the reply: Fastify would then send a second response when the body of the request fails.
        handler: (request, reply) => void forward(request, reply, base, limits),
      })
    }
  })
}

function forward(request: FastifyRequest, reply: FastifyReply, base: URL, limits: ResponseLimits): FastifyReply {
  const target = URL.parse(`.${addressBelowApi(request.raw.url ?? '')}`, base)
  // `/api/../x` would leave the folder of the gateway.
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) {
    return reply.code(400).send({ message: 'The path leads outside the gateway.' })
  }
  let hasFailed = false
  return reply.from(target.pathname, {
    queryString: () => target.search.slice(1),
    rewriteRequestHeaders: (from, headers) => ({
      ...requestHeadersFor(headers),
      ...forwardedHeaders(from as FastifyRequest),
    }),
    rewriteHeaders: responseHeadersFrom,
    // Calls may have effects, so a failed one is never repeated.
    retryDelay: () => null,
    onResponse(_request, _reply, { stream }) {
      // `onError` has already responded when the status of the gateway is not a valid one.
      if (hasFailed) return void stream.destroy()
      const limited = limitResponse(stream, limits)
      // A response that was sent in part cannot become an error response: its connection is closed.
      limited.on('error', (error) => reply.raw.headersSent && logFailure(request, base, error))
      void reply.send(limited)
    },
    onError(_reply, { error }) {
      hasFailed = true
      sendFailure(request, reply, base, error)
    },
  })
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, base: URL, error: Error): FastifyReply {
  const isLate = logFailure(request, base, error)
  return isLate
    ? reply.code(504).send({ message: 'The gateway did not respond in time.' })
    : reply.code(502).send({ message: 'The gateway cannot be reached, or its response is not valid.' })
}

/** Logs a failure. Returns true when the gateway was too slow. */
function logFailure(
  request: FastifyRequest,
  base: URL,
  error: Error & { statusCode?: number; code?: string },
): boolean {
  const cause = error.cause instanceof Error ? error.cause : error
  const isLate =
    error instanceof ResponseLimitError
      ? error.isLate
      : error.statusCode === 504 || error.code === 'UND_ERR_BODY_TIMEOUT'
  request.log.warn(
    { gateway: base.origin, path: request.url.split('?')[0], isLate },
    `the gateway did not respond correctly: ${cause.message}`,
  )
  return isLate
}

function forwardedHeaders(request: FastifyRequest): { readonly [name: string]: string } {
  const before = request.headers['x-forwarded-for']
  const address = request.raw.socket.remoteAddress ?? ''
  return {
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    'x-forwarded-host': request.headers.host ?? '',
  }
}
