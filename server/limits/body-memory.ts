/** Limits the bytes of request bodies that are in memory at the same time. */
import { Transform, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sizeInWords } from '../../engine/document/size.ts'
import { hasBody } from './connections.ts'

export interface BodyMemoryLimits {
  /** Maximum bytes of all bodies. One address may use a quarter of them. */
  readonly total: number
  readonly addressOf: (request: FastifyRequest) => string
  readonly onRefused: () => void
}

/** The server has too many bodies in memory. The client may try again. */
export class OverloadError extends Error {
  readonly statusCode = 503
}

const SHARE_OF_ADDRESS = 1 / 4

/**
 * Counts the bytes that have arrived and not those that were announced, so slow clients do not use up the memory
 * of others. Routes with `hasOwnBodyLimits` are not counted.
 */
export function limitBodyMemory(app: FastifyInstance, { total, addressOf, onRefused }: BodyMemoryLimits): void {
  let held = 0
  const heldBy = new Map<string, number>()
  const ofAddress = total * SHARE_OF_ADDRESS

  function add(address: string, bytes: number): void {
    held += bytes
    const left = (heldBy.get(address) ?? 0) + bytes
    if (left > 0) heldBy.set(address, left)
    else heldBy.delete(address)
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request.raw) || request.routeOptions.config.hasOwnBodyLimits === true) return done(null, payload)
    const from = payload as Readable
    const address = addressOf(request)
    let bytes = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        const isTotal = held + chunk.length > total
        if (isTotal || (heldBy.get(address) ?? 0) + chunk.length > ofAddress) {
          onRefused()
          return next(
            new OverloadError(
              isTotal
                ? `the request bodies in progress would exceed ${sizeInWords(total)} in total; try again in a second`
                : `the request bodies in progress of this client would exceed ${sizeInWords(ofAddress)}; try again in a second`,
            ),
          )
        }
        bytes += chunk.length
        add(address, chunk.length)
        next(null, chunk)
      },
    })
    // If a request is refused for another reason, nothing reads its body and handles this error.
    counted.on('error', () => undefined)
    // `pipe` does not pass on the error of a client that disconnects.
    from.once('error', (error) => counted.destroy(error))
    const release = (): void => {
      add(address, -bytes)
      bytes = 0
      // Discards the rest of a body that was refused.
      from.unpipe(counted)
      from.resume()
    }
    // When the client disconnects before the response is sent, only `close` follows, not `finish`.
    reply.raw.once('finish', release).once('close', release)
    done(null, from.pipe(counted))
  })
}
