import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { languageOfToken } from '../../engine/release/preview-token.ts'
import type { CountResponse, RouteClass } from '../observe/request-metrics.ts'
import { type PreparedResponse, prepareResponse, createResponseCache, sendPrepared } from './prepared-response.ts'
import { choosePage } from './choose-page.ts'
import { deltaOf, type Dictionary, dictionaryFor, matchOf } from './dictionary.ts'
import {
  commonHeaders,
  dictionaryHeaders,
  type ResponseHeaders,
  hashedFileHeaders,
  pageHeaders,
  pointerHeaders,
  rootFileHeaders,
} from './headers.ts'
import type { Hints } from './hint.ts'
import { chooseEncoding, chooseLanguage, isFetched } from './negotiate.ts'
import type { LiveRelease, ReleaseStore } from './release-store.ts'
import { readIndexedFile, type FileIndex, type IndexedFile } from './file-index.ts'

/** Files of the player build that keep their names and are asked for at the root. */
const rootFiles = new Set(['/sw.js', '/manifest.webmanifest', '/favicon.ico', '/favicon.svg', '/robots.txt'])

/** Some releases of a site like ours with all their codings; of a larger site, what is asked for most. */
const KEPT_BYTES = 64 * 1024 * 1024
/** Some thousand deltas. Which ones are made is up to clients, so they must not take the place of the files. */
const KEPT_DELTA_BYTES = 8 * 1024 * 1024

export interface DeliveryOptions {
  readonly store: ReleaseStore
  readonly build: FileIndex
  readonly hints: Hints
  readonly count: CountResponse
}

/** A file that follows another one with each release that changes it: a page under its address, or the site's directory. */
interface VersionedFile {
  /** What its answers are kept by. */
  readonly from: object
  readonly file: IndexedFile
  readonly headers: () => ResponseHeaders
  readonly tag: () => string
  /** Addresses of its successors. */
  readonly match: string
}

/**
 * Serves the live release and the player build: everything a browser needs but the calls. Files are answered in front of the router, which
 * costs more than the answer; so register this before all other routes, whose addresses it leaves to them.
 */
export function registerDelivery(app: FastifyInstance, { store, build, hints, count }: DeliveryOptions): void {
  const recent = createResponseCache(KEPT_BYTES)
  const deltas = createResponseCache(KEPT_DELTA_BYTES)
  let pointer: { readonly of: LiveRelease; readonly answer: PreparedResponse } | undefined

  /** First parts of the addresses that other routes answer. */
  const taken = new Set<string>()
  app.addHook('onRoute', ({ url }) => void taken.add(firstPart(url)))

  app.get('/hint', { config: { routeClass: 'hint' }, exposeHeadRoute: false }, async (_request, reply) => {
    if (!hints.join(reply.raw, store.live()?.pointer.sequence)) {
      return reply.code(503).header('retry-after', '60').send({ error: 'too many listeners; poll /release.json instead' })
    }
    reply.hijack()
    return reply
  })

  // An address below a route that is not the route's own has a page like any other.
  app.get('/*', { config: { routeClass: 'page' } }, (request, reply) => {
    reply.hijack()
    answer(request.raw, reply.raw)
  })

  const server = app.server
  const [router] = server.listeners('request')
  if (router === undefined) throw new Error('there is no router to stand in front of')
  server.removeListener('request', router as () => void)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request
    const plain = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !url.includes('%')
    // A server that closes refuses what still comes; and the router knows which addresses in other forms are none.
    if (!plain || taken.has(firstPart(url)) || !server.listening) return void router.call(server, request, response)
    const start = performance.now()
    const routeClass = answer(request, response)
    response.on('finish', () => count(routeClass, response.statusCode, (performance.now() - start) / 1000))
  })

  function answer(request: IncomingMessage, response: ServerResponse): RouteClass {
    try {
      return serve(request, response)
    } catch (error) {
      failed(response)(error)
      return 'page'
    }
  }

  function serve(request: IncomingMessage, response: ServerResponse): RouteClass {
    const [path, query] = splitAddress(request.url ?? '/')
    if (path.startsWith('/r/')) {
      const ofBuild = path.startsWith('/r/b/')
      const name = path.slice(ofBuild ? 5 : 3)
      if (!name.includes('/')) {
        // A page has its policy under its own address only.
        if (!ofBuild && name.endsWith('.html')) missing(response)
        else find(response, ofBuild ? build : store.objects, name, (file) => giveNamed(request, response, file))
        return ofBuild ? 'build' : 'object'
      }
    }
    if (path === '/release.json') {
      givePointer(request, response)
      return 'pointer'
    }
    if (rootFiles.has(path)) {
      find(response, build, path.slice(1), (file) => giveRootFile(request, response, file))
      return 'build'
    }
    givePage(request, response, path, query)
    return 'page'
  }

  function giveNamed(request: IncomingMessage, response: ServerResponse, file: IndexedFile): void {
    // The name holds the hash of the content; weak because each coding has other bytes.
    const tag = () => `W/"${file.name}"`
    const headers = () => hashedFileHeaders(file.name)
    if (knowsVersions(request) && isDirectory(file))
      return giveVersion(request, response, { from: file, file, headers, tag, match: '/r/*.json' })
    const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
    const kept = recent.get(file, coding ?? '')
    if (kept !== undefined) return sendPrepared(request, response, 200, kept)
    read(response, file, coding, (body) => {
      const made = prepareResponse(coded(headers(), coding), tag(), body)
      recent.put(file, coding ?? '', made)
      sendPrepared(request, response, 200, made)
    })
  }

  /** Its name says nothing about its content, so nothing of it is kept. */
  function giveRootFile(request: IncomingMessage, response: ServerResponse, file: IndexedFile): void {
    const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
    const headers = coded(rootFileHeaders(file.name), coding)
    read(response, file, undefined, (content) =>
      read(response, file, coding, (body) => sendPrepared(request, response, 200, prepareResponse(headers, contentTag(content), body))),
    )
  }

  function givePointer(request: IncomingMessage, response: ServerResponse): void {
    const live = store.live()
    if (live === undefined) return notReady(response)
    if (pointer?.of !== live) {
      const body = Buffer.from(live.pointerText)
      pointer = { of: live, answer: prepareResponse(pointerHeaders, contentTag(body), body) }
    }
    sendPrepared(request, response, 200, pointer.answer)
  }

  function givePage(request: IncomingMessage, response: ServerResponse, path: string, query: string): void {
    const live = store.live()
    if (live === undefined) return notReady(response)
    // The eyes of a preview are the player's business; only the language, and that nobody keeps the page, are ours.
    const token = query === '' ? null : new URLSearchParams(query).get('preview')
    const asked = token === null ? request.headers.cookie : `lang=${languageOfToken(token) ?? ''}`
    const language = chooseLanguage(asked, live.release.languages, live.release.defaultLanguage)
    const choice = choosePage(live, path, query, language)
    if (choice === undefined) return notReady(response)
    if (choice.kind === 'redirect') {
      const headers = { ...commonHeaders, 'cache-control': 'no-cache', location: withPreview(choice.location, token) }
      return say(response, 302, headers, '')
    }
    const { entry, status } = choice
    const headers = () => ({ ...pageHeaders(live.release, entry), 'content-language': language })
    const tag = () => `W/"${entry.object.replace(/\.html$/, '')}-${language}"`
    find(response, store.objects, entry.object, (file) => {
      const match = knowsVersions(request) && token === null && status === 200 ? matchOf(choice.path) : undefined
      if (match !== undefined) return giveVersion(request, response, { from: entry, file, headers, tag, match })
      const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
      const kept = token === null ? recent.get(entry, coding ?? '') : undefined
      if (kept !== undefined) return sendPrepared(request, response, status, kept)
      read(response, file, coding, (body) => {
        const made = prepareResponse(coded(token === null ? headers() : { ...headers(), ...previewHeaders }, coding), tag(), body)
        if (token === null) recent.put(entry, coding ?? '', made)
        sendPrepared(request, response, status, made)
      })
    })
  }

  /** To a client that has a former version, what changed; and leave to keep this version for the next. */
  function giveVersion(request: IncomingMessage, response: ServerResponse, version: VersionedFile): void {
    const coding = chooseEncoding(request.headers['accept-encoding'], version.file.has)
    const dictionary = dictionaryFor(request.headers, store.objects, version.file)
    const made = dictionary === undefined ? recent : deltas
    const variant = `${coding} ${dictionary?.file.name}`
    const kept = made.get(version.from, variant)
    if (kept !== undefined) return sendPrepared(request, response, 200, kept)
    const headers = dictionaryHeaders(version.headers(), version.match)
    packed(version.file, coding, dictionary)
      .then(([body, packing]) => {
        const answer = prepareResponse(coded(headers, packing), version.tag(), body)
        made.put(version.from, variant, answer)
        sendPrepared(request, response, 200, answer)
      })
      .catch(failed(response))
  }

  async function packed(
    file: IndexedFile,
    coding: 'br' | 'gzip' | undefined,
    dictionary?: Dictionary,
  ): Promise<readonly [Buffer, string | undefined]> {
    const whole = await readIndexedFile(file, coding)
    const delta = dictionary && (await deltaOf(file, dictionary).catch(noDelta))
    return delta !== undefined && delta.length < whole.length ? [delta, 'dcz'] : [whole, coding]
  }

  function noDelta(error: unknown): undefined {
    app.log.warn({ err: error }, 'a file is sent whole, because what changed in it could not be packed')
  }

  function isDirectory({ name }: IndexedFile): boolean {
    return Object.values(store.live()?.release.routes ?? {}).includes(name)
  }

  /** At once when the name is known; else after another look into the folder. */
  function find(response: ServerResponse, shelf: FileIndex, name: string, found: (file: IndexedFile) => void): void {
    const file = shelf.get(name)
    if (file !== undefined) return found(file)
    shelf
      .find(name)
      .then((late) => (late === undefined ? missing(response) : found(late)))
      .catch(failed(response))
  }

  function read(response: ServerResponse, file: IndexedFile, coding: 'br' | 'gzip' | undefined, done: (body: Buffer) => void): void {
    readIndexedFile(file, coding).then(done).catch(failed(response))
  }

  function failed(response: ServerResponse): (error: unknown) => void {
    return (error) => {
      app.log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else say(response, 500, { ...commonHeaders, ...json, 'cache-control': 'no-store' }, '{"error":"internal error"}')
    }
  }
}

/** Whether the answer may say or use anything of versions; to all others it is as if there were none. */
function knowsVersions({ headers }: IncomingMessage): boolean {
  return headers['available-dictionary'] !== undefined || isFetched(headers['sec-fetch-mode'])
}

/** The first part of an address or of a route's pattern. */
function firstPart(url: string): string {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? ''
}

function coded(headers: ResponseHeaders, coding: string | undefined): ResponseHeaders {
  return coding === undefined ? headers : { ...headers, 'content-encoding': coding }
}

function contentTag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`
}

const json: ResponseHeaders = { 'content-type': 'application/json; charset=utf-8' }

const previewHeaders: ResponseHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A redirect leads on within the preview; to another host nothing of it goes. */
function withPreview(location: string, token: string | null): string {
  if (token === null || !location.startsWith('/') || /[?&]preview=/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}preview=${encodeURIComponent(token)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** Path and query (with its question mark, or empty) as they were sent. */
function splitAddress(address: string): [path: string, query: string] {
  const url = address.startsWith('/') ? address : address.replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function say(response: ServerResponse, status: number, headers: ResponseHeaders, text: string): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}

function missing(response: ServerResponse): void {
  say(response, 404, { ...commonHeaders, ...json, 'cache-control': 'no-cache' }, '{"error":"no such file"}')
}

/** Before the first release: a plain page that comes back by itself. */
function notReady(response: ServerResponse): void {
  const headers = {
    ...commonHeaders,
    'retry-after': '3',
    refresh: '3',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  }
  say(response, 503, headers, 'Habi is preparing its first release. This page loads again by itself.\n')
}
