/** `/studio/api/operators`: what administrators do with other operators. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { kinds } from '../../engine/document/document.ts'
import { actorOf } from '../authorization.ts'
import { objectSchema } from '../document-store/schemas.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { nameSchema } from './me.ts'
import {
  type PersonChange,
  changePerson,
  endSession,
  endSessions,
  type Invitation,
  invite,
  readPeople,
  readSessions,
  resetPerson,
} from './people.ts'
import { roles } from '../document-store/answers.ts'
import type { OperatorRoutes } from './routes.ts'
import { emailSchema } from './sign-in.ts'

const role: RequestSchema = { enum: roles }
const rights: RequestSchema = {
  type: ['array', 'null'],
  maxItems: 100,
  items: objectSchema({
    kind: { enum: kinds },
    ids: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      pattern: '^[\\w@ ./*-]+$',
      'x-expected': 'an id, or a pattern such as fair-*',
    },
  }),
  'x-expected': 'a list of kinds, each with an id or a pattern of ids, or null for all documents',
}
const id: RequestSchema = { type: 'string', pattern: '^[0-9a-f-]{36}$', 'x-expected': 'the id of an operator' }
const idParams = objectSchema({ id })
type WithId = { readonly Params: { readonly id: string } }

export function registerPeople(scope: FastifyInstance, { database, limits, route, origin }: OperatorRoutes): void {
  const addressOfCode = (request: FastifyRequest, code: string): string =>
    `${origin ?? request.headers.origin ?? ''}/studio/join?code=${code}`

  scope.get('/studio/api/operators', route({ summary: 'Lists the operators.', needs: 'people' }), async () => ({
    operators: await readPeople(await database()),
  }))
  scope.post<{ Body: Invitation }>(
    '/studio/api/operators',
    {
      ...route({
        summary: 'Invites an operator. The response contains a one-time address; the server sends no mail.',
        needs: 'people',
        body: objectSchema({ name: nameSchema, email: emailSchema, role, rights }),
      }),
      preHandler: limits.invite,
    },
    async (request, reply) => {
      const { code, ...invited } = await invite(await database(), actorOf(request), request.body)
      return await reply.code(201).send({ ...invited, address: addressOfCode(request, code) })
    },
  )
  scope.patch<WithId & { Body: PersonChange }>(
    '/studio/api/operators/:id',
    route({
      summary: 'Changes role, rights or suspension of another operator, and ends their sessions.',
      needs: 'people',
      params: idParams,
      body: { ...objectSchema({ role, rights, suspended: { type: 'boolean' } }, []), minProperties: 1 },
    }),
    async (request, reply) => {
      await changePerson(await database(), actorOf(request), request.params.id, request.body)
      return await reply.code(204).send()
    },
  )
  scope.post<WithId>(
    '/studio/api/operators/:id/reset',
    {
      ...route({
        summary:
          'Removes password, second factor and sessions of another operator. The response contains a one-time address to set a new password.',
        needs: 'people',
        params: idParams,
      }),
      preHandler: limits.invite,
    },
    async (request) => {
      const code = await resetPerson(await database(), actorOf(request), request.params.id)
      return { address: addressOfCode(request, code) }
    },
  )
  scope.get<WithId>(
    '/studio/api/operators/:id/sessions',
    route({ summary: 'Lists the sessions of an operator.', needs: 'people', params: idParams }),
    async ({ params }) => ({ sessions: await readSessions(await database(), params.id) }),
  )
  scope.delete<{ Params: { id: string; session: string } }>(
    '/studio/api/operators/:id/sessions/:session',
    route({
      summary: 'Ends one session of an operator.',
      needs: 'people',
      params: objectSchema({
        id,
        session: { type: 'string', pattern: '^[\\w-]{1,100}$', 'x-expected': 'the id of a session' },
      }),
    }),
    async (request, reply) => {
      const { params } = request
      await endSession(await database(), actorOf(request), params.id, params.session)
      return await reply.code(204).send()
    },
  )
  scope.delete<WithId>(
    '/studio/api/operators/:id/sessions',
    route({ summary: 'Ends all sessions of an operator.', needs: 'people', params: idParams }),
    async (request, reply) => {
      await endSessions(await database(), actorOf(request), request.params.id)
      return await reply.code(204).send()
    },
  )
}
