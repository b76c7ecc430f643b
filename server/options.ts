import { resolve } from 'node:path'
import type { ReviewMode } from './document-store/answers.ts'
import { InvalidOptionError } from './invalid-option.ts'
import { readLimits, type ServerLimits } from './limits/read-limits.ts'
import type { OidcOptions } from './operators/auth.ts'
import { noKey } from './sandbox/control/control-key.ts'

/** The server's options, read from environment variables. */
export interface ServerOptions {
  readonly port: number
  /** Absolute path. */
  readonly dataDir: string
  readonly databaseUrl?: string
  /** Time limit in milliseconds for connecting to PostgreSQL, and for each statement. Tests shorten it. */
  readonly databaseTimeoutMs?: number
  /** Address of the licensee's gateway. Without it the sandbox responds to calls. */
  readonly gatewayUrl?: string
  /** Token for `/metrics` from other machines. */
  readonly metricsToken?: string
  readonly sandbox: boolean
  /** Whether the sandbox has a control surface. In production only with `SANDBOX=on`. */
  readonly sandboxControl?: boolean
  /** Key of the control surface, or `none`. Without it, the key is in `DATA_DIR/sandbox.key`. */
  readonly sandboxKey?: string
  /** Whether `?preview=` accepts any token (`open`) or only signed ones. */
  readonly preview: 'open' | 'signed'
  /** Whether a publish from the studio needs the approval of a second person; by default `optional`. */
  readonly review?: ReviewMode
  /** Whether open pages show a new release at once instead of at their next navigation. `npm run dev` sets it. */
  readonly applyReleases?: boolean
  /** Whether to use the player build of `npm run dev`, in `dist/development`. */
  readonly developmentBuild?: boolean
  /** How operators sign in to the studio; `server/README.md` has the defaults. */
  readonly studio?: StudioOptions
  /** Root of the repository, with the player build, the documents of the site and the sandbox's data. */
  readonly root: string
  /** Absolute path of the folder of the site; by default `config` below the root. Only the first start publishes it. */
  readonly siteDir?: string
  /** Undefined to use the default limits. */
  readonly limits?: ServerLimits
  readonly logLevel?: string
}

export interface StudioOptions {
  /** The only origin of the studio; undefined where it shares the origin of the player. */
  readonly origin?: string
  /** Whether sign-in is off: in production, when the studio has no origin of its own. */
  readonly isOff: boolean
  readonly needsSecondFactor: boolean
  /** By default the secret in `DATA_DIR/studio.secret`. Servers that share a database need the same secret. */
  readonly secret?: string
  readonly oidc?: OidcOptions
}

/** @throws {InvalidOptionError} */
function readStudio(env: NodeJS.ProcessEnv, isProduction: boolean): StudioOptions {
  const origin = env.STUDIO_ORIGIN || undefined
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new InvalidOptionError(`STUDIO_ORIGIN is ${origin}; it must be an origin such as https://studio.example.`)
  if (origin !== undefined && isProduction && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin))
    throw new InvalidOptionError(`STUDIO_ORIGIN is ${origin}; in production it must begin with https.`)
  const secondFactor = env.SECOND_FACTOR || (isProduction ? 'required' : 'optional')
  if (secondFactor !== 'required' && (secondFactor !== 'optional' || isProduction))
    throw new InvalidOptionError(
      `SECOND_FACTOR is ${secondFactor}; its value must be required${isProduction ? ' in production' : ' or optional'}.`,
    )
  const secret = env.STUDIO_SECRET || undefined
  if (secret !== undefined && secret.length < 32)
    throw new InvalidOptionError('STUDIO_SECRET must have at least 32 characters.')
  const [issuer, clientId, clientSecret] = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  const oidc = issuer && clientId && clientSecret && origin ? { issuer, clientId, clientSecret } : undefined
  if (oidc === undefined && (issuer || clientId || clientSecret))
    throw new InvalidOptionError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, and also need STUDIO_ORIGIN.',
    )
  return {
    ...(oidc === undefined ? {} : { oidc }),
    isOff: isProduction && origin === undefined,
    needsSecondFactor: secondFactor === 'required',
    ...(origin === undefined ? {} : { origin }),
    ...(secret === undefined ? {} : { secret }),
  }
}

/**
 * Reads the environment variables. An empty one counts as not set.
 * @throws {InvalidOptionError}
 */
export function readOptions(env: NodeJS.ProcessEnv, root: string): ServerOptions {
  const port = Number(env.PORT || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidOptionError(`PORT is ${env.PORT}; it must be a number from 0 to 65535.`)
  const gatewayUrl = env.GATEWAY_URL || undefined
  if (gatewayUrl !== undefined && !/^https?:\/\//.test(gatewayUrl)) {
    throw new InvalidOptionError(`GATEWAY_URL is ${gatewayUrl}; it must be an http or https address.`)
  }
  const sandbox = env.SANDBOX || (gatewayUrl === undefined ? 'on' : 'off')
  if (sandbox !== 'on' && sandbox !== 'off')
    throw new InvalidOptionError(`SANDBOX is ${sandbox}; it must be on or off.`)
  if (sandbox === 'on' && gatewayUrl !== undefined)
    throw new InvalidOptionError(
      'SANDBOX is on and GATEWAY_URL is set; only one of them can serve /api. Remove one of the two.',
    )
  const isProduction = env.NODE_ENV === 'production'
  const sandboxKey = env.SANDBOX_KEY || undefined
  if (sandboxKey === noKey && isProduction) {
    throw new InvalidOptionError(
      'SANDBOX_KEY is none and NODE_ENV is production; in production the control surface of the sandbox needs a key. ' +
        'Remove SANDBOX_KEY to use the key in DATA_DIR/sandbox.key, or set SANDBOX_KEY to a key.',
    )
  }
  if (sandboxKey !== undefined && !/^[\x21-\x7e]+$/.test(sandboxKey))
    throw new InvalidOptionError('SANDBOX_KEY must consist of ASCII characters without spaces: it is sent in a header.')
  const preview = env.PREVIEW || (sandbox === 'on' ? 'open' : 'signed')
  if (preview !== 'open' && preview !== 'signed')
    throw new InvalidOptionError(`PREVIEW is ${preview}; its value must be open or signed.`)
  // A production site has several operators. Elsewhere, a person who tries Habi alone could never get an approval.
  const review = env.REVIEW || (isProduction ? 'required' : 'optional')
  if (review !== 'required' && review !== 'optional')
    throw new InvalidOptionError(`REVIEW is ${review}; its value must be required or optional.`)
  return {
    port,
    review,
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    sandbox: sandbox === 'on',
    sandboxControl: sandbox === 'on' && (!isProduction || env.SANDBOX === 'on'),
    preview,
    applyReleases: env.APPLY_RELEASES === 'on',
    developmentBuild: env.DEVELOPMENT_BUILD === 'on',
    limits: readLimits(env),
    studio: readStudio(env, isProduction),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(sandboxKey === undefined ? {} : { sandboxKey }),
    ...(env.SITE_DIR ? { siteDir: resolve(env.SITE_DIR) } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
  }
}
