import type { FastifyInstance } from 'fastify'
import { releasePointer } from '../../engine/core/release.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { isWithoutOrigin, readableAnywhere } from './isolated.ts'
import { declaredFacts, type OpenedPreview, type OpenPreview } from './open-preview.ts'

/**
 * Channel of preview pointers. The store has no such channel, so no pointer of the store counts as older or newer than
 * a preview pointer.
 */
const PREVIEW_CHANNEL = 'preview'

/**
 * `GET /preview?token=TOKEN`: the persona and the instant of a preview token, the persona in words, and the pointer to
 * the release that the token names. A refusal contains the reason; its status is 403 for an invalid token, 404 for an
 * unknown release, 409 for a release of another player build.
 */
export function registerPreview(app: FastifyInstance, openPreview: OpenPreview): void {
  app.get<{ Querystring: { token?: unknown } }>(
    '/preview',
    { config: { routeClass: 'preview' } },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      if (isWithoutOrigin(request.headers)) reply.headers(readableAnywhere)
      const { token } = request.query
      if (typeof token !== 'string') return reply.code(403).send({ error: 'expected one token: /preview?token=TOKEN' })
      const opened = await openPreview(token)
      if ('error' in opened) return reply.code(opened.status).send({ error: opened.error })
      const { until: _until, release: _release, ...preview } = opened.preview
      return reply.send({ ...preview, words: personaInWords(preview.facts, declaredFacts), ...pointerOf(opened) })
    },
  )
}

function pointerOf({ preview: { release }, named }: OpenedPreview): object {
  if (named === undefined || release === undefined) return {}
  return { pointer: releasePointer(named.release, { channel: PREVIEW_CHANNEL, sequence: 1, release, at: Date.now() }) }
}
