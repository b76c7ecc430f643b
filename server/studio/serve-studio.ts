/**
 * `/studio`: the application of operators, built by `tools/build/studio.ts`. Every address below `/studio` that is
 * neither a file nor a call returns its HTML document, because the application reads the address itself.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openFileIndex, readIndexedFile } from '../delivery/file-index.ts'
import { commonHeaders, hashedFileHeaders, type ResponseHeaders } from '../delivery/headers.ts'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

/** The studio loads only files of this origin, and shows only the player in a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The style sheet of Mantine contains images for the marks of some inputs.
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types studio',
  'report-uri /report',
].join('; ')

const documentHeaders = {
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex',
}

/** Returns the headers of a file of the studio. Pages of other origins may not read the file. */
function assetHeaders(name: string): ResponseHeaders {
  const { 'access-control-allow-origin': _readable, ...headers } = hashedFileHeaders(name)
  return headers
}

const notBuilt = `<!doctype html><html lang="en"><title>Habi studio</title>
<p>The studio is being built. This page opens it when it is ready.
`

export function registerStudio(app: FastifyInstance, folder: string): void {
  const files = openFileIndex([join(folder, 'assets')])

  app.get<{ Params: { name: string } }>(
    '/studio/assets/:name',
    { config: { routeClass: 'studio' } },
    async ({ params: { name } }, reply) => {
      const file = await files.find(name)
      if (file === undefined) return sendNotFound(reply)
      return reply.headers(assetHeaders(file.name)).send(await readIndexedFile(file, undefined))
    },
  )
  const serveDocument = async (reply: FastifyReply): Promise<FastifyReply> => {
    // The file does not exist until the studio is built.
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(ignoreMissing)
    reply.headers(documentHeaders)
    return html === undefined ? reply.code(503).header('refresh', '2').send(notBuilt) : reply.send(html)
  }
  app.get('/studio', { config: { routeClass: 'studio' } }, (_request, reply) => serveDocument(reply))
  app.get('/studio/*', { config: { routeClass: 'studio' } }, (request, reply) =>
    /^\/studio\/api(?:[/?]|$)/.test(request.url) ? sendNotFound(reply) : serveDocument(reply),
  )
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
    .send({ error: 'the studio has no such address' })
}
