import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { Publisher } from './publisher.ts'
import type { SiteFiles } from '../../engine/document/source.ts'

const maxBodyBytes = 64 * 1024 * 1024

/**
 * `POST /studio/api/publish`: makes a release of the documents and moves the pointer. 422 responses contain all
 * findings.
 */
export function registerPublish(
  app: FastifyInstance,
  { publisher, token }: { readonly publisher: Publisher; readonly token: string },
): void {
  app.post('/studio/api/publish', {
    config: { routeClass: 'studio' },
    bodyLimit: maxBodyBytes,
    onRequest: async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send({ error: 'the publish token is missing or wrong; the token is in DATA_DIR/publish.token' })
      }
    },
    handler: async (request, reply) => {
      const site = readPublishBody(request.body)
      if (typeof site === 'string') return reply.code(400).send({ error: site })
      const result = await publisher.publish(site)
      return reply.code(result.ok ? 200 : 422).send(result)
    },
  })
}

/** The site in a request's body, or what is wrong with it. */
export function readPublishBody(body: unknown): SiteFiles | string {
  if (!isObject(body)) return 'expected { documents: { path: text }, files?: { path: base64 } }'
  const unknown = Object.keys(body).find((name) => name !== 'documents' && name !== 'files')
  if (unknown !== undefined) return `unknown field ${unknown}; expected documents and files`
  const documents = readTexts(body.documents, 'documents')
  const files = readTexts(body.files ?? {}, 'files')
  if (typeof documents === 'string') return documents
  if (typeof files === 'string') return files
  if (documents.size === 0) return 'documents is empty'
  return { files: documents, assets: new Map([...files].map(([path, base64]) => [path, Buffer.from(base64, 'base64')])) }
}

function readTexts(value: Json | undefined, name: string): Map<string, string> | string {
  if (!isObject(value)) return `${name}: expected an object of path and text`
  for (const [path, text] of Object.entries(value)) {
    if (typeof text !== 'string') return `${name}: ${path} is no text`
    if (!isPath(path)) return `${name}: ${JSON.stringify(path)} is not a path below the folder of the site`
  }
  return new Map(Object.entries(value) as [string, string][])
}

function isPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every((name) => /^[\w@ .-]+$/.test(name) && name !== '.' && name !== '..')
}

/** Compares hashes, so that the time reveals nothing about the token. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
