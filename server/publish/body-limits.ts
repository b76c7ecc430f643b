/**
 * Limits the size of each request body of a scope, and the total bytes of the bodies that are being received at the
 * same time.
 */
import type { FastifyInstance } from 'fastify'
import { sizeInWords } from '../../engine/document/size.ts'

/**
 * Every route of the scope needs a `bodyLimit`. Register this after the authorization, so only authorized requests
 * count.
 * @param advice the end of the error message for a body that is too large
 */
export function limitBodies(
  scope: FastifyInstance,
  { maxBytesInFlight, advice }: { readonly maxBytesInFlight: number; readonly advice: string },
): void {
  let inFlight = 0
  const releases = new WeakMap<object, () => void>()
  scope.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.bodyLimit ?? 0
    const length = Number(request.headers['content-length'] ?? limit)
    if (length > limit)
      return reply.code(413).send({
        error: `the size of the body is ${sizeInWords(length)}; the limit of this address is ${sizeInWords(limit)}. ${advice}`,
      })
    if (inFlight + length > maxBytesInFlight)
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({
          error: `the request bodies being received would exceed ${sizeInWords(maxBytesInFlight)} in total; try again in a second`,
        })
    inFlight += length
    let isReleased = false
    const release = (): void => {
      if (!isReleased) inFlight -= length
      isReleased = true
    }
    releases.set(request, release)
    // Releases the bytes of a request whose client disconnects before the handler runs.
    reply.raw.once('close', release)
  })
  scope.addHook('preHandler', async (request) => releases.get(request)?.())
}
