/** Responses with all headers and bytes ready to send, so sending one again needs two lookups and one write. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ResponseHeaders } from './headers.ts'
import { hasTag } from './negotiate.ts'

export interface PreparedResponse {
  readonly tag: string
  /** Names and values alternate, as `writeHead` takes them. */
  readonly headers: string[]
  /** Headers of the 304 response. */
  readonly notModifiedHeaders: string[]
  readonly body: Buffer
}

export function prepareResponse(headers: ResponseHeaders, tag: string, body: Buffer): PreparedResponse {
  const { 'content-type': _type, 'content-encoding': _coding, ...notModified } = headers
  return {
    tag,
    headers: Object.entries({ ...headers, etag: tag, 'content-length': String(body.length) }).flat(),
    notModifiedHeaders: Object.entries({ ...notModified, etag: tag }).flat(),
    body,
  }
}

export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  prepared: PreparedResponse,
): void {
  // A missing page is always sent as 404: a 304 would hide the status from a client that has the text.
  if (status !== 404 && hasTag(request.headers['if-none-match'], prepared.tag)) {
    response.writeHead(304, prepared.notModifiedHeaders).end()
  } else response.writeHead(status, prepared.headers).end(prepared.body)
}
