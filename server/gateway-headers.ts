/**
 * Headers between a client and the gateway. Responses of the gateway are sent from the player's origin, so only headers
 * that describe the response itself are passed on. Other headers could affect pages, storage, caches or workers of the
 * player.
 */
import type { IncomingHttpHeaders } from 'node:http'

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

/** Headers of a response that are passed on to the client. `set-cookie` is handled separately. */
export const passedResponseHeaders: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'vary',
  'x-request-id',
])

/**
 * Headers with an effect on other responses, pages or workers. `passedResponseHeaders` contains none of them. nginx
 * cannot remove all headers except allowed ones, so the include of a static release removes the headers below by name.
 */
export const actingHeaders = [
  'accept-ch',
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'alt-svc',
  'attribution-reporting-register-source',
  'attribution-reporting-register-trigger',
  'clear-site-data',
  'content-security-policy-report-only',
  'critical-ch',
  'integrity-policy',
  'link',
  'nel',
  'observe-browsing-topics',
  'origin-agent-cluster',
  'permissions-policy',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'service-worker-navigation-preload',
  'set-cookie',
  'set-login',
  'sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'supports-loading-mode',
  'timing-allow-origin',
  'use-as-dictionary',
  'www-authenticate',
  'x-accel-redirect',
  'x-sourcemap',
] as const

export function requestHeadersFor(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers }
  for (const name of hopByHop) delete kept[name]
  return kept
}

export function responseHeadersFrom(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (passedResponseHeaders.has(name)) kept[name] = value
  }
  const cookies = [headers['set-cookie'] ?? []].flat().flatMap(cookieForApi)
  if (cookies.length > 0) kept['set-cookie'] = cookies
  return kept
}

/**
 * Limits a cookie of the gateway to `/api`, and hides it from scripts. Drops a cookie for a domain, because it would
 * also be sent to hosts of other sites.
 */
function cookieForApi(cookie: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const nameOf = (attribute: string): string => (attribute.split('=')[0] ?? '').trim().toLowerCase()
  if (attributes.some((attribute) => nameOf(attribute) === 'domain')) return []
  const own = attributes.filter((attribute) => attribute !== '' && !['path', 'httponly'].includes(nameOf(attribute)))
  return [[pair, ...own, 'Path=/api', 'HttpOnly'].join('; ')]
}
