/**
 * Every header that delivery sends, as pure functions: our own server uses them, and `npm run release` writes
 * `headers.json` and the nginx include from the same ones, so that the two can never differ.
 */
import type { HtmlEntry, Release } from '../../engine/core/release.ts'

export type ResponseHeaders = { readonly [name: string]: string }

/** A year, the longest a cache honours; the name changes when the content does. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** An answer is what it says, and is never guessed to be something else. */
const asItSays: ResponseHeaders = { 'x-content-type-options': 'nosniff' }

/** Sent with every answer but the pointer, whatever it is. */
export const commonHeaders: ResponseHeaders = {
  ...asItSays,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Only what the product uses: the camera for face checks, full screen for games. All else is off, also for frames. */
const permissions = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/** `sha256-…` with or without quotes, one or several, as the policy writes it. */
function quotedHashes(hashes: string): string {
  return hashes
    .split(/\s+/)
    .filter(Boolean)
    .map((hash) => ` '${hash.replaceAll("'", '')}'`)
    .join('')
}

/** The content security policy of one page. The hash allows exactly the critical style that stands in this page. */
export function contentSecurityPolicy(release: Pick<Release, 'frameAncestors'>, entry: Pick<HtmlEntry, 'styleHash'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${quotedHashes(entry.styleHash)}`,
    "img-src 'self'",
    "font-src 'none'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ["frame-ancestors 'self'", ...release.frameAncestors].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types habi',
    'report-uri /report',
  ].join('; ')
}

/** Headers of a prerendered page. */
export function pageHeaders(release: Pick<Release, 'frameAncestors'>, entry: Pick<HtmlEntry, 'styleHash'>): ResponseHeaders {
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

/** Headers of a file whose name changes with its content. A drawing that is opened by itself may run nothing. */
export function hashedFileHeaders(name: string): ResponseHeaders {
  return {
    ...commonHeaders,
    'content-type': contentType(name),
    'cache-control': immutable,
    vary: 'accept-encoding',
    'cross-origin-resource-policy': 'same-origin',
    ...(name.endsWith('.svg') ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {}),
  }
}

/** A page may be the dictionary of its successor for a month. RFC 9842 has no other measure for that than how long a cache may keep it, stale or not. */
const staleForAMonth = 'private, stale-while-revalidate=2592000'

/**
 * Headers for a client that knows dictionaries, and may keep this answer as one for its successors at addresses that fit `match`. That a page
 * may be stale is said to nobody else, and to no cache between us: our worker asks again whatever the cache says.
 */
export function dictionaryHeaders(headers: ResponseHeaders, match: string): ResponseHeaders {
  const { vary, 'cache-control': caching = '' } = headers
  const lasts = caching === immutable
  return {
    ...headers,
    vary: `${vary}, available-dictionary${lasts ? '' : ', sec-fetch-mode'}`,
    'use-as-dictionary': `match="${match}"`,
    'cache-control': lasts ? caching : staleForAMonth,
  }
}

/** Headers of `/release.json`. Each open page asks for it all the time, so it says only what it must: it is never packed, and no document that could refer. */
export const pointerHeaders: ResponseHeaders = {
  ...asItSays,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': revalidate,
}

/** Headers of a file of the player build that keeps its name: the service worker, icons, the web app manifest. */
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
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
}

/** By the name's ending; an unknown one is bytes, which no browser runs. */
export function contentType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return (Object.hasOwn(types, extension) && types[extension]) || 'application/octet-stream'
}
