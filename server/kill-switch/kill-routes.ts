/** `/studio/api/kills`: the kill switch. It works without the database. */
import type { FastifyInstance } from 'fastify'
import type { KillSelector } from '../../engine/core/kill.ts'
import { KillFileError } from '../../engine/release/kill-file.ts'
import { actorOf } from '../authorization.ts'
import { idParams, objectSchema, reasonSchema, wordsSchema } from '../document-store/schemas.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import type { KillSwitch } from './kill-switch.ts'

interface KillBody extends KillSelector {
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly until?: number
}

const name = wordsSchema(1, 300)
const killBody = objectSchema(
  {
    document: name,
    node: name,
    widget: name,
    action: name,
    route: name,
    link: name,
    container: name,
    reason: reasonSchema,
    until: { type: 'integer', minimum: 0 },
  },
  ['reason'],
)

const MAX_BODY = 64 * 1024

const route = (
  needs: 'read' | 'publish',
  summary: string,
  schema: { readonly params?: RequestSchema; readonly body?: RequestSchema } = {},
) => ({
  config: { routeClass: 'studio' as const, needs, withoutDatabase: true },
  bodyLimit: MAX_BODY,
  schema: { tags: ['publish'], summary, ...schema },
})

/** @param openPages number of open pages that this server notifies of a change */
export function registerKillSwitch(app: FastifyInstance, killSwitch: KillSwitch, openPages: () => number): void {
  app.register(async (scope) => {
    validateBodies(scope)
    scope.register(async (routes) => {
      routes.setErrorHandler((error, _, reply) => {
        if (!(error instanceof KillFileError)) throw error
        return reply.code(409).send({ error: error.message })
      })
      routes.get(
        '/studio/api/kills',
        route(
          'read',
          'Lists all kills, oldest first, with the parts that are out of use now and the number of open pages.',
        ),
        async () => ({ active: killSwitch.list() ?? null, kills: await killSwitch.read(), openPages: openPages() }),
      )
      routes.post<{ Body: KillBody }>(
        '/studio/api/kills',
        route('publish', 'Takes a part of the site out of use in every release, with a reason.', { body: killBody }),
        async (request, reply) => await reply.code(201).send(await killSwitch.add(actorOf(request), request.body)),
      )
      routes.post<{ Params: { id: string }; Body: { reason: string } }>(
        '/studio/api/kills/:id/lift',
        route('publish', 'Lifts a kill, with a reason.', {
          params: idParams,
          body: objectSchema({ reason: reasonSchema }),
        }),
        async (request) => await killSwitch.lift(actorOf(request), request.params.id, request.body.reason),
      )
    })
  })
}
