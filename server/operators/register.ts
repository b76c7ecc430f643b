/** The operators of one server: who may use the studio, and the addresses with which they sign in. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ChangeSetParts, hasToken, registerAuthorization } from '../authorization.ts'
import type { Db } from '../database/tables.ts'
import type { StudioOptions } from '../options.ts'
import { openAuth } from './auth.ts'
import { createCode } from './codes.ts'
import { registerStudioGuard } from './guard.ts'
import { KnownOperators } from './known-operators.ts'
import { hasOperators } from './people.ts'
import { findOperator, registerOperators } from './routes.ts'

export interface OpenOperatorsOptions {
  readonly studio: StudioOptions
  /** The publish token. */
  readonly token: string
  /** Signs cookies, and encrypts second factors. */
  readonly secret: string
  readonly database: () => Promise<Db>
  readonly addressOf: (request: FastifyRequest) => string
}

export interface Operators {
  /** Call this before all other routes are registered. */
  readonly authorize: (app: FastifyInstance) => void
  readonly registerRoutes: (app: FastifyInstance) => Promise<void>
  /**
   * Creates the path of the one-time address for the first administrator. Returns undefined when an operator exists, or
   * when operators cannot sign in.
   */
  readonly firstAddress: () => Promise<string | undefined>
}

export function openOperators({ studio, token, secret, database, addressOf }: OpenOperatorsOptions): Operators {
  const { origin, isOff, needsSecondFactor, oidc } = studio
  const auth = openAuth({ database, secret, origin })
  // Separate, so sign-ins with a password do not depend on the identity provider.
  const oidcAuth = oidc && openAuth({ database, secret, origin, oidc })
  const known = new KnownOperators()
  return {
    authorize(app) {
      registerStudioGuard(app, { origin, isOff, hasToken: (request) => hasToken(request, token) })
      registerAuthorization(app, {
        token,
        needsSecondFactor,
        findOperator: (request) => findOperator({ auth, database, known }, request),
        readChangeSet: async (id) => await readChangeSet(await database(), id),
      })
    },
    registerRoutes: (app) => registerOperators(app, { auth, oidcAuth, database, needsSecondFactor, origin, addressOf }),
    async firstAddress() {
      if (isOff) return undefined
      const db = await database()
      return (await hasOperators(db)) ? undefined : `/studio/first?code=${await createCode(db, 'first', null)}`
    },
  }
}

async function readChangeSet(db: Db, id: string): Promise<ChangeSetParts | undefined> {
  const row = await db
    .selectFrom('config_change_set')
    .select(['version', 'creator'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const items = await db.selectFrom('config_change_item').select('path').where('change_set', '=', id).execute()
  return { version: row.version, creator: row.creator, paths: items.map(({ path }) => path) }
}
