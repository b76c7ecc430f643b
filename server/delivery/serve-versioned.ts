/**
 * Files that replace an earlier version with each release: pages, and the directory of the site. Clients with an
 * earlier version get only the difference.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DeliveryContext, sendInternalError, withCoding } from './context.ts'
import { compressDelta, type Dictionary, findDictionary } from './dictionary.ts'
import { type IndexedFile, readIndexedFile } from './file-index.ts'
import { dictionaryHeaders, type ResponseHeaders } from './headers.ts'
import { chooseEncoding, isFetched } from './negotiate.ts'
import { prepareResponse, sendPrepared } from './prepared-response.ts'

export interface VersionedFile {
  /** Key of the file's responses in the cache. */
  readonly source: object
  readonly file: IndexedFile
  readonly headers: () => ResponseHeaders
  /** Identifies the content of the file. */
  readonly version: string
  /** Pattern for the addresses of later versions of the file. */
  readonly match: string
}

/** Whether the client supports dictionaries. Responses to other clients neither mention nor use dictionaries. */
export function acceptsVersions({ headers }: IncomingMessage): boolean {
  return headers['available-dictionary'] !== undefined || isFetched(headers['sec-fetch-mode'])
}

/**
 * Sends the difference to the version that the client has, or the whole file. In both cases, the client may use the new
 * version as its next dictionary.
 */
export function serveVersioned(
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  versioned: VersionedFile,
): void {
  findDictionary(request.headers, context.store.objects, versioned.file)
    .catch((error: unknown) => {
      context.log.warn({ err: error }, 'the earlier version of a file cannot be read; the whole file is sent')
      return undefined
    })
    .then((dictionary) => sendVersion(context, request, response, versioned, dictionary))
    .catch((error: unknown) => sendInternalError(context.log, response, error))
}

async function sendVersion(
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  versioned: VersionedFile,
  dictionary?: Dictionary,
): Promise<void> {
  const coding = chooseEncoding(request.headers['accept-encoding'], versioned.file.has)
  const cache = dictionary === undefined ? context.responses : context.deltas
  const variant = `${coding} ${dictionary?.file.name}`
  let prepared = cache.get(versioned.source, variant)
  if (prepared === undefined) {
    const headers = dictionaryHeaders(versioned.headers(), versioned.match)
    const [body, usedCoding] = await compressVersion(context, versioned.file, coding, dictionary)
    prepared = prepareResponse(withCoding(headers, usedCoding), versioned.version, body)
    cache.put(versioned.source, variant, prepared)
  }
  sendPrepared(request, response, 200, prepared)
}

/** The smaller of the difference and the whole file, with its content coding. */
async function compressVersion(
  { log }: DeliveryContext,
  file: IndexedFile,
  coding: 'br' | 'gzip' | undefined,
  dictionary?: Dictionary,
): Promise<readonly [Buffer, string | undefined]> {
  const whole = await readIndexedFile(file, coding)
  const delta =
    dictionary &&
    (await compressDelta(file, dictionary).catch((error: unknown) => {
      log.warn({ err: error }, 'a file cannot be compressed against its earlier version; the whole file is sent')
      return undefined
    }))
  return delta !== undefined && delta.length < whole.length ? [delta, 'dcz'] : [whole, coding]
}
