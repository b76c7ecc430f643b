import type { FastifyInstance } from 'fastify'
import type { CountResponse } from './request-metrics.ts'
import type { Metrics } from './metrics.ts'
import { createRateLimit } from './rate-limit.ts'
import { readReports } from './report.ts'

export interface Readiness {
  /** What is not ready, in plain words; empty when all is. */
  check(): Promise<readonly string[]>
}

/** Health, metrics and the one intake for reports. */
export function registerObserve(
  app: FastifyInstance,
  { metrics, count, readiness }: { readonly metrics: Metrics; readonly count: CountResponse; readonly readiness: Readiness },
): void {
  app.addHook('onResponse', async (request, reply) => {
    count(request.routeOptions.config.routeClass ?? 'other', reply.statusCode, reply.elapsedTime / 1000)
  })
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', 'Time since the process started.', () => process.uptime())
  metrics.gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })

  const config = { routeClass: 'health' } as const
  app.get('/healthz', { config }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const problems = await readiness.check()
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: problems.length === 0, problems })
  })
  app.get('/metrics', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  )

  const allows = createRateLimit(60)
  app.register(async (scope) => {
    // Browsers send policy reports with types of their own, and beacons as plain text.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) => done(null, body))
    scope.post('/report', { config: { routeClass: 'report' }, bodyLimit: 16_384 }, async (request, reply) => {
      // The address only counts within the minute; it is neither logged nor kept.
      if (!allows(request.ip)) return reply.code(429).header('retry-after', '60').send({ error: 'too many reports' })
      const reports = readReports(parse(request.body))
      if (reports === undefined) return reply.code(400).send({ error: 'expected a report: { code, message, … }' })
      for (const report of reports) {
        metrics.counter('habi_reports_total', 'Reports from players by code.', { code: knownCode(report.code) }).add()
        app.log.warn({ report }, 'report')
      }
      return reply.code(204).send()
    })
  })

  const seenCodes = new Set<string>()
  /** Codes come from outside: only so many become labels. */
  function knownCode(code: string): string {
    if (seenCodes.size < 100) seenCodes.add(code)
    return seenCodes.has(code) ? code : 'other'
  }
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
