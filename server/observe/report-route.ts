import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Json } from '../../engine/core/json.ts'
import { validateBodies } from '../validation/validate-bodies.ts'
import type { NodeEvent } from '../../engine/core/node-event.ts'
import { readNodeEvents } from './node-events.ts'
import { readReports } from './read-reports.ts'
import { reportSchema } from './report-schema.ts'

const MAX_BODY_BYTES = 16_384
const MAX_REPORTS_PER_MINUTE = 60
/**
 * Many players share one address behind a carrier or a partner, and each sends up to 12 batches of views and clicks a
 * minute.
 */
const MAX_EVENT_BATCHES_PER_MINUTE = 3000
const EVENT_BATCHES = 'events '
/** Maximum number of codes that become labels; clients choose the codes. */
const MAX_CODES = 100
const MAX_DOCUMENTS = 500

/**
 * `POST /report`: logs and counts the reports of browsers, and counts views and clicks of nodes.
 *
 * @param addressOf the client address that the report limit applies to
 * @param onNodeEvents receives views and clicks
 */
export async function registerReports(
  app: FastifyInstance,
  registry: Registry,
  addressOf: (request: FastifyRequest) => string,
  onNodeEvents: (events: readonly NodeEvent[]) => void = () => undefined,
): Promise<void> {
  const counter = new Counter({
    name: 'habi_reports_total',
    help: 'Reports from player apps and browsers, by code.',
    labelNames: ['code'],
    registers: [registry],
  })
  const eventCounter = new Counter({
    name: 'habi_node_events_total',
    help: 'Views and clicks of nodes, by kind and document of the node.',
    labelNames: ['kind', 'document'],
    registers: [registry],
  })
  const codeLabel = limitedLabels(MAX_CODES)
  const documentLabel = limitedLabels(MAX_DOCUMENTS)

  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      // After the body is parsed, because batches of events have a limit of their own.
      hook: 'preValidation',
      max: (_request, key) => (key.startsWith(EVENT_BATCHES) ? MAX_EVENT_BATCHES_PER_MINUTE : MAX_REPORTS_PER_MINUTE),
      timeWindow: 60_000,
      keyGenerator: (request) =>
        (readNodeEvents(request.body as Json) === undefined ? '' : EVENT_BATCHES) + addressOf(request),
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
        const events = readNodeEvents(request.body)
        for (const { kind, document } of events ?? []) eventCounter.inc({ kind, document: documentLabel(document) })
        if (events !== undefined) onNodeEvents(events)
        else
          for (const report of readReports(request.body)) {
            counter.inc({ code: codeLabel(report.code) })
            app.log.warn({ report }, 'report')
          }
        return reply.code(204).send()
      },
    )
  })
}

/** The first `max` different values become labels, all others `other`. */
function limitedLabels(max: number): (value: string) => string {
  const labels = new Set<string>()
  return (value) => {
    if (labels.size < max) labels.add(value)
    return labels.has(value) ? value : 'other'
  }
}

/** Parses JSON. Returns null for invalid JSON, which the schema then rejects. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
