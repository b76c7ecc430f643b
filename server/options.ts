import { resolve } from 'node:path'
import type { ReviewMode } from './document-store/review.ts'
import { InvalidOptionError } from './invalid-option.ts'
import { readLimits, type ServerLimits } from './limits/read-limits.ts'
import { noKey } from './sandbox/control/control-key.ts'

/** Options from the environment. */
export interface ServerOptions {
  readonly port: number
  /** Absolute path. */
  readonly dataDir: string
  readonly databaseUrl?: string
  /** For connecting to PostgreSQL, and for each statement, in milliseconds. Tests shorten it. */
  readonly databaseTimeoutMs?: number
  /** Address of the operator's gateway. Without it the sandbox responds to calls. */
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
  /** Whether a publish from the studio needs the approval of a second person; `optional` without it. */
  readonly review?: ReviewMode
  /** Open pages show a new release at once, instead of at their next navigation. `npm run dev` sets it. */
  readonly applyReleases?: boolean
  /** Root of the repository, with the player build, the documents of the site and the sandbox's data. */
  readonly root: string
  /** Folder of the site, which only the first start publishes; `config` below the root without one. Absolute. */
  readonly siteDir?: string
  /** Without it, the usual limits. */
  readonly limits?: ServerLimits
  readonly logLevel?: string
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
        'Remove SANDBOX_KEY to use the key in DATA_DIR/sandbox.key, or set another one.',
    )
  }
  if (sandboxKey !== undefined && !/^[\x21-\x7e]+$/.test(sandboxKey))
    throw new InvalidOptionError('SANDBOX_KEY must consist of ASCII characters without spaces: it is sent in a header.')
  const preview = env.PREVIEW || (sandbox === 'on' ? 'open' : 'signed')
  if (preview !== 'open' && preview !== 'signed')
    throw new InvalidOptionError(`PREVIEW is ${preview}; it must be open or signed.`)
  // A production site has more than one operator. Who tries Habi alone could publish nothing.
  const review = env.REVIEW || (isProduction ? 'required' : 'optional')
  if (review !== 'required' && review !== 'optional')
    throw new InvalidOptionError(`REVIEW is ${review}; it must be required or optional.`)
  return {
    port,
    review,
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    sandbox: sandbox === 'on',
    sandboxControl: sandbox === 'on' && (!isProduction || env.SANDBOX === 'on'),
    preview,
    applyReleases: env.APPLY_RELEASES === 'on',
    limits: readLimits(env),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(sandboxKey === undefined ? {} : { sandboxKey }),
    ...(env.SITE_DIR ? { siteDir: resolve(env.SITE_DIR) } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
  }
}
