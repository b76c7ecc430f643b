/** Serves the live release and the player build: everything a browser loads except calls. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CountResponse, RouteClass } from '../observe/request-metrics.ts'
import { studioHost } from '../studio/studio-host.ts'
import { type DeliveryContext, findFile, sendInternalError, sendNotFound } from './context.ts'
import type { FileIndex } from './file-index.ts'
import { rootFiles } from './headers.ts'
import { isWithoutOrigin, readableAnywhere } from '../preview/isolated.ts'
import type { Hints } from './hint.ts'
import { createKilledResponses } from './killed-response.ts'
import type { ReleaseStore } from './release-store.ts'
import { createResponseCache } from './response-cache.ts'
import { serveHashedFile, servePointer, serveRootFile } from './serve-file.ts'
import { servePage } from './serve-page.ts'

export interface DeliveryOptions {
  readonly store: ReleaseStore
  readonly build: FileIndex
  readonly hints: Hints
  readonly previewedRelease: DeliveryContext['previewedRelease']
  /** The list of killed parts. */
  readonly kills?: DeliveryContext['kills']
  /** The origin of the studio; undefined when it shares the origin of the player. */
  readonly studioOrigin?: string | undefined
  readonly count: CountResponse
  /** The address of a client, for the limit of hint connections. */
  readonly addressOf?: (request: IncomingMessage) => string
  readonly onRefused?: (limit: 'hints' | 'hints-address') => void
}

/** Enough for several releases of a site like ours in all codings; on a larger site, for the most requested files. */
const RESPONSE_CACHE_BYTES = 64 * 1024 * 1024
/**
 * Enough for a few thousand deltas. A separate cache, because clients decide which deltas are made, and these must not
 * displace files.
 */
const DELTA_CACHE_BYTES = 8 * 1024 * 1024

/**
 * GET and HEAD requests for files are answered in front of Fastify's router, because routing costs more than the
 * response (decision 12). Call this before other routes are registered: requests reach the router only if their address
 * begins like that of a route that is registered after this call.
 */
export function registerDelivery(
  app: FastifyInstance,
  {
    store,
    build,
    hints,
    count,
    previewedRelease,
    kills = () => undefined,
    studioOrigin,
    addressOf = ({ socket }) => socket.remoteAddress ?? '',
    onRefused,
  }: DeliveryOptions,
): void {
  const context: DeliveryContext = {
    store,
    build,
    previewedRelease,
    kills,
    studioOrigin,
    isForStudio: studioHost(studioOrigin),
    killedResponses: createKilledResponses(store),
    responses: createResponseCache(RESPONSE_CACHE_BYTES),
    deltas: createResponseCache(DELTA_CACHE_BYTES),
    log: app.log,
  }
  const routed = collectRoutedSegments(app)

  app.get('/hint', { config: { routeClass: 'hint' }, exposeHeadRoute: false }, async (request, reply) => {
    const sequence = store.live()?.pointer.sequence
    const limit = hints.join(reply.raw, {
      sequence,
      shows: shownRelease(request.query, sequence),
      address: addressOf(request.raw),
      page: pageOf(request.headers.referer),
      lastEvent: request.headers['last-event-id']?.toString(),
    })
    if (limit !== undefined) {
      onRefused?.(limit)
      const whose = limit === 'hints' ? '' : ' from your network'
      return reply
        .code(503)
        .header('retry-after', '60')
        .send({ error: `too many open connections to /hint${whose}; poll /release.json instead` })
    }
    reply.hijack()
    return reply
  })

  // An address that shares its first segment with a route but matches no route is the address of a page.
  app.get('/*', { config: { routeClass: 'page' } }, (request, reply) => {
    reply.hijack()
    serveSafely(context, request.raw, reply.raw)
  })

  const server = app.server
  const [router] = server.listeners('request')
  if (router === undefined) throw new Error('the HTTP server has no request listener: expected the router of Fastify')
  server.removeListener('request', router as () => void)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request
    // The router decodes addresses. It refuses malformed ones, which get the page for unknown addresses instead.
    const needsRouter = url.includes('%') && isDecodable(url.split('?')[0] ?? '')
    const plain = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !needsRouter
    // While the server closes, the router refuses requests.
    if (!plain || routed.has(firstSegment(url)) || !server.listening) return void router.call(server, request, response)
    const start = performance.now()
    const routeClass = serveSafely(context, request, response)
    response.on('finish', () => count(routeClass, response.statusCode, (performance.now() - start) / 1000))
  })
}

/** Returns the sequence that a page states; undefined when the page states none, or one after the live release. */
function shownRelease(query: unknown, live = 0): number | undefined {
  const shows = Number((query as { readonly shows?: unknown }).shows)
  return Number.isInteger(shows) && shows > 0 && shows <= live ? shows : undefined
}

/** The path of the page that sent a request; undefined without a valid `Referer`. */
function pageOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : undefined
}

/** The first segments of all routes that are registered from now on. */
function collectRoutedSegments(app: FastifyInstance): ReadonlySet<string> {
  const segments = new Set<string>()
  app.addHook('onRoute', ({ url }) => void segments.add(firstSegment(url)))
  return segments
}

function serveSafely(context: DeliveryContext, request: IncomingMessage, response: ServerResponse): RouteClass {
  try {
    return serve(context, request, response)
  } catch (error) {
    sendInternalError(context.log, response, error)
    return 'page'
  }
}

function serve(context: DeliveryContext, request: IncomingMessage, response: ServerResponse): RouteClass {
  const [path, query] = splitAddress(request.url ?? '/')
  // Preview frames have an opaque origin. They must also be able to read why a file was not sent.
  if (isWithoutOrigin(request.headers) && (path.startsWith('/r/') || path === '/release.json'))
    for (const [name, value] of Object.entries(readableAnywhere)) response.setHeader(name, value)
  if (path.startsWith('/r/')) {
    const isBuildFile = path.startsWith('/r/b/')
    const name = path.slice(isBuildFile ? 5 : 3)
    if (!name.includes('/')) {
      // Pages are not sent by hash: a page gets its content security policy only at its own address.
      if (!isBuildFile && name.endsWith('.html')) sendNotFound(response)
      else {
        const files = isBuildFile ? context.build : context.store.objects
        findFile(context, response, files, name, (file) => serveHashedFile(context, request, response, file))
      }
      return isBuildFile ? 'build' : 'object'
    }
  }
  if (path === '/release.json') {
    servePointer(context, request, response)
    return 'pointer'
  }
  // On the studio's origin, a service worker would control the studio.
  if (rootFiles.has(path) && !context.isForStudio(request)) {
    findFile(context, response, context.build, path.slice(1), (file) => serveRootFile(context, request, response, file))
    return 'build'
  }
  servePage(context, request, response, path, query)
  return 'page'
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The first segment of an address or of a route's pattern. */
function firstSegment(url: string): string {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? ''
}

/** Path and query as they were sent. The query has its question mark, or is empty. */
function splitAddress(address: string): [path: string, query: string] {
  const url = address.startsWith('/') ? address : address.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}
