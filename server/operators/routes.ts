/** Routes below `/studio/api` for sign-in, for the signed-in operator, and for managing operators. */
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { sql } from 'kysely'
import { actorOf, type Operator } from '../authorization.ts'
import type { Db } from '../database/tables.ts'
import { addAudit } from '../document-store/audit.ts'
import { RefusedError } from '../document-store/change-sets.ts'
import type { RequestSchema } from '../validation/ajv.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import { countAttempt } from './attempts.ts'
import type { Auth } from './auth.ts'
import type { KnownOperators } from './known-operators.ts'
import { registerMe } from './me.ts'
import { registerOidc } from './oidc.ts'
import { registerPeople } from './people-routes.ts'
import type { Role } from '../document-store/answers.ts'
import type { Need } from './roles.ts'
import { readRights } from './people.ts'
import { headersOf, registerSignIn } from './sign-in.ts'
import { randomUUID } from 'node:crypto'

export interface OperatorOptions {
  readonly auth: () => Promise<Auth>
  /** Undefined without an identity provider. */
  readonly oidcAuth: (() => Promise<Auth>) | undefined
  readonly database: () => Promise<Db>
  readonly needsSecondFactor: boolean
  /** The origin of one-time addresses; undefined to use the origin of the request. */
  readonly origin: string | undefined
  readonly addressOf: (request: FastifyRequest) => string
}

type Limit = preHandlerAsyncHookHandler

export interface OperatorRoutes extends OperatorOptions {
  readonly route: (parts: OperatorRoute) => object
  readonly limits: { readonly [name in 'signIn' | 'secondFactor' | 'confirm' | 'code' | 'invite']: Limit }
  readonly onSecondFactor: (operator: { readonly id: string; readonly name: string }, session: string) => Promise<void>
  readonly onRecoveryCodes: (request: FastifyRequest) => Promise<void>
}

interface OperatorRoute {
  readonly summary: string
  readonly needs: Need
  readonly params?: RequestSchema
  readonly body?: RequestSchema | undefined
  readonly withoutDatabase?: boolean
}

const MINUTE_MS = 60_000
/** Milliseconds for which a confirmation is valid. */
const FRESH_MS = 10 * MINUTE_MS
/** Maximum bytes of a request body; valid bodies are smaller. */
const MAX_BODY = 64 * 1024

export async function registerOperators(app: FastifyInstance, options: OperatorOptions): Promise<void> {
  await app.register(async (scope) => {
    validateBodies(scope)
    const { database, addressOf } = options
    const routes: OperatorRoutes = {
      ...options,
      limits: createLimits(database, addressOf),
      route: ({ summary, needs, withoutDatabase = false, ...schema }) => ({
        config: { routeClass: 'studio', needs, withoutDatabase },
        bodyLimit: MAX_BODY,
        schema: { tags: ['operators'], summary, ...withoutUndefined(schema) },
      }),
      async onSecondFactor({ id, name }, session) {
        const db = await database()
        await db.transaction().execute(async (transaction) => {
          // Ends the other sessions, which began with the password alone.
          await transaction.deleteFrom('operator_session').where('userId', '=', id).where('id', '<>', session).execute()
          await addAudit(
            transaction,
            { name, correlation: randomUUID() },
            { action: 'second factor set up', subject: id, data: {} },
          )
        })
      },
      async onRecoveryCodes(request) {
        const actor = actorOf(request)
        const db = await database()
        await db
          .transaction()
          .execute((transaction) =>
            addAudit(transaction, actor, { action: 'recovery codes replaced', subject: actor.id, data: {} }),
          )
      },
    }
    await scope.register(async (inner) => {
      inner.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof RefusedError)) throw error
        return reply.code(error.statusCode).send({ error: error.message })
      })
      registerSignIn(inner, routes)
      const hasOidc = routes.oidcAuth !== undefined
      inner.get(
        '/studio/api/auth/methods',
        routes.route({ summary: 'Returns whether operators can sign in with an identity provider.', needs: 'anyone' }),
        () => ({ oidc: hasOidc }),
      )
      if (routes.oidcAuth !== undefined) registerOidc(inner, routes, routes.oidcAuth)
      registerMe(inner, routes)
      registerPeople(inner, routes)
    })
  })
}

type FindOptions = Pick<OperatorOptions, 'auth' | 'database'> & { readonly known: KnownOperators }

/** Returns the operator whose session cookie a request contains. */
export async function findOperator(options: FindOptions, request: FastifyRequest): Promise<Operator | undefined> {
  // Does not load better-auth, which takes time, for a request without a session.
  if (request.headers.cookie?.includes('habi-studio.') !== true) return undefined
  const { known, database } = options
  try {
    const operator = await readOperator(options, request)
    known.note(request, operator)
    return operator
  } catch (error) {
    // better-auth hides database errors behind its own errors, so a query tests the database.
    const outage = error instanceof UnavailableError ? error : await outageOf(database)
    if (outage === undefined) throw error
    const operator = request.routeOptions.config.withoutDatabase === true ? known.find(request) : undefined
    if (operator === undefined) throw outage
    return operator
  }
}

/** Returns the error when the database does not respond; otherwise undefined. */
async function outageOf(database: FindOptions['database']): Promise<UnavailableError | undefined> {
  try {
    await sql`select 1`.execute(await database())
    return undefined
  } catch (error) {
    return error instanceof UnavailableError ? error : undefined
  }
}

async function readOperator({ auth, database }: FindOptions, request: FastifyRequest): Promise<Operator | undefined> {
  const found = await (await auth()).api.getSession({ headers: headersOf(request) })
  if (found === null || found.user.suspended) return undefined
  const { user, session } = found
  const confirmedAt = Math.max(session.createdAt.getTime(), session.confirmedAt?.getTime() ?? 0)
  return {
    id: user.id,
    name: user.name,
    correlation: randomUUID(),
    role: user.role as Role,
    rights: readRights(user.rights),
    session: {
      id: session.id,
      email: user.email,
      secondFactor: user.twoFactorEnabled === true || !(await hasPassword(await database(), user.id)),
      freshUntil: confirmedAt + FRESH_MS,
    },
  }
}

/**
 * Returns whether an operator has a password. Operators without one sign in with the identity provider, which has its
 * own second factor.
 */
async function hasPassword(db: Db, id: string): Promise<boolean> {
  const account = await db
    .selectFrom('operator_account')
    .select('id')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return account !== undefined
}

/** Limits requests by client address and by account, counted across all servers. Responds 429 beyond either limit. */
function createLimits(
  database: () => Promise<Db>,
  addressOf: (request: FastifyRequest) => string,
): OperatorRoutes['limits'] {
  type Key = (request: FastifyRequest) => string
  const limit =
    (name: string, ...parts: readonly (readonly [max: number, minutes: number, key: Key])[]): Limit =>
    async (request, reply) => {
      const db = await database()
      for (const [max, minutes, keyOf] of parts) {
        const waitMs = await countAttempt(db, `${name} ${keyOf(request)}`, { max, windowMs: minutes * MINUTE_MS })
        if (waitMs === undefined) continue
        return reply
          .code(429)
          .header('retry-after', String(Math.ceil(waitMs / 1000)))
          .send({ error: 'too many attempts; try again later', code: 'TOO_MANY' })
      }
      return undefined
    }
  const account: Key = ({ body }) => `account ${(body as { email: string }).email.trim().toLowerCase()}`
  const operator: Key = (request) => `operator ${actorOf(request).id}`
  return {
    signIn: limit('signIn', [30, 10, addressOf], [10, 10, account]),
    secondFactor: limit('secondFactor', [30, 10, addressOf]),
    confirm: limit('confirm', [30, 10, addressOf], [10, 10, operator]),
    code: limit('code', [20, 10, addressOf]),
    invite: limit('invite', [60, 60, operator]),
  }
}

function withoutUndefined<T extends object>(schema: T): object {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}
