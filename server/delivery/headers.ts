/**
 * All headers that delivery sends, as pure functions. The server uses them, and `npm run release` writes `headers.json`
 * and the nginx include from the same functions, so both send the same headers.
 */
import type { HtmlEntry, Release } from '../../engine/core/release.ts'
import { previewSandbox, readableAnywhere } from '../preview/isolated.ts'

export type ResponseHeaders = { readonly [name: string]: string }

/** One year, the longest time that caches respect. For files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** Forbids browsers from guessing another content type. */
const noSniffing: ResponseHeaders = { 'x-content-type-options': 'nosniff' }

/** Sent with all responses except the pointer, hints and raw responses of a socket. */
export const commonHeaders: ResponseHeaders = {
  ...noSniffing,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * The product uses the camera for face checks and games, and full screen and sound for games. All other features are
 * off, in frames too. A game runs in a sandboxed frame, whose origin is not `self`; its `allow` attribute names what it
 * may use, the camera only after the player has allowed it.
 */
const permissions = [
  'accelerometer=()',
  'autoplay=*',
  'camera=*',
  'display-capture=()',
  'fullscreen=*',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/**
 * Returns the hashes for `style-src`, each as ` 'sha256-…'`. The input has one or more hashes, with or without quotes.
 */
function quoteHashes(hashes: string): string {
  return hashes
    .split(/\s+/)
    .filter(Boolean)
    .map((hash) => ` '${hash.replaceAll("'", '')}'`)
    .join('')
}

/** The parts of a release that determine the content security policy of its pages. */
type PagePolicy = Pick<Release, 'frameAncestors' | 'contentSources'>

/** The content security policy of one page. The hashes allow exactly the inline styles of this page. */
export function contentSecurityPolicy(
  { frameAncestors, contentSources: { frames = [], images = [], media = [] } = {} }: PagePolicy,
  entry: Pick<HtmlEntry, 'styleHash'>,
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${quoteHashes(entry.styleHash)}`,
    ["img-src 'self'", ...images].join(' '),
    // In browsers without HLS, a script fetches the parts of a stream and plays them from a blob.
    ["media-src 'self' blob:", ...media].join(' '),
    "font-src 'none'",
    ["connect-src 'self'", ...media].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types habi habi-search',
    'report-uri /report',
  ].join('; ')
}

/** Headers of a prerendered page. */
export function pageHeaders(release: PagePolicy, entry: Pick<HtmlEntry, 'styleHash'>): ResponseHeaders {
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidate,
    vary: 'accept-encoding, cookie',
    'content-security-policy': contentSecurityPolicy(release, entry),
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

/**
 * Headers of a preview: it is not cached, and only the studio may show it in a frame. With `isIsolated`, the content
 * security policy also has `sandbox` without `allow-same-origin`.
 * @param studioOrigin undefined where the studio shares the origin of the player
 */
export function previewPageHeaders(
  page: ResponseHeaders,
  { isIsolated, studioOrigin }: { readonly isIsolated: boolean; readonly studioOrigin: string | undefined },
): ResponseHeaders {
  const policy = (page['content-security-policy'] ?? '')
    .split('; ')
    .map((part) => (part.startsWith('frame-ancestors ') ? `frame-ancestors ${studioOrigin ?? "'self'"}` : part))
  return {
    ...page,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': [...policy, ...(isIsolated ? [previewSandbox] : [])].join('; '),
  }
}

/**
 * Headers of a file whose name changes with its content. Any origin may load it, because preview frames have an opaque
 * origin. The file is the same for all players. An SVG that is opened as a document must not run scripts.
 */
export function hashedFileHeaders(name: string): ResponseHeaders {
  return {
    ...commonHeaders,
    'content-type': contentType(name),
    'cache-control': immutable,
    vary: 'accept-encoding',
    'cross-origin-resource-policy': 'cross-origin',
    ...readableAnywhere,
    ...(name.endsWith('.svg')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  }
}

/**
 * A page may serve as a dictionary for 30 days. RFC 9842 derives this time from how long a cache may keep the response,
 * fresh or stale.
 */
const staleForAMonth = 'private, stale-while-revalidate=2592000'

/**
 * Headers for a client that supports dictionaries. The client may keep this response as a dictionary for later versions
 * at addresses that match `match`. `private` prevents shared caches from serving stale responses; our service worker
 * revalidates every page.
 */
export function dictionaryHeaders(headers: ResponseHeaders, match: string): ResponseHeaders {
  const { vary, 'cache-control': caching = '' } = headers
  const isImmutable = caching === immutable
  return {
    ...headers,
    vary: `${vary}, available-dictionary${isImmutable ? '' : ', sec-fetch-mode'}`,
    'use-as-dictionary': `match="${match}"`,
    'cache-control': isImmutable ? caching : staleForAMonth,
  }
}

/**
 * Headers of `/release.json`. Every open page polls it, so it has only the necessary headers. It is not compressed, and
 * needs no referrer policy.
 */
export const pointerHeaders: ResponseHeaders = {
  ...noSniffing,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': revalidate,
}

/** Names of files at the root of the site that browsers request automatically. */
export const wellKnownFiles = ['manifest.webmanifest', 'favicon.ico', 'favicon.svg', 'robots.txt'] as const

/** Addresses of files of the player build with fixed names at the root of the site. */
export const rootFiles: ReadonlySet<string> = new Set(['sw.js', ...wellKnownFiles].map((name) => `/${name}`))

/** Headers of a file of the player build with a fixed name: the service worker, icons, the web app manifest. */
export function rootFileHeaders(name: string): ResponseHeaders {
  return {
    ...commonHeaders,
    'content-type': contentType(name),
    'cache-control': revalidate,
    vary: 'accept-encoding',
    ...(name === 'sw.js'
      ? {
          'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; report-uri /report",
        }
      : {}),
  }
}

const types: { readonly [extension: string]: string } = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
}

/**
 * The content type for a file extension. Unknown extensions become `application/octet-stream`, which browsers do not
 * run.
 */
export function contentType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return (Object.hasOwn(types, extension) && types[extension]) || 'application/octet-stream'
}
