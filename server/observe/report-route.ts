import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Json } from '../../engine/core/json.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import { readReports } from './read-reports.ts'
import { reportSchema } from './report-schema.ts'

const MAX_BODY_BYTES = 16_384
const MAX_PER_MINUTE = 60
/** Clients choose the codes, so only this many become labels. */
const MAX_CODES = 100

/** `POST /report`: logs and counts the reports of browsers. `addressOf` is the address for the limit of reports. */
export async function registerReports(
  app: FastifyInstance,
  registry: Registry,
  addressOf: (request: FastifyRequest) => string,
): Promise<void> {
  const counter = new Counter({
    name: 'habi_reports_total',
    help: 'Reports from players by code.',
    labelNames: ['code'],
    registers: [registry],
  })
  const codes = new Set<string>()
  const labelOf = (code: string): string => {
    if (codes.size < MAX_CODES) codes.add(code)
    return codes.has(code) ? code : 'other'
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: MAX_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: addressOf,
      // Client addresses are counted in memory for a minute. They are neither logged nor stored.
      cache: 10_000,
      addHeaders: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
        'retry-after': true,
      },
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: () => Object.assign(new Error('too many reports'), { statusCode: 429 }),
    })
    validateBodies(scope)
    // Browsers send policy reports with their own content types, and beacons as plain text.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, parseJson(String(body))),
    )
    const schema = {
      tags: ['report'],
      summary: 'Accepts reports of the player app and of browsers.',
      body: reportSchema,
    }
    scope.post<{ Body: Json }>(
      '/report',
      { config: { routeClass: 'report' }, bodyLimit: MAX_BODY_BYTES, schema },
      async (request, reply) => {
        for (const report of readReports(request.body)) {
          counter.inc({ code: labelOf(report.code) })
          app.log.warn({ report }, 'report')
        }
        return reply.code(204).send()
      },
    )
  })
}

/** Null for text that is not JSON; the schema refuses it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
