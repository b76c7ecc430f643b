import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { SiteFiles } from '../../engine/document/source.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import { PublishFailedError } from './publish-failure.ts'
import type { Publisher } from './publisher.ts'

const MAX_BODY_BYTES = 64 * 1024 * 1024

interface PublishBody {
  /** Texts by path. */
  readonly documents: { readonly [path: string]: string }
  /** Base64 by path. */
  readonly files?: { readonly [path: string]: string }
}

const paths: RequestSchema = {
  type: 'string',
  maxLength: 300,
  // Names separated by slashes; a name is not `.` or `..`.
  pattern: '^(?!\\.{1,2}(/|$))[\\w@ .\\-]+(/(?!\\.{1,2}(/|$))[\\w@ .\\-]+)*$',
  'x-expected': 'a path below the folder of the site',
}

const bodySchema: RequestSchema = {
  type: 'object',
  required: ['documents'],
  additionalProperties: false,
  properties: {
    documents: {
      type: 'object',
      minProperties: 1,
      propertyNames: paths,
      additionalProperties: { type: 'string' },
      'x-expected': 'texts of documents by path',
    },
    files: {
      type: 'object',
      propertyNames: paths,
      additionalProperties: { type: 'string', contentEncoding: 'base64' },
      'x-expected': 'files in base64 by path',
    },
  },
}

/**
 * `POST /studio/api/publish`: makes a release of the documents and moves the pointer. 422 responses contain all
 * findings; responses to a publish that failed contain the cause and the live release.
 */
export function registerPublish(
  app: FastifyInstance,
  { publisher, token }: { readonly publisher: Publisher; readonly token: string },
): void {
  app.register(async (scope) => {
    validateBodies(scope)
    scope.post<{ Body: PublishBody }>('/studio/api/publish', {
      config: { routeClass: 'studio' },
      bodyLimit: MAX_BODY_BYTES,
      schema: { tags: ['publish'], summary: 'Publishes a site. Needs the publish token.', body: bodySchema },
      onRequest: async (request, reply) => {
        if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
          return reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .send({ error: 'the publish token is missing or wrong; the token is in DATA_DIR/publish.token' })
        }
      },
      handler: async (request, reply) => {
        try {
          const result = await publisher.publish(siteOf(request.body))
          return await reply.code(result.ok ? 200 : 422).send(result)
        } catch (error) {
          if (!(error instanceof PublishFailedError)) throw error
          request.log.error({ err: error }, 'the publish failed')
          return await reply.code(error.statusCode).send({ error: error.message, live: error.live ?? null })
        }
      },
    })
  })
}

function siteOf({ documents, files = {} }: PublishBody): SiteFiles {
  const assets = Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')] as const)
  return { files: new Map(Object.entries(documents)), assets: new Map(assets) }
}

/** Compares hashes, so that the time reveals nothing about the token. */
function isSameText(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
