/** `/studio/api/history`: what was live, how two releases differ, and what players saw. */
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../authorization.ts'
import type { DocumentStore } from './document-store.ts'
import type { PreviewBody } from './answers.ts'
import { PREVIEW_MS, type SignPreview } from './draft-routes.ts'
import { movesOf, readHistory, readRemoved, restoreAsDraft } from './history.ts'
import { route } from './route.ts'
import { objectSchema, pathSchema, previewProperties, restoreBody } from './schemas.ts'

const number = { type: 'string', pattern: '^\\d{1,9}$', 'x-expected': 'the number of a release' } as const

export function registerHistory(scope: FastifyInstance, store: DocumentStore, signPreview: SignPreview): void {
  scope.get<{ Querystring: { before?: string } }>(
    '/studio/api/history',
    route({
      summary: 'Lists the releases that were live, newest first; with "before", only releases with a lower number.',
      needs: 'read',
      querystring: objectSchema({ before: number }, []),
    }),
    async ({ query: { before } }) => ({
      moves: await readHistory(await store.database(), before === undefined ? undefined : Number(before)),
    }),
  )
  scope.post<{ Body: { paths: readonly string[] } }>(
    '/studio/api/history/documents',
    route({
      summary:
        'Lists the moves that changed at least one of the given documents, newest first, each with those that it changed.',
      needs: 'read',
      changes: 'none',
      body: objectSchema({ paths: { type: 'array', minItems: 1, maxItems: 10_000, items: pathSchema } }),
    }),
    async ({ body: { paths } }) => ({ moves: await movesOf(await store.database(), paths) }),
  )
  scope.get<{ Querystring: { from: string; to: string } }>(
    '/studio/api/history/difference',
    route({
      summary: 'Describes how the documents of two releases differ, and who gained or lost what.',
      needs: 'read',
      querystring: objectSchema({ from: number, to: number }),
    }),
    async ({ query: { from, to } }) => await store.compareReleases(Number(from), Number(to)),
  )
  scope.post<{ Body: PreviewBody & { sequence: number } }>(
    '/studio/api/history/preview',
    route({
      summary: 'Builds an earlier release again from its documents, and returns a preview token.',
      needs: 'read',
      changes: 'none',
      body: objectSchema({ ...previewProperties, sequence: { type: 'integer', minimum: 1 } }, [
        'facts',
        'at',
        'sequence',
      ]),
    }),
    async ({ body: { sequence, ...body } }, reply) => {
      const built = await store.previewRelease(sequence)
      if (!built.ok)
        return await reply.code(422).send({
          error: `the documents of release ${sequence} have errors with the current version of the player app`,
          ...built,
        })
      return { token: signPreview({ ...body, release: built.release, until: Date.now() + PREVIEW_MS }) }
    },
  )
  scope.get(
    '/studio/api/documents/removed',
    route({
      summary: 'Lists documents that were live earlier but no longer are, with their last revision.',
      needs: 'read',
    }),
    async () => ({ documents: await readRemoved(await store.database(), (await store.live()).files) }),
  )
  scope.post<{ Body: { sequence: number; paths?: readonly string[] } }>(
    '/studio/api/restore',
    route({
      summary: 'Creates a change set with documents of an earlier release.',
      needs: 'edit',
      changes: ({ body }) => (body as { paths?: readonly string[] }).paths ?? ['site.json'],
      body: restoreBody,
    }),
    async (request, reply) =>
      await reply.code(201).send(
        await restoreAsDraft(await store.database(), actorOf(request), {
          ...request.body,
          live: await store.live(),
        }),
      ),
  )
}
