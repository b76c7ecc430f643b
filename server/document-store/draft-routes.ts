/**
 * Routes for what the studio needs besides documents and change sets: all texts at once, and previews of a change set.
 */
import type { FastifyInstance } from 'fastify'
import type { PreviewRequest } from '../../engine/core/preview-token.ts'
import { type RouteParts, route } from './route.ts'
import { readLatest, readOpenEdits } from './history.ts'
import type { PreviewBody } from './answers.ts'
import type { DocumentStore } from './document-store.ts'
import { idParams, previewBody } from './schemas.ts'

/** Milliseconds for which the preview of a change set can be opened. */
export const PREVIEW_MS = 12 * 3_600_000

export type SignPreview = (preview: PreviewRequest & { readonly until: number }) => string

export function registerDrafts(scope: FastifyInstance, store: DocumentStore, signPreview: SignPreview): void {
  scope.get(
    '/studio/api/source',
    route({
      summary: 'Returns the texts of all live documents, and the paths of the other files.',
      needs: 'read',
      withoutDatabase: true,
    }),
    async () => {
      const { sequence, site } = await store.readSource()
      return {
        sequence,
        documents: Object.fromEntries(site?.files ?? []),
        others: [...(site?.assets.keys() ?? [])],
      }
    },
  )
  scope.get(
    '/studio/api/latest',
    route({ summary: 'Lists who changed each document last, and the edits of open change sets.', needs: 'read' }),
    async () => {
      const { files } = await store.live()
      const db = await store.database()
      return { documents: await readLatest(db, files), edits: await readOpenEdits(db) }
    },
  )
  scope.post<{ Body: PreviewBody }>(
    '/studio/api/preview',
    route({
      summary: 'Returns a preview token for the live release.',
      needs: 'read',
      changes: 'none',
      body: previewBody,
    }),
    async ({ body }) => {
      // Warms up, because an operator who views what is live will probably edit it soon. A failure is ignored here: the
      // preview of the edit reports it.
      void store.warmUp().catch(() => undefined)
      return { token: signPreview({ ...body, until: Date.now() + PREVIEW_MS }) }
    },
  )
  const preview: RouteParts = {
    summary: 'Builds a change set without publishing it. Returns a preview token, or 422 with the errors of the site.',
    needs: 'read',
    changes: 'none',
    params: idParams,
    body: previewBody,
  }
  scope.post<{ Params: { id: string }; Body: PreviewBody }>(
    '/studio/api/change-sets/:id/preview',
    route(preview),
    async ({ params: { id }, body }, reply) => {
      const built = await store.preview(id)
      if (!built.ok) return await reply.code(422).send({ error: 'the site with this change set has errors', ...built })
      const { release } = built
      return { token: signPreview({ ...body, release, until: Date.now() + PREVIEW_MS }), release }
    },
  )
}
