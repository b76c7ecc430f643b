/** Who may use `/studio/api`: today everybody with the publish token. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from './document-store/audit.ts'
import { isSameText } from './secret.ts'

const actors = new WeakMap<FastifyRequest, Actor>()

/** Refuses requests of this scope without the publish token, before their bodies are read. */
export function requirePublishToken(scope: FastifyInstance, token: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'the publish token is missing or wrong; the token is in DATA_DIR/publish.token' })
    }
    actors.set(request, { name: 'publish token', correlation: randomUUID(), isOwner: true })
  })
}

/** Who sent an authorized request. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (actor === undefined) throw new Error(`${request.url} does not require authorization`)
  return actor
}
