import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfToken } from '../../engine/publish/preview-token.ts'
import { chooseEncoding, chooseLanguage, hasTag } from './negotiate.ts'
import { choosePage } from './choose-page.ts'
import { commonHeaders, type Headers, hashedFileHeaders, pageHeaders, pointerHeaders, rootFileHeaders } from './headers.ts'
import type { Hints } from './hint.ts'
import type { ReleaseStore } from './release-store.ts'
import { readShelfFile, type Shelf, type ShelfFile } from './shelf.ts'

/** Files of the player build that keep their names and are asked for at the root. */
const rootFiles = ['sw.js', 'manifest.webmanifest', 'favicon.ico', 'favicon.svg', 'robots.txt']

/** Serves the live release and the player build: everything a browser needs but the calls. */
export function registerDelivery(
  app: FastifyInstance,
  { store, build, hints }: { readonly store: ReleaseStore; readonly build: Shelf; readonly hints: Hints },
): void {
  app.get<{ Params: { name: string } }>('/r/:name', { config: { routeClass: 'object' } }, async (request, reply) => {
    const { name } = request.params
    // A page has its policy under its own address only.
    const file = name.endsWith('.html') ? undefined : await store.objects.find(name)
    return sendFile(request, reply, file, hashedFileHeaders(name))
  })

  app.get<{ Params: { name: string } }>('/r/b/:name', { config: { routeClass: 'build' } }, async (request, reply) => {
    return sendFile(request, reply, await build.find(request.params.name), hashedFileHeaders(request.params.name))
  })

  for (const name of rootFiles) {
    app.get(`/${name}`, { config: { routeClass: 'build' } }, async (request, reply) => {
      const file = await build.find(name)
      return sendFile(request, reply, file, rootFileHeaders(name), file && contentTag(await readShelfFile(file, undefined)))
    })
  }

  app.get('/release.json', { config: { routeClass: 'pointer' } }, async (request, reply) => {
    const live = store.live()
    if (live === undefined) return notReady(reply)
    return send(request, reply, { headers: pointerHeaders, tag: contentTag(live.pointerText), body: () => live.pointerText })
  })

  app.get('/hint', { config: { routeClass: 'hint' }, exposeHeadRoute: false }, async (_request, reply) => {
    if (!hints.join(reply.raw, store.live()?.pointer.sequence)) {
      return reply.code(503).header('retry-after', '60').send({ error: 'too many listeners; poll /release.json instead' })
    }
    reply.hijack()
    return reply
  })

  app.get('/*', { config: { routeClass: 'page' } }, async (request, reply) => {
    const live = store.live()
    if (live === undefined) return notReady(reply)
    const [path, query] = splitAddress(request.raw.url ?? '/')
    // The eyes of a preview are the player's business; only the language, and that nobody keeps the page, are ours.
    const token = new URLSearchParams(query).get('preview')
    const asked = token === null ? request.headers.cookie : `lang=${languageOfToken(token) ?? ''}`
    const language = chooseLanguage(asked, live.release.languages, live.release.defaultLanguage)
    const choice = choosePage(live, path, query, language)
    if (choice === undefined) return notReady(reply)
    if (choice.kind === 'redirect') {
      return reply
        .code(302)
        .headers({ ...commonHeaders, 'cache-control': 'no-cache', location: withPreview(choice.location, token) })
        .send()
    }
    const file = await store.objects.find(choice.entry.object)
    const tag = `W/"${choice.entry.object.replace(/\.html$/, '')}-${language}"`
    reply.code(choice.status)
    const headers = { ...pageHeaders(live.release, choice.entry), 'content-language': language }
    return sendFile(request, reply, file, token === null ? headers : { ...headers, ...previewHeaders }, tag)
  })
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ShelfFile | undefined, headers: Headers, tag?: string) {
  if (file === undefined) {
    return reply
      .code(404)
      .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
      .send({ error: 'no such file' })
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.has)
  return send(request, reply, {
    headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
    // The name holds the hash of the content; weak because each coding has other bytes.
    tag: tag ?? `W/"${file.name}"`,
    body: () => readShelfFile(file, encoding),
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly headers: Headers; readonly tag: string; readonly body: () => Promise<Buffer> | string },
) {
  reply.headers(answer.headers).header('etag', answer.tag)
  // A missing page stays missing for a client that has its text: 404 must not become 304.
  if (reply.statusCode !== 404 && hasTag(request.headers['if-none-match'], answer.tag)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send()
  }
  return reply.send(await answer.body())
}

function contentTag(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`
}

const previewHeaders: Headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A redirect leads on within the preview; to another host nothing of it goes. */
function withPreview(location: string, token: string | null): string {
  if (token === null || !location.startsWith('/') || /[?&]preview=/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}preview=${encodeURIComponent(token)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}

/** Path and query (with its question mark, or empty) as they were sent. */
function splitAddress(url: string): [path: string, query: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** Before the first release: a plain page that comes back by itself. */
function notReady(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      ...commonHeaders,
      'retry-after': '3',
      refresh: '3',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    .send('Habi is preparing its first release. This page loads again by itself.\n')
}
