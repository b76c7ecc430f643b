import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBelowApi, isolationHeaders } from './api-isolation.ts'
import { sizeInWords } from '../engine/document/size.ts'
import { commonHeaders } from './delivery/headers.ts'
import { OverloadError } from './limits/body-memory.ts'
import { envelope, refuse } from './sandbox/call-answer.ts'
import { codes } from './sandbox/codes.ts'
import { UnavailableError } from './unavailable-error.ts'

/**
 * Sends the common headers with every response, and errors as JSON: as an envelope for calls (`/api/`), as `{ error }`
 * otherwise. Details of internal errors are only logged.
 */
export function registerErrorResponses(app: FastifyInstance, now: () => number): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: `there is no route ${request.method} ${request.url.split('?')[0]}` }),
  )
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (error instanceof OverloadError) {
      reply.code(status).headers({ 'retry-after': '1', connection: 'close' })
      return reply.send(
        isBelowApi(request) ? envelope(refuse(codes.notReady, error.message), now()) : { error: error.message },
      )
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      error.message = `the body is larger than ${sizeInWords(request.routeOptions.bodyLimit ?? 0)}`
    // Not logged here, because the part that is unavailable reports its outage itself, once.
    const isUnavailable = error instanceof UnavailableError
    if (status >= 500 && !isUnavailable) request.log.error({ err: error }, 'request failed')
    const isPublic = status < 500 || isUnavailable
    if (!isBelowApi(request)) return reply.code(status).send({ error: isPublic ? error.message : 'internal error' })
    const failure =
      status >= 500
        ? refuse(codes.notReady, isPublic ? error.message : 'System error, please try again later')
        : refuse(codes.badRequest, error.message)
    return reply.code(status >= 500 ? 503 : status).send(envelope(failure, now()))
  })
}

/** Responds to addresses that the router cannot read. Hooks do not run for them. */
export function sendRouterError(
  { statusCode = 400, message }: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  reply
    .code(statusCode)
    .headers({ ...commonHeaders, ...isolationHeaders })
    .send({ error: message })
}
