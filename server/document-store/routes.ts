/** `/studio/api`: documents, change sets, history and audit, for the command line and the studio. */
import { sha256 } from '../../engine/release/sha256.ts'
import { MB } from '../megabyte.ts'
import type { FastifyInstance } from 'fastify'
import type { FileContent, Keep } from '../../engine/document/edit/merge-file.ts'
import { sizeInWords } from '../../engine/document/size.ts'
import { actorOf } from '../authorization.ts'
import { limitBodies } from '../publish/body-limits.ts'
import { PublishFailedError } from '../publish/publish-failure.ts'
import { MAX_FILE_BYTES } from '../publish/publish-limits.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import type { ChangeSetFindings, SentContent, SentItem } from './answers.ts'
import { registerAudit } from './audit-routes.ts'
import {
  cancelChangeSet,
  type ChangeItem,
  contentHash,
  createChangeSet,
  openChangeSets,
  readChangeSet,
  rebase,
  RefusedError,
  saveItem,
  StaleError,
} from './change-sets.ts'
import type { DocumentStore } from './document-store.ts'
import { registerDrafts, type SignPreview } from './draft-routes.ts'
import { readRevisions } from './history.ts'
import { registerHistory } from './history-routes.ts'
import { contentOf, readBodies, readRelease, type StoredFiles } from './live.ts'
import { registerReviews, registerRollback, registerSchedules } from './review-routes.ts'
import { route } from './route.ts'
import {
  createBody,
  editBody,
  hashParams,
  idParams,
  pathQuery,
  publishBody,
  rebaseBody,
  releaseParams,
} from './schemas.ts'

/** Enough for the largest file in base64, and for the largest document if escapes add at most half of its size. */
const MAX_EDIT_BODY = 1.5 * MAX_FILE_BYTES
const MAX_BYTES_IN_FLIGHT = 64 * MB

interface EditBody {
  readonly path: string
  readonly version: number
  readonly base?: string | null
  readonly content: SentContent
}

export function registerDocumentStore(app: FastifyInstance, store: DocumentStore, signPreview: SignPreview): void {
  app.register(async (scope) => {
    validateBodies(scope)
    limitBodies(scope, { maxBytesInFlight: MAX_BYTES_IN_FLIGHT, advice: 'Send each file in its own request' })
    scope.register(async (routes) => {
      answerRefusals(routes)
      registerDocuments(routes, store)
      registerChangeSets(routes, store)
      registerHistory(routes, store, signPreview)
      registerAudit(routes, store)
      registerReviews(routes, store)
      registerSchedules(routes, store)
      registerRollback(routes, store)
      registerDrafts(routes, store, signPreview)
    })
  })
}

function registerDocuments(scope: FastifyInstance, store: DocumentStore): void {
  scope.get(
    '/studio/api/documents',
    route({ summary: 'Lists the live documents and images.', needs: 'read' }),
    async () => {
      const { channel, files } = await store.live()
      return { sequence: channel?.sequence ?? 0, release: channel?.release ?? null, files: bodiesByPath(files) }
    },
  )
  scope.get<{ Params: { release: string } }>(
    '/studio/api/releases/:release',
    route({ summary: 'Lists the documents and images of a release.', needs: 'read', params: releaseParams }),
    async ({ params: { release } }) => {
      const files = await readRelease(await store.database(), release)
      if (files === undefined) throw new RefusedError(404, `there is no release ${release}`)
      return { release, files: bodiesByPath(files) }
    },
  )
  scope.get<{ Params: { hash: string } }>(
    '/studio/api/bodies/:hash',
    route({ summary: 'Returns the content with this hash.', needs: 'read', params: hashParams }),
    async ({ params: { hash } }, reply) => {
      const content = (await readBodies(await store.database(), [hash])).get(hash)
      if (content === undefined) throw new RefusedError(404, `there is no content ${hash}`)
      return await reply
        .header('content-type', 'application/octet-stream')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(Buffer.from(content))
    },
  )
  scope.get<{ Querystring: { path: string } }>(
    '/studio/api/document',
    route({
      summary: 'Returns a live document with its revisions, newest first.',
      needs: 'read',
      querystring: pathQuery,
    }),
    async ({ query: { path } }) => {
      const live = (await store.live()).files.get(path)
      const db = await store.database()
      const revisions = await readRevisions(db, path)
      if (revisions.length === 0) throw new RefusedError(404, `there is no document ${path}`)
      const content = live && (await readBodies(db, [live.body])).get(live.body)
      return { content: sentContent(content && contentOf(path, content)), revisions }
    },
  )
}

function registerChangeSets(scope: FastifyInstance, store: DocumentStore): void {
  const params = idParams
  scope.get(
    '/studio/api/change-sets',
    route({ summary: 'Lists the change sets that are neither published nor cancelled.', needs: 'read' }),
    async () => ({
      changeSets: await openChangeSets(await store.database()),
    }),
  )
  scope.post<{ Body: { title: string } }>(
    '/studio/api/change-sets',
    route({ summary: 'Creates a change set.', needs: 'edit', changes: 'none', body: createBody }),
    async (request, reply) =>
      await reply.code(201).send(await createChangeSet(await store.database(), actorOf(request), request.body.title)),
  )
  scope.get<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id',
    route({ summary: 'Returns a change set with its working copies.', needs: 'read', params }),
    async ({ params: { id } }) => {
      const { items, ...changeSet } = await readChangeSet(await store.database(), id)
      return { ...changeSet, content: contentHash(items), items: items.map(sentItem) }
    },
  )
  scope.delete<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id',
    route({ summary: 'Cancels a change set.', needs: 'edit', othersNeed: 'publish', params }),
    async (request, reply) => {
      await cancelChangeSet(await store.database(), actorOf(request), request.params.id)
      return await reply.code(204).send()
    },
  )
  scope.put<{ Params: { id: string }; Body: EditBody }>(
    '/studio/api/change-sets/:id/document',
    route({
      summary: 'Writes a working copy. Responds with 409 and both contents if the version is not the current one.',
      needs: 'edit',
      changes: ({ body }) => [(body as EditBody).path],
      params,
      body: editBody,
      bodyLimit: MAX_EDIT_BODY,
    }),
    async (request, reply) => {
      const { content, path, ...edit } = request.body
      try {
        const given = receivedContent(path, content)
        return await saveItem(await store.database(), actorOf(request), request.params.id, {
          ...edit,
          path,
          content: given,
        })
      } catch (error) {
        if (!(error instanceof StaleError)) throw error
        const current = error.current && sentItem(error.current)
        return await reply.code(409).send({ error: error.message, yours: content, current: current ?? null })
      }
    },
  )
  scope.post<{ Params: { id: string }; Body: { keep?: Keep } }>(
    '/studio/api/change-sets/:id/rebase',
    route({
      summary:
        'Merges what is live into a change set. Responds with 409 to conflicts, unless "keep" selects a version.',
      needs: 'edit',
      params,
      body: rebaseBody,
    }),
    async (request, reply) => {
      const { files } = await store.live()
      const { keep } = request.body
      const conflicts = await rebase(await store.database(), actorOf(request), {
        id: request.params.id,
        live: files,
        keep,
      })
      if (conflicts.length === 0) return await reply.code(204).send()
      return await reply.code(409).send({
        error: 'the change set and the live documents contradict each other; choose which version to keep',
        conflicts,
      })
    },
  )
  scope.get<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id/findings',
    route({
      summary: 'Returns the findings that a change set causes, and those that the live documents have without it.',
      needs: 'read',
      params,
    }),
    async ({ params: { id } }): Promise<ChangeSetFindings> => {
      const { findings, earlier } = await store.inspect(id)
      return { findings, earlier }
    },
  )
  scope.get<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id/difference',
    route({ summary: 'Describes what a change set changes, and who gains or loses what.', needs: 'read', params }),
    async ({ params: { id } }) => (await store.inspect(id)).difference,
  )
  scope.get<{ Params: { id: string } }>(
    '/studio/api/change-sets/:id/pages',
    route({
      summary:
        'Builds a change set, and lists the pages that it changes with the size of their HTML before and after, in bytes.',
      needs: 'read',
      params,
    }),
    async ({ params: { id } }) => ({ pages: await store.pageCosts(id) }),
  )
  scope.post<{ Params: { id: string }; Body: { version?: number; dryRun?: boolean; replacesSchedule?: boolean } }>(
    '/studio/api/change-sets/:id/publish',
    route({
      summary: 'Publishes a change set, or returns the findings of all gates with 422. A dry run publishes nothing.',
      needs: 'publish',
      dryRunNeeds: 'edit',
      params,
      body: publishBody,
    }),
    async (request, reply) => {
      const { version, dryRun = false, replacesSchedule = false } = request.body
      const result = await store.publishChangeSet(actorOf(request), {
        id: request.params.id,
        version,
        isDryRun: dryRun,
        replacesSchedule,
      })
      return await reply.code(result.ok ? 200 : 422).send(result)
    },
  )
}

/** Responds to refusals and failed publishes. Other errors are passed to the handler of the enclosing scope. */
function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof RefusedError)
      return reply.code(error.statusCode).send({ error: error.message, ...error.details })
    if (!(error instanceof PublishFailedError)) throw error
    request.log.error({ err: error }, 'the publish failed')
    return reply.code(error.statusCode).send({ error: error.message, live: error.live ?? null })
  })
}

function bodiesByPath(files: StoredFiles): { readonly [path: string]: string } {
  return Object.fromEntries([...files].map(([path, { body }]) => [path, body]))
}

function receivedContent(path: string, content: SentContent): FileContent {
  if (content === null) return undefined
  const bytes = 'text' in content ? Buffer.from(content.text, 'utf8') : Buffer.from(content.base64, 'base64')
  // A publish would refuse a file of this size.
  if (bytes.length > MAX_FILE_BYTES)
    throw new RefusedError(413, `${path} is larger than ${sizeInWords(MAX_FILE_BYTES)}`)
  return contentOf(path, bytes)
}

function sentContent(content: FileContent): SentContent {
  if (content === undefined) return null
  return typeof content === 'string' ? { text: content } : { base64: Buffer.from(content).toString('base64') }
}

function sentItem({ content, ...item }: ChangeItem): SentItem {
  return { ...item, content: sentContent(content), body: content === undefined ? null : sha256(content) }
}
