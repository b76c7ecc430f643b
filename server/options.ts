import { resolve } from 'node:path'

/** Options from the environment. */
export interface ServerOptions {
  readonly port: number
  /** Absolute path. */
  readonly dataDir: string
  readonly databaseUrl?: string
  /** Address of the operator's gateway. Without it the sandbox responds to calls. */
  readonly gatewayUrl?: string
  readonly sandbox: boolean
  /** Whether `?preview=` accepts any token (`open`) or only signed ones. */
  readonly preview: 'open' | 'signed'
  /** Root of the repository, with the player build, the documents of the site and the sandbox's data. */
  readonly root: string
  /** Folder of the site, which only the first start publishes; `config` below the root without one. Absolute. */
  readonly siteDir?: string
  readonly logLevel?: string
}

/**
 * Reads the environment variables.
 * @throws {Error} with a message for the person who started the server
 */
export function readOptions(env: NodeJS.ProcessEnv, root: string): ServerOptions {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env.PORT}; it must be a number from 0 to 65535.`)
  const gatewayUrl = env.GATEWAY_URL || undefined
  if (gatewayUrl !== undefined && !/^https?:\/\//.test(gatewayUrl)) {
    throw new Error(`GATEWAY_URL is ${gatewayUrl}; it must be an http or https address.`)
  }
  const sandbox = env.SANDBOX ?? (gatewayUrl === undefined ? 'on' : 'off')
  if (sandbox !== 'on' && sandbox !== 'off') throw new Error(`SANDBOX is ${sandbox}; it must be on or off.`)
  if (sandbox === 'on' && gatewayUrl !== undefined)
    throw new Error('SANDBOX is on and GATEWAY_URL is set; only one of them can serve /api. Remove one of the two.')
  const preview = env.PREVIEW || (sandbox === 'on' ? 'open' : 'signed')
  if (preview !== 'open' && preview !== 'signed') throw new Error(`PREVIEW is ${preview}; it must be open or signed.`)
  return {
    port,
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    sandbox: sandbox === 'on',
    preview,
    ...(env.SITE_DIR ? { siteDir: resolve(env.SITE_DIR) } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
  }
}
