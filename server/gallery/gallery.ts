/** `/gallery`: the files that `tools/gallery.ts` built. Names are looked up in its list; no path is made from a request. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { own } from '../../engine/core/json.ts'
import { commonHeaders, contentType, hashedFileHeaders, pageHeaders } from '../delivery/headers.ts'
import { chooseEncoding, hasTag } from '../delivery/negotiate.ts'
import { openFileIndex, readIndexedFile } from '../delivery/file-index.ts'

interface GalleryList {
  readonly files: { readonly [address: string]: { readonly file: string; readonly tag: string; readonly styleHash?: string } }
}

/** The gallery's own pages load nothing but its own files. */
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
  const pictures = openFileIndex([join(folder, 'store', 'objects')])
  let list: GalleryList | undefined
  let readAt = -1

  /** Read again when it was built again. */
  async function files(): Promise<GalleryList['files'] | undefined> {
    const path = join(folder, 'gallery.json')
    const info = await stat(path).catch(() => undefined)
    if (info === undefined) return undefined
    if (list === undefined || info.mtimeMs !== readAt) {
      list = JSON.parse(await readFile(path, 'utf8')) as GalleryList
      readAt = info.mtimeMs
    }
    return list.files
  }

  app.get('/gallery/', { config: { routeClass: 'page' } }, async (_request, reply) => reply.redirect('/gallery', 302))
  app.get<{ Params: { name: string } }>('/gallery/r/:name', { config: { routeClass: 'object' } }, async (request, reply) => {
    const file = await pictures.find(request.params.name)
    if (file === undefined) return missing(reply)
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.has)
    reply.headers(hashedFileHeaders(file.name)).header('etag', `W/"${file.name}"`)
    if (encoding !== undefined) reply.header('content-encoding', encoding)
    return reply.send(await readIndexedFile(file, encoding))
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const known = await files()
    if (known === undefined) {
      return reply
        .code(503)
        .headers({ ...commonHeaders, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
        .send('The gallery is not built yet. Run: npx tsx tools/gallery.ts\n')
    }
    const entry = own(known, request.url.split('?')[0] ?? '')
    if (entry === undefined) return missing(reply)
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
  app.get('/gallery', { config: { routeClass: 'page' } }, answer)
  app.get('/gallery/*', { config: { routeClass: 'page' } }, answer)
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
    .send({ error: 'no such file in the gallery' })
}
