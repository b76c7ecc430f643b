import { resolve } from 'node:path'

/** What the server is told from outside. */
export interface ServerOptions {
  readonly port: number
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl?: string
  /** The operator's gateway; without it the sandbox answers. */
  readonly gatewayUrl?: string
  readonly sandbox: boolean
  /** Whether `?preview=` takes any token, or only signed ones. */
  readonly preview: 'open' | 'signed'
  /** Root of the repository: seeds and the player build. */
  readonly root: string
  /** Folder of the site that a first start publishes; `config` below the root without one. Absolute. */
  readonly siteDir?: string
  readonly logLevel?: string
}

/**
 * Reads the environment (design.md, section 10).
 * @throws {Error} with a sentence for the person who started it
 */
export function readOptions(env: NodeJS.ProcessEnv, root: string): ServerOptions {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${env.PORT}; it must be a number from 0 to 65535.`)
  const gatewayUrl = env.GATEWAY_URL || undefined
  if (gatewayUrl !== undefined && !/^https?:\/\//.test(gatewayUrl)) {
    throw new Error(`GATEWAY_URL is ${gatewayUrl}; it must be an http or https address.`)
  }
  const asked = env.SANDBOX ?? (gatewayUrl === undefined ? 'on' : 'off')
  if (asked !== 'on' && asked !== 'off') throw new Error(`SANDBOX is ${asked}; it must be on or off.`)
  if (asked === 'on' && gatewayUrl !== undefined)
    throw new Error('SANDBOX is on and GATEWAY_URL names a gateway; only one can answer /api.')
  const preview = env.PREVIEW || (asked === 'on' ? 'open' : 'signed')
  if (preview !== 'open' && preview !== 'signed') throw new Error(`PREVIEW is ${preview}; it must be open or signed.`)
  return {
    port,
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    sandbox: asked === 'on',
    preview,
    ...(env.SITE_DIR ? { siteDir: resolve(env.SITE_DIR) } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
  }
}
