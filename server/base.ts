/** The parts of a server that all other parts use: the Fastify app, metrics, limits, clock and database. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import { lockDatabase, type OpenDatabase } from './database/open.ts'
import { createOutage } from './database/outage.ts'
import { reopen, type Reopened } from './database/reopen.ts'
import { sendRouterError } from './error-responses.ts'
import { type OpenLimits, openLimits } from './limits/open-limits.ts'
import { type ServerLimits, readLimits } from './limits/read-limits.ts'
import { createProblemReporter, type ReportProblem } from './observe/problem-metrics.ts'
import { type CountResponse, createRequestCounter } from './observe/request-metrics.ts'
import type { ServerOptions } from './options.ts'
import { type Clock, createClock } from './sandbox/clock.ts'

export interface ServerBase {
  readonly app: FastifyInstance
  readonly registry: Registry
  readonly count: CountResponse
  readonly limits: OpenLimits
  readonly limitOptions: ServerLimits
  readonly reportProblem: ReportProblem
  readonly clock: Clock
  readonly database: Reopened<OpenDatabase>
  /** Whether the database existed before this start, so it may contain data. */
  readonly hadDatabase: boolean
}

/** @throws {DatabaseLockedError} when another process uses the embedded database */
export async function openBase(options: ServerOptions): Promise<ServerBase> {
  const hadDatabase = options.databaseUrl !== undefined || existsSync(join(options.dataDir, 'db'))
  const outage = createOutage({
    onProblem: (message) => reportProblem('DATABASE', message),
    onRecovery: (message) => app.log.warn(message),
  })
  const open = await lockDatabase({
    dataDir: options.dataDir,
    url: options.databaseUrl,
    timeoutMs: options.databaseTimeoutMs,
    outage,
  })
  const registry = new Registry()
  const limitOptions = options.limits ?? readLimits({})
  const limits = openLimits(limitOptions, registry)
  const app = Fastify({
    ...limits.fastifyOptions,
    logger: { level: options.logLevel ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    frameworkErrors: sendRouterError,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  const count = createRequestCounter(registry)
  const reportProblem = createProblemReporter(app, registry)
  const database = reopen({ open, close: (opened) => opened.close(), outage })
  return { app, registry, count, limits, limitOptions, reportProblem, clock: createClock(), database, hadDatabase }
}
