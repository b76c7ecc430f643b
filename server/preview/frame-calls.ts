/** Calls of preview frames, and of other documents without an origin. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW_HEADER } from '../../engine/core/preview-token.ts'
import { isBelowApi } from '../api-isolation.ts'
import { envelope, refuse } from '../sandbox/call-answer.ts'
import { codes } from '../sandbox/codes.ts'
import type { IsForStudio } from '../studio/studio-host.ts'
import { isWithoutOrigin, readableAnywhere } from './isolated.ts'

export interface FrameCallOptions {
  /** Returns whether this server has signed the token and the token is still valid. */
  readonly isSigned: (token: string) => boolean
  /** Whether a request is for the host of the studio, where no player may make calls. */
  readonly isForStudio: IsForStudio
  readonly now: () => number
}

/**
 * Answers calls without an origin only if they have a preview token that this server has signed, and never with
 * cookies. Call this before routes are registered.
 */
export function registerFrameCalls(app: FastifyInstance, { isSigned, isForStudio, now }: FrameCallOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isBelowApi(request)) return
    const { headers, method } = request
    const isFrame = isWithoutOrigin(headers)
    if (!isFrame && !isForStudio(request.raw)) return
    if (isFrame && method === 'OPTIONS') return await allowCall(request, reply)
    const token = headers[PREVIEW_HEADER]
    if (!isFrame || typeof token !== 'string' || !isSigned(token) || headers.cookie !== undefined) {
      const failure = refuse(
        codes.notACall,
        'Calls from pages without an origin, and calls to the host of the studio, need a preview token that this server has signed.',
      )
      return await reply
        .code(403)
        .headers(readableAnywhere)
        .header('cache-control', 'no-store')
        .send(envelope(failure, now()))
    }
    delete headers[PREVIEW_HEADER]
    reply.headers(readableAnywhere)
  })
}

/** Responds to the preflight request of a browser. The call itself is checked when it arrives. */
function allowCall({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply {
  return reply
    .code(204)
    .headers({
      ...readableAnywhere,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? PREVIEW_HEADER,
      'access-control-max-age': '600',
    })
    .send()
}
