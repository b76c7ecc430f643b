import { MB } from '../megabyte.ts'
import { InvalidOptionError } from '../invalid-option.ts'
import { type AddressList, readAddressList } from './address-list.ts'

/** Limits that protect the server from slow and numerous clients. */
export interface ServerLimits {
  /** Time limit for a request and its body, in milliseconds. */
  readonly requestMs: number
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Maximum total size of the request bodies in memory, in bytes. */
  readonly bodyBytes: number
  readonly hintsPerAddress: number
  /** Proxies in front of the server. Their `X-Forwarded-For` names the client. */
  readonly trustedProxies: AddressList
}

/**
 * Reads the limits from the environment variables.
 * @throws {InvalidOptionError}
 */
export function readLimits(env: NodeJS.ProcessEnv): ServerLimits {
  return {
    requestMs: readNumber(env, 'REQUEST_TIMEOUT', { usual: 60, least: 1, most: 3600 }) * 1000,
    connections: readNumber(env, 'MAX_CONNECTIONS', { usual: 10_000, least: 1, most: 1_000_000 }),
    connectionsPerAddress: readNumber(env, 'MAX_CONNECTIONS_PER_ADDRESS', { usual: 1000, least: 1, most: 1_000_000 }),
    bodyBytes: readNumber(env, 'MAX_BODY_MEMORY', { usual: 64, least: 4, most: 65_536 }) * MB,
    hintsPerAddress: readNumber(env, 'MAX_HINTS_PER_ADDRESS', { usual: 100, least: 1, most: 1000 }),
    trustedProxies: readAddressList('TRUSTED_PROXIES', env.TRUSTED_PROXIES ?? ''),
  }
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const value = Number(env[name] || usual)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new InvalidOptionError(`${name} is ${env[name]}; it must be a whole number from ${least} to ${most}.`)
  return value
}
