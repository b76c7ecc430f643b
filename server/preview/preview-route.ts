import type { FastifyInstance } from 'fastify'
import { personaInWords } from '../../engine/wording/persona.ts'
import type { DeclaredFacts } from '../../engine/release/preview-token.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { verifyToken } from './signed-token.ts'

export interface PreviewOptions {
  readonly key: string
  /** Whether unsigned tokens are taken. */
  readonly open: boolean
}

/** `GET /preview?token=TOKEN`: the persona and moment of a preview address, with the persona in words; 403 says why there is none. */
export function registerPreview(app: FastifyInstance, { key, open }: PreviewOptions): void {
  const facts = catalogue.facts as unknown as DeclaredFacts
  app.get<{ Querystring: { token?: unknown } }>('/preview', { config: { routeClass: 'preview' } }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const { token } = request.query
    const opened =
      typeof token === 'string' ? verifyToken(token, { facts, key, open, now: Date.now() }) : 'one token is expected: /preview?token=TOKEN'
    if (typeof opened === 'string') return reply.code(403).send({ error: opened })
    const { until: _until, ...preview } = opened
    return reply.send({ ...preview, words: personaInWords(preview.facts, facts) })
  })
}
