import type { FastifyInstance } from 'fastify'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { DeclaredFacts } from '../../engine/release/preview-token.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { verifyToken } from './signed-token.ts'

export interface PreviewOptions {
  readonly key: string
  /** Whether tokens without a signature are accepted. */
  readonly allowUnsigned: boolean
}

/**
 * `GET /preview?token=TOKEN`: the persona and the instant of a preview token, and the persona in words. 403 says why it
 * was refused.
 */
export function registerPreview(app: FastifyInstance, { key, allowUnsigned }: PreviewOptions): void {
  const facts = catalogue.facts as unknown as DeclaredFacts
  app.get<{ Querystring: { token?: unknown } }>('/preview', { config: { routeClass: 'preview' } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const { token } = request.query
    const verified =
      typeof token === 'string'
        ? verifyToken(token, { facts, key, allowUnsigned, now: Date.now() })
        : 'expected one token: /preview?token=TOKEN'
    if (typeof verified === 'string') return reply.code(403).send({ error: verified })
    const { until: _until, ...preview } = verified
    return reply.send({ ...preview, words: personaInWords(preview.facts, facts) })
  })
}
