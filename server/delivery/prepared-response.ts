/** Answers that lie ready: bytes with all their headers as they go out, so that giving one again costs two look-ups and a write. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ResponseHeaders } from './headers.ts'
import { hasTag } from './negotiate.ts'

export interface PreparedResponse {
  readonly tag: string
  /** Names and values in turn. */
  readonly headers: string[]
  /** The same for a client that has the bytes already. */
  readonly unchanged: string[]
  readonly body: Buffer
}

export function prepareResponse(headers: ResponseHeaders, tag: string, body: Buffer): PreparedResponse {
  const { 'content-type': _type, 'content-encoding': _coding, ...unchanged } = headers
  return {
    tag,
    headers: Object.entries({ ...headers, etag: tag, 'content-length': String(body.length) }).flat(),
    unchanged: Object.entries({ ...unchanged, etag: tag }).flat(),
    body,
  }
}

export function sendPrepared(request: IncomingMessage, response: ServerResponse, status: number, answer: PreparedResponse): void {
  // A missing page stays missing for a client that has its text: 404 must not become 304.
  if (status !== 404 && hasTag(request.headers['if-none-match'], answer.tag)) response.writeHead(304, answer.unchanged).end()
  else response.writeHead(status, answer.headers).end(answer.body)
}

/** Answers by what they are made from and their coding. */
export interface ResponseCache {
  get(from: object, coding: string): PreparedResponse | undefined
  put(from: object, coding: string, answer: PreparedResponse): void
}

/**
 * Keeps answers up to about `limit` bytes. Two generations: when the younger is half of the limit, the elder is forgotten, and with it what
 * nobody asked for since.
 */
export function createResponseCache(limit: number): ResponseCache {
  type Generation = Map<object, { readonly [coding: string]: PreparedResponse }>
  let young: Generation = new Map()
  let old: Generation = new Map()
  let bytes = 0

  function put(from: object, coding: string, answer: PreparedResponse): void {
    const size = answer.body.length + headerBytes
    if (bytes + size > limit / 2) {
      old = young
      young = new Map()
      bytes = 0
    }
    bytes += size
    young.set(from, { ...young.get(from), [coding]: answer })
  }

  return {
    put,
    get(from, coding) {
      const answer = young.get(from)?.[coding]
      if (answer !== undefined) return answer
      const elder = old.get(from)?.[coding]
      if (elder !== undefined) put(from, coding, elder)
      return elder
    },
  }
}

/** What the two lists of an answer take, with the policy of a page. */
const headerBytes = 2000
