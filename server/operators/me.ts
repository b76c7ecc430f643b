/** `/studio/api/me`, one-time addresses, and what operators do with their own account. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf, type OperatorSession } from '../authorization.ts'
import { objectSchema } from '../document-store/schemas.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './auth.ts'
import { hasCode } from './codes.ts'
import { changePassword, createFirst, endSessions, join, readSessions } from './people.ts'
import type { OperatorRoutes } from './routes.ts'
import { codeSchema, emailSchema, givenPassword, send } from './sign-in.ts'
import { takeCode } from './used-code.ts'

export const nameSchema: RequestSchema = {
  type: 'string',
  maxLength: 80,
  // Only letters, digits and the punctuation of names, because two names must not look the same.
  pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .,'’-]*$",
  'x-expected': 'a name of at most 80 letters, digits, spaces, and marks such as a dot or a hyphen',
}
const newPassword: RequestSchema = {
  type: 'string',
  minLength: MIN_PASSWORD,
  maxLength: MAX_PASSWORD,
  'x-expected': `a password of ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`,
}
const oneTimeCode: RequestSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  'x-expected': 'the code from the one-time address',
}
const invalidCode = {
  error: 'this one-time address was already used or has expired; ask for a new address',
  code: 'CODE',
}

export function registerMe(
  scope: FastifyInstance,
  { auth, database, limits, route, needsSecondFactor }: OperatorRoutes,
): void {
  scope.post<{ Body: { code: string; name: string; email: string; password: string } }>(
    '/studio/api/first',
    {
      ...route({
        summary: 'Creates the first administrator with the code that the server printed when it started.',
        needs: 'anyone',
        body: objectSchema({ code: oneTimeCode, name: nameSchema, email: emailSchema, password: newPassword }),
      }),
      preHandler: limits.code,
    },
    async ({ body: { password, ...first } }, reply) => {
      const db = await database()
      // Hashing a password is expensive, so it requires a valid code.
      if (!(await hasCode(db, 'first', first.code))) return await reply.code(403).send(invalidCode)
      const passwordHash = await (await (await auth()).$context).password.hash(password)
      const id = await createFirst(db, { ...first, passwordHash })
      if (id === undefined) return await reply.code(403).send(invalidCode)
      return await reply.code(201).send({ email: first.email.trim().toLowerCase() })
    },
  )

  scope.post<{ Body: { code: string; password: string } }>(
    '/studio/api/join',
    {
      ...route({
        summary:
          'Sets the password of an operator after an invitation or a reset, with the code from the one-time address.',
        needs: 'anyone',
        body: objectSchema({ code: oneTimeCode, password: newPassword }),
      }),
      preHandler: limits.code,
    },
    async ({ body: { code, password } }, reply) => {
      const db = await database()
      if (!(await hasCode(db, 'join', code))) return await reply.code(403).send(invalidCode)
      const passwordHash = await (await (await auth()).$context).password.hash(password)
      const joined = await join(db, { code, passwordHash })
      return await (joined === undefined ? reply.code(403).send(invalidCode) : reply.code(201).send(joined))
    },
  )

  const me = route({ summary: 'Returns who is signed in.', needs: 'session', withoutDatabase: true })
  scope.get('/studio/api/me', me, async (request) => {
    const { id, name, role, rights, session } = actorOf(request)
    return {
      id,
      name,
      email: session?.email ?? null,
      role,
      rights,
      secondFactor: session?.secondFactor ?? false,
      needsSecondFactor: needsSecondFactor && session?.secondFactor === false,
    }
  })

  scope.post<{ Body: { password: string } | { code: string } }>(
    '/studio/api/me/confirm',
    {
      ...route({
        summary: 'Confirms the identity of the signed-in operator with the password or a code of the second factor.',
        needs: 'session',
        body: {
          anyOf: [objectSchema({ password: givenPassword }), objectSchema({ code: codeSchema })],
          'x-expected': 'a password, or a code of six digits',
        },
      }),
      preHandler: limits.confirm,
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const { body } = request
      const isRight =
        'password' in body ? await isPassword(request, body.password) : await isCode(request, session, body.code)
      if (!isRight)
        return await reply
          .code(403)
          .send({ error: 'the password or code is wrong, or was already used; try again', code: 'CONFIRM' })
      const db = await database()
      await db.updateTable('operator_session').set({ confirmedAt: new Date() }).where('id', '=', session.id).execute()
      return await reply.code(204).send()
    },
  )

  scope.post<{ Body: { current: string; password: string } }>(
    '/studio/api/me/password',
    {
      ...route({
        summary: 'Changes the password, and ends all sessions, including this one.',
        needs: 'session',
        body: objectSchema({ current: givenPassword, password: newPassword }),
      }),
      preHandler: limits.confirm,
    },
    async (request, reply) => {
      const { current, password } = request.body
      sessionOf(request)
      if (!(await isPassword(request, current)))
        return await reply.code(403).send({ error: 'the current password is wrong', code: 'PASSWORD' })
      const passwordHash = await (await (await auth()).$context).password.hash(password)
      await changePassword(await database(), actorOf(request), passwordHash)
      return await reply.code(204).send()
    },
  )

  scope.get(
    '/studio/api/me/sessions',
    route({ summary: 'Lists the sessions of the operator who is signed in.', needs: 'session' }),
    async (request) => {
      const session = sessionOf(request)
      const sessions = await readSessions(await database(), actorOf(request).id)
      return { sessions: sessions.map(({ id, ...rest }) => ({ ...rest, isThis: id === session.id })) }
    },
  )

  scope.delete(
    '/studio/api/me/sessions',
    route({ summary: 'Ends all sessions of the operator who is signed in, on all devices.', needs: 'session' }),
    async (request, reply) => {
      sessionOf(request)
      await endSessions(await database(), actorOf(request), actorOf(request).id)
      return await reply.code(204).send()
    },
  )

  async function isPassword(request: FastifyRequest, password: string): Promise<boolean> {
    const db = await database()
    const account = await db
      .selectFrom('operator_account')
      .select('password')
      .where('userId', '=', actorOf(request).id)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    if (typeof account?.password !== 'string') return false
    return await (await (await auth()).$context).password.verify({ hash: account.password, password })
  }

  async function isCode(request: FastifyRequest, { secondFactor }: OperatorSession, code: string): Promise<boolean> {
    if (!secondFactor) return false
    const opened = await auth()
    if ((await send(opened, request, 'two-factor/verify-totp', { code })).status !== 200) return false
    return await takeCode(opened, await database(), { operator: actorOf(request).id, code })
  }
}

/** @throws {OwnerError} for the publish token, which has no account */
function sessionOf(request: FastifyRequest): OperatorSession {
  const { session } = actorOf(request)
  if (session === undefined) throw new OwnerError()
  return session
}

class OwnerError extends Error {
  readonly statusCode = 403

  constructor() {
    super('the publish token has no account')
  }
}
