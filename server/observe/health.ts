import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { isFromLoopback } from '../loopback.ts'
import { isSameText } from '../secret.ts'
import { registerGauge } from './gauge.ts'
import type { CountResponse } from './request-metrics.ts'

export interface HealthOptions {
  readonly registry: Registry
  readonly count: CountResponse
  /** The problems that prevent readiness, one sentence each: for pages, and for everything else. */
  readonly checkReadiness: () => Promise<{ readonly pages: readonly string[]; readonly others: readonly string[] }>
  /** True when metrics need the token or a request from this machine, and readiness responses do not list problems. */
  readonly isPrivate: boolean
  readonly token: string | undefined
}

/** Registers `/healthz`, `/readyz` and `/metrics`, and counts the responses of all routes. */
export function registerHealth(
  app: FastifyInstance,
  { registry, count, checkReadiness, isPrivate, token }: HealthOptions,
): void {
  app.addHook('onResponse', async (request, reply) => {
    count(request.routeOptions.config.routeClass ?? 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
  registerGauge(registry, 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  registerGauge(registry, 'process_uptime_seconds', 'Time since the process started.', () => process.uptime())
  registerGauge(registry, 'process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })

  const config = { routeClass: 'health' } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  // `?for=pages` is for load balancers in front of pages, which are served even while the database is unavailable.
  app.get<{ Querystring: { readonly for?: unknown } }>('/readyz', { config }, async (request, reply) => {
    const { pages, others } = await checkReadiness()
    const problems = [...pages, ...others]
    const ok = (request.query.for === 'pages' ? pages : problems).length === 0
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isPrivate ? { ok } : { ok, problems })
  })
  app.get('/metrics', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isPrivate && !isFromLoopback(request) && !hasToken(request, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({
        error:
          'to read the metrics from another machine, send the header Authorization: Bearer with the METRICS_TOKEN of the server',
      })
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && isSameText(headers.authorization ?? '', `Bearer ${token}`)
}
