/** Sign-in with the identity provider of the organization. Only for operators who were invited. */
import type { FastifyInstance } from 'fastify'
import { objectSchema } from '../document-store/schemas.ts'
import { type Auth, OIDC } from './auth.ts'
import type { OperatorRoutes } from './routes.ts'
import { headersOf, passCookies, send } from './sign-in.ts'

/** Where the studio shows that the sign-in has failed. */
const FAILED = '/studio?sign-in=failed'

export function registerOidc(
  scope: FastifyInstance,
  { route, limits }: OperatorRoutes,
  auth: () => Promise<Auth>,
): void {
  scope.post(
    '/studio/api/auth/sign-in/oidc',
    {
      ...route({
        summary: 'Begins a sign-in with the identity provider: returns its address.',
        needs: 'anyone',
        body: objectSchema({}),
      }),
      preHandler: limits.code,
    },
    async (request, reply) => {
      const answer = await send(await auth(), request, 'sign-in/social', {
        provider: OIDC,
        callbackURL: '/studio',
        errorCallbackURL: FAILED,
        disableRedirect: true,
      })
      passCookies(answer, reply)
      const { url } = (await answer.json()) as { readonly url: string }
      return { url }
    },
  )
  scope.get<{ Querystring: { readonly code?: unknown; readonly state?: unknown } }>(
    `/studio/api/auth/callback/${OIDC}`,
    {
      ...route({ summary: 'Completes a sign-in with the identity provider, and opens the studio.', needs: 'anyone' }),
      preHandler: limits.code,
    },
    async (request, reply) => {
      const { code, state } = request.query
      const query = new URLSearchParams({ code: String(code), state: String(state) })
      const answer = await (
        await auth()
      ).handler(
        new Request(`http://localhost/studio/api/auth/callback/${OIDC}?${query.toString()}`, {
          headers: headersOf(request),
        }),
      )
      passCookies(answer, reply)
      // Always redirects to the studio: the address from better-auth contains the cause of a failure, which only the
      // log may have.
      return await reply.redirect(answer.headers.get('location') === '/studio' ? '/studio' : FAILED)
    },
  )
}
