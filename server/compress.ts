import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller responses fit into one packet uncompressed. */
const MIN_BYTES = 1000
/** A response up to this size is compressed in one call of about 2 ms; a larger one while it is sent. */
const MAX_SYNC_BYTES = 128 * 1024
/**
 * A medium level, because the client waits for the compression. Files of a release are compressed with high levels at
 * publish.
 */
const BROTLI_QUALITY = 5

/**
 * Compresses responses that are made for each request: calls, including those of a gateway, and drawings of the
 * sandbox. Await this before the routes are registered. Calls send their token in a header and not in a cookie, so a
 * foreign page cannot cause a response whose compressed size would reveal its content.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    const isTransformable = !String(reply.getHeader('cache-control')).includes('no-transform')
    const isEventStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    // With this header the plugin, whose hooks run after this one, does not compress the response.
    if (!isTransformable || isEventStream) request.headers['x-no-compression'] = 'true'
  })
  // The error response to a stream that failed before its first byte is not compressed.
  app.addHook('onError', async (_request, reply) => void reply.removeHeader('content-encoding'))
  await app.register(compress, {
    globalDecompression: false,
    threshold: MIN_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    encodings: ['br', 'gzip'],
    // A stream is flushed with each part, so the client gets the part at once.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
}
