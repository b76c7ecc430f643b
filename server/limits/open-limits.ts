/** The limits of one server: connections, time of requests, memory of bodies. `server/README.md` lists the values. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { registerGauge } from '../observe/gauge.ts'
import { limitBodyMemory } from './body-memory.ts'
import { clientNetwork, connectionNetwork } from './client-address.ts'
import { closeStalledConnections, limitConnections } from './connections.ts'
import { sendClientError } from './raw-response.ts'
import type { ServerLimits } from './read-limits.ts'

/** The limits. `connections` and `hints` apply to the whole server, those with `-address` to one client. */
type RefusedBy = 'connections' | 'connections-address' | 'hints' | 'hints-address' | 'bodies' | 'time'

export interface OpenLimits {
  readonly fastifyOptions: Pick<
    FastifyHttpOptions<FastifyInstance['server']>,
    'requestTimeout' | 'http' | 'clientErrorHandler'
  >
  readonly addressOf: (request: IncomingMessage) => string
  readonly onRefused: (limit: RefusedBy) => void
  /** Call this once, after delivery was registered and before all other routes. */
  readonly register: (app: FastifyInstance) => void
}

/** Time limit in milliseconds for the headers of a request, which are small. */
const HEADERS_MS = 10_000
/**
 * A connection is closed after this time without traffic: between two requests, or while its client does not read the
 * response.
 */
const STALLED_MS = 60_000
/** Number of files that the server opens besides connections: objects, database, logs. */
const OTHER_FILES = 200
const LOG_EVERY_MS = 60_000

const advice: { readonly [limit in RefusedBy]?: string } = {
  connections: 'raise MAX_CONNECTIONS, or put a proxy in front of the server',
  'connections-address': 'if the logged address is that of a proxy, add it to TRUSTED_PROXIES',
  'hints-address': 'if clients come through a proxy, add its address to TRUSTED_PROXIES',
}

export function openLimits(limits: ServerLimits, registry: Registry): OpenLimits {
  const { requestMs, trustedProxies } = limits
  const headersMs = Math.min(HEADERS_MS, requestMs)
  const refused = new Counter({
    name: 'habi_refused_total',
    help: 'Connections and requests refused by a limit of the server.',
    labelNames: ['limit'],
    registers: [registry],
  })
  for (const limit of ['connections', 'connections-address', 'hints', 'hints-address', 'bodies', 'time'])
    refused.inc({ limit }, 0)
  const loggedAt = new Map<RefusedBy, number>()
  let log: FastifyInstance['log'] | undefined
  const addressOf = (request: IncomingMessage): string => clientNetwork(request, trustedProxies)

  function onRefused(limit: RefusedBy, address?: string): void {
    refused.inc({ limit })
    const now = performance.now()
    if (now - (loggedAt.get(limit) ?? -Infinity) < LOG_EVERY_MS || advice[limit] === undefined) return
    loggedAt.set(limit, now)
    log?.warn(
      { limit, ...(address === undefined ? {} : { address }) },
      `the server refuses requests, because a limit is reached; ${advice[limit]}`,
    )
  }

  return {
    addressOf,
    onRefused,
    fastifyOptions: {
      requestTimeout: requestMs,
      http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(2000, headersMs / 2) },
      clientErrorHandler(error, socket) {
        if (sendClientError(error, socket, requestMs) === 'time') onRefused('time')
      },
    },
    register(app) {
      log = app.log
      limitBodyMemory(app, {
        total: limits.bodyBytes,
        addressOf: ({ raw }) => addressOf(raw),
        onRefused: () => onRefused('bodies'),
      })
      closeStalledConnections(app.server, STALLED_MS)
      const connections = limitConnections(app.server, {
        total: Math.min(limits.connections, maxOpenFiles() - OTHER_FILES),
        perAddress: limits.connectionsPerAddress,
        addressOf: ({ remoteAddress }) => connectionNetwork(remoteAddress, trustedProxies),
        onRefused: (limit, address) => onRefused(limit === 'address' ? 'connections-address' : limit, address),
      })
      registerGauge(registry, 'habi_connections', 'Open connections.', connections.size)
    },
  }
}

/**
 * The maximum number of open files and connections of this process. Node raises the soft limit to the hard limit.
 */
function maxOpenFiles(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return found === undefined ? Infinity : Math.max(Number(found), 2 * OTHER_FILES)
  } catch {
    // Only Linux has this file.
    return Infinity
  }
}
