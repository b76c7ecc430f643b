/** Prerendered pages and redirects of the live release, and of the release that a preview token names. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languagePrefix } from '../../engine/core/language-address.ts'
import { withoutTrailingSlash } from '../../engine/core/route-path.ts'
import { languageOfToken } from '../../engine/release/preview-token.ts'
import { choosePage, type CompiledRelease, languageAddress } from './choose-page.ts'
import {
  type DeliveryContext,
  findFile,
  readFileFor,
  sendDamaged,
  sendInternalError,
  sendNotReady,
  sendText,
  withCoding,
} from './context.ts'
import { patternOf } from './dictionary.ts'
import type { IndexedFile } from './file-index.ts'
import { commonHeaders, pageHeaders, previewPageHeaders } from './headers.ts'
import { chooseEncoding, chooseLanguage } from './negotiate.ts'
import { prepareResponse, sendPrepared } from './prepared-response.ts'
import { acceptsVersions, serveVersioned } from './serve-versioned.ts'

/** @param query with its question mark, or empty */
export function servePage(
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): void {
  const live = context.store.live()
  if (live === undefined) return sendNotReady(response)
  const token = query === '' ? null : new URLSearchParams(query).get('preview')
  if (token === null && context.isForStudio(request)) return sendForStudio(response, path)
  if (token === null) return servePageOf(live, context, request, response, { path, query, token })
  // With a refused token the live page is served. The player app shows why the token was refused.
  context
    .previewedRelease(token)
    .then((named) => servePageOf(named ?? live, context, request, response, { path, query, token }))
    .catch((error: unknown) => sendInternalError(context.log, response, error))
}

interface PageAddress {
  readonly path: string
  readonly query: string
  readonly token: string | null
}

function servePageOf(
  compiled: CompiledRelease,
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, token }: PageAddress,
): void {
  // The player app applies persona and instant of a preview. The server chooses release and language, and forbids
  // caching.
  const cookie = token === null ? request.headers.cookie : `lang=${languageOfToken(token) ?? ''}`
  const { release } = compiled
  const chosen = chooseLanguage(cookie, release.languages, release.defaultLanguage)
  const { language, prefix, path: unprefixed } = languageAddress(compiled, path, chosen)
  // An address with a prefix keeps its language, regardless of the cookie. A preview has the language of its token.
  if (language !== chosen && (prefix === '' || token !== null))
    return sendRedirect(response, languagePrefix(chosen, release.defaultLanguage) + unprefixed + query)
  const bare = withoutTrailingSlash(unprefixed)
  if (bare !== undefined) return sendRedirect(response, prefix + bare + (query === '?' ? '' : query), 301)
  const choice = choosePage(compiled, unprefixed, query, language, request.headers.host)
  if (choice === undefined) return sendNotReady(response)
  if (choice.kind === 'redirect') {
    const { location } = choice
    return sendRedirect(response, withPreview(location.startsWith('/') ? prefix + location : location, token))
  }
  const { entry, status } = choice
  const headers = () => ({ ...pageHeaders(release, entry), 'content-language': language })
  const version = `${entry.object.replace(/\.html$/, '')}-${language}`
  const sendUnchanged = (file: IndexedFile): void => {
    const match =
      acceptsVersions(request) && token === null && status === 200 ? patternOf(prefix + choice.path) : undefined
    if (match !== undefined)
      return serveVersioned(context, request, response, { source: entry, file, headers, version, match })
    const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
    const cached = token === null ? context.responses.get(entry, coding ?? '') : undefined
    if (cached !== undefined) return sendPrepared(request, response, status, cached)
    readFileFor(context, response, file, coding, (body) => {
      const { studioOrigin, isForStudio } = context
      const isIsolated = request.headers['sec-fetch-dest'] === 'iframe' || isForStudio(request)
      const sent = token === null ? headers() : previewPageHeaders(headers(), { isIsolated, studioOrigin })
      const prepared = prepareResponse(withCoding(sent, coding), version, body)
      if (token === null) context.responses.put(entry, coding ?? '', prepared)
      sendPrepared(request, response, status, prepared)
    })
  }
  const send = (file: IndexedFile): void => {
    const kills = context.kills()
    // A preview shows the whole release, including parts that the kill switch takes out of use.
    if (kills === undefined || token !== null) return sendUnchanged(file)
    const coding = chooseEncoding(request.headers['accept-encoding'], { br: false, gzip: true }) && 'gzip'
    context
      .killedResponses(kills, { compiled, entry, file, language, coding, headers: headers() })
      .then((prepared) =>
        prepared === undefined ? sendUnchanged(file) : sendPrepared(request, response, status, prepared),
      )
      .catch((error: unknown) => sendInternalError(context.log, response, error))
  }
  findFile(context, response, context.store.objects, entry.object, send, sendDamaged)
}

/**
 * Sent instead of a page on the origin of the studio, where a page could use the studio with the rights of the
 * operator.
 */
function sendForStudio(response: ServerResponse, path: string): void {
  if (path === '/') return sendRedirect(response, '/studio')
  sendText(response, 404, { ...commonHeaders, 'cache-control': 'no-cache' }, 'pages are served from another origin')
}

function sendRedirect(response: ServerResponse, location: string, status: 301 | 302 = 302): void {
  sendText(response, status, { ...commonHeaders, 'cache-control': 'no-cache', location }, '')
}

/** A redirect within the site keeps the preview token. A redirect to another host does not receive it. */
function withPreview(location: string, token: string | null): string {
  if (token === null || !location.startsWith('/') || /[?&]preview=/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}preview=${encodeURIComponent(token)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
