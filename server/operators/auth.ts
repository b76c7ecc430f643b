/**
 * better-auth, which manages passwords, second factors and sessions of operators. Its addresses are in `sign-in.ts`.
 */
import { createHash } from 'node:crypto'
import type { Db } from '../database/tables.ts'
import { isSameText } from '../secret.ts'
import { UnavailableError } from '../unavailable-error.ts'

/** Lifetime of a session: a working day. Use does not prolong it. */
const SESSION_SECONDS = 12 * 60 * 60
/** Time for entering a code of the second factor after the password. */
const CHALLENGE_SECONDS = 10 * 60
export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 128
/** The name of the identity provider in addresses and in the database. */
export const OIDC = 'oidc'

/** The identity provider of the organization (OpenID Connect). */
export interface OidcOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface AuthOptions {
  readonly database: () => Promise<Db>
  readonly secret: string
  /** Undefined where the studio shares the origin of the player. */
  readonly origin: string | undefined
  /**
   * Set only for sign-ins with the identity provider, because better-auth then requests the addresses of the provider
   * when it opens.
   */
  readonly oidc?: OidcOptions | undefined
}

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Returns a function that opens better-auth at its first call: loading it takes longer than the start of a server. */
export function openAuth(options: AuthOptions): () => Promise<Auth> {
  let opening: Promise<Auth> | undefined
  return async () => {
    opening ??= open(options)
    try {
      return await opening
    } catch (error) {
      opening = undefined
      throw error
    }
  }
}

async function open({ database, ...options }: AuthOptions): Promise<Auth> {
  const db = await database()
  await compareSecret(db, options.secret)
  const auth = await createAuth(db, options)
  const { socialProviders } = await auth.$context
  if (options.oidc !== undefined && socialProviders.length === 0)
    throw new UnavailableError(
      'the identity provider does not respond, or its response is not valid OpenID Connect; try again later',
    )
  return auth
}

/**
 * Refuses a secret that differs from that of other servers, because it could not decrypt their sessions and second
 * factors.
 */
async function compareSecret(db: Db, secret: string): Promise<void> {
  const hash = createHash('sha256').update(`operators ${secret}`).digest('hex')
  await db
    .insertInto('operator_secret')
    .values({ id: 1, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await db.selectFrom('operator_secret').select('hash').executeTakeFirstOrThrow()
  if (isSameText(stored.hash, hash)) return
  throw new UnavailableError(
    'operators cannot sign in to this server: their data was written with a secret that this server does not have. ' +
      'Set STUDIO_SECRET to the same value on all servers, or restore DATA_DIR/studio.secret',
  )
}

/** Exported for the test that compares its tables with those of our migration. */
export async function createAuth(db: Db, { secret, origin, oidc }: Omit<AuthOptions, 'database'>) {
  const isSecure = origin?.startsWith('https:') === true
  const [{ betterAuth }, { twoFactor }, { genericOAuth }] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/two-factor'),
    import('better-auth/plugins/generic-oauth'),
  ])
  const cookieOptions = { path: '/studio', sameSite: 'strict', httpOnly: true, secure: isSecure } as const
  return betterAuth({
    appName: 'Habi studio',
    // Used for the address to which the identity provider redirects. Such sign-ins require `origin`.
    baseURL: origin ?? 'http://localhost',
    basePath: '/studio/api/auth',
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      modelName: 'operator',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        rights: { type: 'string', required: false, input: false },
        suspended: { type: 'boolean', required: true, input: false },
      },
    },
    session: {
      modelName: 'operator_session',
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: { confirmedAt: { type: 'date', required: false, input: false } },
    },
    account: {
      modelName: 'operator_account',
      encryptOAuthTokens: true,
      // The local address need not be verified: an administrator entered it, and the identity provider must have
      // verified it.
      accountLinking: { requireLocalEmailVerified: false },
    },
    verification: { modelName: 'operator_verification' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }) {
            const found = await db
              .selectFrom('operator')
              .select('suspended')
              .where('id', '=', userId)
              .executeTakeFirst()
            return found?.suspended === false ? undefined : false
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Habi studio',
        twoFactorTable: 'operator_second_factor',
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
      }),
      genericOAuth({
        config:
          oidc === undefined
            ? []
            : [
                {
                  providerId: OIDC,
                  discoveryUrl: `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
                  clientId: oidc.clientId,
                  clientSecret: oidc.clientSecret,
                  scopes: ['openid', 'email', 'profile'],
                  requireIdTokenVerification: true,
                  disableSignUp: true,
                },
              ],
      }),
    ],
    advanced: {
      useSecureCookies: isSecure,
      cookiePrefix: 'habi-studio',
      defaultCookieAttributes: cookieOptions,
      // `lax`, because the browser returns from another site, the identity provider.
      cookies: { state: { attributes: { sameSite: 'lax' } } },
      // Nothing reads the addresses of clients. Attempts are limited by `attempts.ts`, which keeps only their hash.
      ipAddress: { disableIpTracking: true },
      // `guard.ts` compares the origin of every request that changes something.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  })
}
