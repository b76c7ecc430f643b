import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './delivery/negotiate.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this an answer fits into one packet anyway. */
const MIN_BYTES = 1000
/**
 * Made while somebody waits: the middle of the scale. Release files are packed as far as it goes when they are
 * published.
 */
const QUALITY = 5

/**
 * Packs what is made at the moment it is asked for: answers of calls, also those passed on from a gateway, and pictures
 * of the sandbox. What lies ready packed names its coding and is left alone. Calls carry their token in a header of
 * their own and no cookie, so that no foreign page can make somebody's browser ask for an answer whose size it could
 * then measure.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (!/json|svg|^text\/(?!event-stream)|javascript/.test(type) || reply.hasHeader('content-encoding')) return payload
    if (String(reply.getHeader('cache-control')).includes('no-transform')) return payload
    const streams = payload instanceof Readable || payload instanceof ReadableStream
    if (!streams && !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    if (!streams && Buffer.byteLength(payload as string | Buffer) < MIN_BYTES) return payload
    const vary = String(reply.getHeader('vary') ?? '')
    if (!vary.includes('accept-encoding')) reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
    const coding = chooseEncoding(request.headers['accept-encoding'], { br: true, gzip: true })
    if (coding === undefined) return payload
    reply.header('content-encoding', coding).removeHeader('content-length')
    if (!streams) {
      const text = payload as string | Buffer
      return coding === 'br' ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : await zip(text)
    }
    const source = payload instanceof Readable ? payload : Readable.fromWeb(payload as WebStream)
    const packed =
      coding === 'br'
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH })
    // A source that breaks off destroys the packed stream, and with it the connection: nobody takes half an answer for
    // a whole one.
    return pipeline(source, packed, () => undefined)
  })
}
