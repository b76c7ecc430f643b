/** Responses with all headers and bytes ready to send, so sending one again needs two lookups and one write. */
import { hashOf } from '../../engine/release/disk.ts'
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

/**
 * Large headers that a 304 response does not repeat, because the client has them from the response that it stored. The
 * tag depends on their values, so after a change of a policy the client gets a whole response with the new policy.
 */
const storedHeaders: readonly string[] = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
]

/** @param version identifies the content; the same for all its codings */
export function prepareResponse(headers: ResponseHeaders, version: string, body: Buffer): PreparedResponse {
  const { 'content-type': _type, 'content-encoding': _coding, ...others } = headers
  const notModified = Object.fromEntries(Object.entries(others).filter(([name]) => !storedHeaders.includes(name)))
  // A weak tag, because the bytes differ for each coding.
  const tag = `W/"${version}${digestOf(storedHeaders.map((name) => headers[name] ?? ''))}"`
  return {
    tag,
    headers: Object.entries({ ...headers, etag: tag, 'content-length': String(body.length) }).flat(),
    notModifiedHeaders: Object.entries({ ...notModified, etag: tag }).flat(),
    body,
  }
}

/** Empty for a response without such headers. */
function digestOf(values: readonly string[]): string {
  return values.some(Boolean) ? `-${hashOf(values.join('\n')).slice(0, 8)}` : ''
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
