import type { IncomingHttpHeaders } from 'node:http'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A little more than the longest timeout of the client (document 2, section 7.1: 50,000 ms). */
const USUAL_TIMEOUT_MS = 55_000

/** Headers that concern only one connection (RFC 9110, section 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/** Forwards `/api/…` to the gateway of the operator. Bodies are streamed in both directions and stay compressed. */
export async function registerGatewayProxy(
  app: FastifyInstance,
  gatewayUrl: string,
  timeoutMs = USUAL_TIMEOUT_MS,
): Promise<void> {
  const base = new URL(gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`)
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: base.origin,
      undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      destroyAgent: true,
      disableRequestLogging: true,
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/*',
      config: { routeClass: 'api' },
      exposeHeadRoute: false,
      handler: (request, reply) => forward(request, reply, base),
    })
  })
}

function forward(request: FastifyRequest, reply: FastifyReply, base: URL): FastifyReply {
  const target = URL.parse(`.${(request.raw.url ?? '').slice('/api'.length)}`, base)
  // `/api/../x` would leave the folder of the gateway.
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) {
    return reply.code(400).send(failure('GW_BAD_PATH', 'The path leads outside of the gateway.'))
  }
  return reply.from(target.pathname, {
    queryString: () => target.search.slice(1),
    rewriteRequestHeaders: (from, headers) => ({
      ...withoutHopByHop(headers),
      ...forwardedHeaders(from as FastifyRequest),
    }),
    rewriteHeaders: withoutHopByHop,
    // Calls may have effects, so a failed one is never repeated.
    retryDelay: () => null,
    onError(failed, { error }) {
      const isLate = 'statusCode' in error && error.statusCode === 504
      request.log.warn({ gateway: base.origin, isLate, err: error }, 'the gateway does not respond')
      void failed
        .code(isLate ? 504 : 502)
        .send(
          isLate
            ? failure('GW_TIMEOUT', 'Request timed out')
            : failure('GW_UNREACHABLE', 'The gateway cannot be reached. Please try again later.'),
        )
    },
  })
}

function withoutHopByHop<H extends IncomingHttpHeaders>(headers: H): H {
  const kept = { ...headers }
  for (const name of hopByHop) delete kept[name]
  return kept
}

function forwardedHeaders(request: FastifyRequest): { readonly [name: string]: string } {
  const before = request.headers['x-forwarded-for']
  const address = request.raw.socket.remoteAddress ?? ''
  return {
    'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
    'x-forwarded-host': request.headers.host ?? '',
  }
}

function failure(errCode: string, errMsg: string) {
  return { head: { errCode, errMsg }, body: null }
}
