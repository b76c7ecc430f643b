/**
 * Publishing over HTTP in three steps, so a site of any size can be sent: a client queries which contents are
 * missing, sends them in several requests, and then publishes a list of paths and hashes.
 */
import { MB } from '../megabyte.ts'
import type { FastifyInstance } from 'fastify'
import type { SiteFiles } from '../../engine/document/source.ts'
import { actorOf } from '../authorization.ts'
import type { Actor } from '../document-store/audit.ts'
import type { PublishResult } from '../document-store/document-store.ts'
import { hashSchema, pathSchema, releaseSchema } from '../document-store/schemas.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import { limitBodies } from './body-limits.ts'
import { PublishFailedError } from './publish-failure.ts'
import { MAX_FILE_BYTES, MAX_HASHES } from './publish-limits.ts'
import type { Publisher } from './publisher.ts'
import { type FileHashes, ReceivedFiles, type SiteList, StagingFullError } from './received-files.ts'

/** Enough for the largest file in base64, and for the largest document if escapes add at most half of its size. */
const MAX_FILES_BODY = 1.5 * MAX_FILE_BYTES
/** Enough for a list of about 200,000 files. */
const MAX_LIST_BODY = 32 * MB
const MAX_BYTES_IN_FLIGHT = 64 * MB

interface FilesBody {
  readonly documents: readonly string[]
  /** Base64. */
  readonly files: readonly string[]
}

interface PublishBody extends SiteList {
  /** Hash of the live documents with which the client has compared the site. */
  readonly live?: string
}

const hashes: RequestSchema = { type: 'array', maxItems: MAX_HASHES, items: hashSchema }
const hashesByPath: RequestSchema = { type: 'object', propertyNames: pathSchema, additionalProperties: hashSchema }

function bodyOf(
  documents: RequestSchema,
  files: RequestSchema,
  optional: { readonly [name: string]: RequestSchema } = {},
): RequestSchema {
  return {
    type: 'object',
    required: ['documents', 'files'],
    additionalProperties: false,
    properties: { documents, files, ...optional },
  }
}

const missingSchema = bodyOf(hashes, hashes)
const filesSchema = bodyOf(
  { type: 'array', items: { type: 'string' }, 'x-expected': 'texts of documents' },
  { type: 'array', items: { type: 'string', contentEncoding: 'base64' }, 'x-expected': 'files in base64' },
)
const listSchema = bodyOf(
  { ...hashesByPath, minProperties: 1, 'x-expected': 'hashes of documents by path' },
  { ...hashesByPath, 'x-expected': 'hashes of files by path' },
  { live: releaseSchema },
)

export interface PublishRouteOptions {
  readonly publish: (
    site: SiteFiles,
    actor: Actor,
    mode: { readonly isDryRun: boolean; readonly live: string | undefined },
  ) => Promise<PublishResult>
  readonly progress: Publisher['progress']
  /** Reads the live site, whose files clients do not have to send again. */
  readonly readLive: () => Promise<SiteFiles | undefined>
  readonly onProblem: (message: string) => void
}

/**
 * - `GET /studio/api/publish/progress`: what the publish in progress is doing.
 * - `POST /studio/api/publish/missing`: the hashes whose contents the server lacks.
 * - `POST /studio/api/publish/files`: receives contents.
 * - `POST /studio/api/publish/check`: returns the findings of all gates for a list of files, and publishes nothing.
 * - `POST /studio/api/publish`: publishes a list. 422 responses contain all findings; 409 responses contain the hashes
 *   whose contents are missing; 412 means that another release than `live` of the list is live; responses to a publish
 *   that failed contain the cause and the live release.
 */
export function registerPublish(app: FastifyInstance, options: PublishRouteOptions): void {
  const { publish, progress, readLive, onProblem } = options
  app.register(async (scope) => {
    const received = new ReceivedFiles(readLive, onProblem)
    scope.addHook('onClose', async () => received.close())
    validateBodies(scope)
    limitBodies(scope, {
      maxBytesInFlight: MAX_BYTES_IN_FLIGHT,
      advice: 'Send the files of a site in several requests',
    })
    const route = (summary: string, bodyLimit: number, body: RequestSchema) => ({
      config: { routeClass: 'studio' as const, hasOwnBodyLimits: true, needs: 'publish' as const },
      bodyLimit,
      schema: { tags: ['publish'], summary, body },
    })

    scope.get(
      '/studio/api/publish/progress',
      {
        config: { routeClass: 'studio' as const, needs: 'read' as const },
        schema: {
          tags: ['publish'],
          summary: 'Returns what the publish in progress is doing.',
        },
      },
      () => ({ progress: progress() ?? null }),
    )
    scope.post<{ Body: FileHashes }>(
      '/studio/api/publish/missing',
      route('Returns which of the given hashes belong to no file on the server.', MB, missingSchema),
      (request) => received.missing(request.body),
    )
    scope.post<{ Body: FilesBody }>(
      '/studio/api/publish/files',
      route(
        'Receives files for a publish. Files that are not published within ten minutes are removed.',
        MAX_FILES_BODY,
        filesSchema,
      ),
      async ({ body: { documents, files } }, reply) => {
        try {
          await received.add({ documents, files: files.map((base64) => Buffer.from(base64, 'base64')) })
          return await reply.code(204).send()
        } catch (error) {
          if (error instanceof StagingFullError) return await reply.code(507).send({ error: error.message })
          throw error
        }
      },
    )
    for (const [path, summary, isDryRun] of [
      ['/studio/api/publish', 'Publishes a site as a list of paths and hashes.', false],
      [
        '/studio/api/publish/check',
        'Returns the findings of all gates for a site given as paths and hashes. Publishes nothing.',
        true,
      ],
    ] as const)
      scope.post<{ Body: PublishBody }>(path, route(summary, MAX_LIST_BODY, listSchema), async (request, reply) => {
        const committed = await received.commit(request.body)
        if ('missing' in committed) {
          const { missing } = committed
          const error = `${missing.documents.length + missing.files.length} files are missing; send them first`
          return await reply.code(409).send({ error, missing })
        }
        try {
          const result = await publish(committed.site, actorOf(request), { isDryRun, live: request.body.live })
          return await reply.code(result.ok ? 200 : 422).send(result)
        } catch (error) {
          if (!(error instanceof PublishFailedError)) throw error
          request.log.error({ err: error }, 'the publish failed')
          return await reply.code(error.statusCode).send({ error: error.message, live: error.live ?? null })
        }
      })
  })
}
