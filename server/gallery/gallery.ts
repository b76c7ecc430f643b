/**
 * `/gallery`: the files built by `tools/gallery.ts`. Addresses are looked up in the list of these files; no path is
 * built from a request.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { own } from '../../engine/core/json.ts'
import { commonHeaders, contentType, hashedFileHeaders, pageHeaders } from '../delivery/headers.ts'
import { chooseEncoding, hasTag } from '../delivery/negotiate.ts'
import { openFileIndex, readIndexedFile } from '../delivery/file-index.ts'

interface GalleryList {
  readonly files: {
    readonly [address: string]: { readonly file: string; readonly tag: string; readonly styleHash?: string }
  }
}

/** The content security policy of the gallery's own pages: they load only files of this origin. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /report',
].join('; ')

export function registerGallery(app: FastifyInstance, folder: string): void {
  const objects = openFileIndex([join(folder, 'store', 'objects')])
  let list: GalleryList | undefined
  let listTime = -1

  /** Reads the list again after the gallery was rebuilt. */
  async function files(): Promise<GalleryList['files'] | undefined> {
    const path = join(folder, 'gallery.json')
    const info = await stat(path).catch(() => undefined)
    if (info === undefined) return undefined
    if (list === undefined || info.mtimeMs !== listTime) {
      list = JSON.parse(await readFile(path, 'utf8')) as GalleryList
      listTime = info.mtimeMs
    }
    return list.files
  }

  app.get('/gallery/', { config: { routeClass: 'page' } }, async (_request, reply) => reply.redirect('/gallery', 302))
  app.get<{ Params: { name: string } }>(
    '/gallery/r/:name',
    { config: { routeClass: 'object' } },
    async (request, reply) => {
      const file = await objects.find(request.params.name)
      if (file === undefined) return sendNotFound(reply)
      const encoding = chooseEncoding(request.headers['accept-encoding'], file.has)
      reply.headers(hashedFileHeaders(file.name)).header('etag', `W/"${file.name}"`)
      if (encoding !== undefined) reply.header('content-encoding', encoding)
      return reply.send(await readIndexedFile(file, encoding))
    },
  )
  const serveListed = async (request: FastifyRequest, reply: FastifyReply) => {
    const listed = await files()
    if (listed === undefined) {
      return reply
        .code(503)
        .headers({ ...commonHeaders, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
        .send('The gallery is not built yet. Run: npx tsx tools/gallery.ts\n')
    }
    const entry = own(listed, request.url.split('?')[0] ?? '')
    if (entry === undefined) return sendNotFound(reply)
    const { file, tag, styleHash } = entry
    if (styleHash !== undefined) reply.headers(pageHeaders({ frameAncestors: [] }, { styleHash }))
    else {
      reply.headers({ ...commonHeaders, 'content-type': contentType(file), 'cache-control': 'no-cache' })
      if (file.endsWith('.html')) reply.header('content-security-policy', pagePolicy)
    }
    const etag = `W/"${tag}"`
    reply.header('etag', etag)
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send()
    return reply.send(await readFile(join(folder, file)))
  }
  app.get('/gallery', { config: { routeClass: 'page' } }, serveListed)
  app.get('/gallery/*', { config: { routeClass: 'page' } }, serveListed)
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
    .send({ error: 'no such file in the gallery' })
}
