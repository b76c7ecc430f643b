/**
 * `/studio/api/auth`: sign-in, second factor, sign-out. better-auth handles the requests; its cookies are passed on.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOtherOperator } from '../authorization.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { objectSchema } from '../document-store/schemas.ts'
import { type Auth, MAX_PASSWORD } from './auth.ts'
import type { Need } from './roles.ts'
import type { OperatorRoutes } from './routes.ts'
import { takeCode } from './used-code.ts'

export const emailSchema: RequestSchema = {
  type: 'string',
  maxLength: 200,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$',
  'x-expected': 'an email address',
}
export const givenPassword: RequestSchema = {
  type: 'string',
  minLength: 1,
  maxLength: MAX_PASSWORD,
  'x-expected': 'a password',
}
export const codeSchema: RequestSchema = { type: 'string', pattern: '^\\d{6}$', 'x-expected': 'six digits' }
const recoveryCodeSchema: RequestSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 50,
  'x-expected': 'a recovery code',
}

/** What the studio shows after a sign-in step. */
type Next = 'code' | 'set-up' | 'studio'

export function registerSignIn(scope: FastifyInstance, routes: OperatorRoutes): void {
  const { auth, database, limits, needsSecondFactor, onSecondFactor, onRecoveryCodes } = routes
  const route = (summary: string, needs: Need, body?: RequestSchema) => routes.route({ summary, needs, body })

  scope.post<{ Body: { email: string; password: string } }>(
    '/studio/api/auth/sign-in/email',
    {
      ...route(
        'Signs an operator in. "next" is "code" when a code of the second factor must follow, and "set-up" when the operator must set up a second factor first.',
        'anyone',
        objectSchema({ email: emailSchema, password: givenPassword }),
      ),
      preHandler: limits.signIn,
    },
    async (request, reply) => {
      const { email, password } = request.body
      const answer = await send(await auth(), request, 'sign-in/email', { email: email.trim(), password })
      if (answer.status !== 200)
        return await reply.code(401).send({ error: 'the email address or the password is wrong', code: 'SIGN_IN' })
      passCookies(answer, reply)
      const { twoFactorRedirect, user } = (await answer.json()) as SignInAnswer
      const needsSetUp = needsSecondFactor && user?.twoFactorEnabled !== true
      const next: Next = twoFactorRedirect === true ? 'code' : needsSetUp ? 'set-up' : 'studio'
      return { next }
    },
  )

  for (const [name, summary, schema] of [
    ['verify-totp', 'Continues a sign-in, or ends the set-up of the second factor, with a code of it.', codeSchema],
    ['verify-backup-code', 'Continues a sign-in with a recovery code, which is used up.', recoveryCodeSchema],
  ] as const)
    scope.post<{ Body: { code: string } }>(
      `/studio/api/auth/two-factor/${name}`,
      { ...route(summary, 'anyone', objectSchema({ code: schema })), preHandler: limits.secondFactor },
      async (request, reply) => {
        const opened = await auth()
        const before = await opened.api.getSession({ headers: headersOf(request) })
        // Signed-in operators confirm themselves and replace recovery codes at other addresses.
        const isSetUp = before !== null
        if (isSetUp && (name !== 'verify-totp' || before.user.twoFactorEnabled === true))
          return await reply.code(409).send({ error: 'you are already signed in' })
        const answer = await send(opened, request, `two-factor/${name}`, { code: request.body.code })
        if (answer.status !== 200)
          return await reply.code(answer.status === 429 ? 429 : 401).send({
            error:
              answer.status === 429
                ? 'too many wrong codes; try again in 15 minutes'
                : 'the code is wrong, or too much time has passed; sign in again if another code is refused too',
            code: 'CODE',
          })
        const begun = await sessionOf(opened, answer)
        const { code } = request.body
        if (
          name === 'verify-totp' &&
          !(await takeCode(opened, await database(), { operator: begun.userId, code, session: begun.id }))
        )
          return await reply.code(401).send({
            error: 'this code was already used; wait for the next one, and sign in again',
            code: 'CODE_USED',
          })
        passCookies(answer, reply)
        if (isSetUp) await onSecondFactor(before.user, begun.id)
        return { next: 'studio' satisfies Next }
      },
    )

  scope.post<{ Body: { password: string } }>(
    '/studio/api/auth/two-factor/enable',
    {
      ...route(
        'Begins the set-up of a second factor: returns its otpauth address and the recovery codes.',
        'session',
        objectSchema({ password: givenPassword }),
      ),
      preHandler: limits.confirm,
    },
    async (request, reply) => {
      const answer = await send(await auth(), request, 'two-factor/enable', { ...request.body, method: 'totp' })
      if (answer.status !== 200) return await refusePassword(reply)
      const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: readonly string[] }
      return { totpURI, backupCodes }
    },
  )

  scope.post<{ Body: { password: string } }>(
    '/studio/api/auth/two-factor/generate-backup-codes',
    {
      ...route('Replaces the recovery codes.', 'session', objectSchema({ password: givenPassword })),
      preHandler: limits.confirm,
    },
    async (request, reply) => {
      const answer = await send(await auth(), request, 'two-factor/generate-backup-codes', request.body)
      if (answer.status !== 200) return await refusePassword(reply)
      await onRecoveryCodes(request)
      const { backupCodes } = (await answer.json()) as { backupCodes: readonly string[] }
      return { backupCodes }
    },
  )

  scope.post(
    '/studio/api/auth/sign-out',
    route('Ends this session.', 'anyone', { type: ['object', 'null'] }),
    async (request, reply) => {
      const refused = refuseOtherOperator(request, reply)
      if (refused !== undefined) return await refused
      passCookies(await send(await auth(), request, 'sign-out', {}), reply)
      return await reply.code(204).send()
    },
  )
}

interface SignInAnswer {
  readonly twoFactorRedirect?: boolean
  readonly user?: { readonly twoFactorEnabled?: boolean | null }
}

async function refusePassword(reply: FastifyReply): Promise<FastifyReply> {
  return await reply
    .code(403)
    .send({ error: 'the password is wrong, or the second factor is already set up', code: 'PASSWORD' })
}

/** Sends a request to better-auth. Its answers are not passed on: they contain the token of the session. */
export async function send(auth: Auth, request: FastifyRequest, path: string, body: object): Promise<Response> {
  const headers = headersOf(request)
  headers.set('content-type', 'application/json')
  return await auth.handler(
    new Request(`http://localhost/studio/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

/** Returns the request headers that better-auth receives. */
export function headersOf({ headers }: Pick<FastifyRequest, 'headers'>): Headers {
  const sent = new Headers()
  if (headers.cookie !== undefined) sent.set('cookie', headers.cookie)
  if (headers['user-agent'] !== undefined) sent.set('user-agent', headers['user-agent'])
  return sent
}

export function passCookies(answer: Response, reply: FastifyReply): void {
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

/** Returns the session that a response of better-auth has started. */
async function sessionOf(auth: Auth, answer: Response): Promise<{ readonly id: string; readonly userId: string }> {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
  if (session === null) throw new Error('the second factor was accepted, but no session was created')
  return session.session
}
