import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Headers between two neighbours only (RFC 9110, 7.6.1), and those that `fetch` sets itself. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
])

/** A little more than the longest wait of a client (document 2, section 7.1: 50,000 ms). */
const timeoutMs = 55_000

/** Passes `/api/…` to the operator's gateway, streaming both ways. */
export function registerProxy(app: FastifyInstance, gatewayUrl: string): void {
  const base = new URL(gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/*',
      config: { routeClass: 'api' },
      exposeHeadRoute: false,
      handler: (request, reply) => pass(request, reply, base),
    })
  })
}

async function pass(request: FastifyRequest, reply: FastifyReply, base: URL): Promise<FastifyReply> {
  const target = new URL(`.${(request.raw.url ?? '').slice('/api'.length)}`, base)
  // `/api/../x` would leave the gateway's folder.
  if (target.origin !== base.origin || !target.pathname.startsWith(base.pathname)) {
    return reply.code(400).send(failure('GW_BAD_PATH', 'The path leaves the gateway.'))
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const stop = new AbortController()
  reply.raw.on('close', () => stop.abort())
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers: requestHeaders(request),
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
      ...(hasBody ? { body: Readable.toWeb(request.raw) as BodyInit, duplex: 'half' } : {}),
    } as RequestInit)
    reply.code(answer.status)
    for (const [name, value] of answer.headers) {
      // `fetch` has unpacked the body, so its coding and length are not those of the gateway any more.
      if (!hopByHop.has(name) && name !== 'content-encoding' && name !== 'set-cookie') reply.header(name, value)
    }
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply.send(answer.body === null ? '' : Readable.fromWeb(answer.body as ReadableStream))
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    request.log.warn({ gateway: base.origin, late, cause: String(error) }, 'the gateway does not answer')
    return reply
      .code(late ? 504 : 502)
      .send(
        late
          ? failure('GW_TIMEOUT', 'Request timed out')
          : failure('GW_UNREACHABLE', 'The gateway cannot be reached. Please try again later.'),
      )
  }
}

function requestHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (hopByHop.has(name) || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const before = headers.get('x-forwarded-for')
  const address = request.raw.socket.remoteAddress ?? ''
  headers.set('x-forwarded-for', before === null ? address : `${before}, ${address}`)
  headers.set('x-forwarded-host', request.headers.host ?? '')
  return headers
}

function failure(errCode: string, errMsg: string) {
  return { head: { errCode, errMsg }, body: null }
}
