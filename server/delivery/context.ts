/** What the functions of delivery share: the release, the files, the caches, and how they send errors. */
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { FileIndex, IndexedFile } from './file-index.ts'
import { readIndexedFile } from './file-index.ts'
import { commonHeaders, type ResponseHeaders } from './headers.ts'
import type { CompiledRelease } from './choose-page.ts'
import type { ReleaseStore } from './release-store.ts'
import type { ResponseCache } from './response-cache.ts'

export interface DeliveryContext {
  readonly store: ReleaseStore
  /** Files of the player build. */
  readonly build: FileIndex
  /** The release that a valid preview token names; undefined for the live one. */
  readonly previewedRelease: (token: string) => Promise<CompiledRelease | undefined>
  readonly responses: ResponseCache
  /** Responses with only the difference to an earlier version. */
  readonly deltas: ResponseCache
  readonly log: FastifyBaseLogger
}

const jsonType: ResponseHeaders = { 'content-type': 'application/json; charset=utf-8' }

/**
 * Calls `found` at once for a known name, otherwise after the folder was listed again. Sends 404 for a name without a
 * file.
 */
export function findFile(
  { log }: DeliveryContext,
  response: ServerResponse,
  files: FileIndex,
  name: string,
  found: (file: IndexedFile) => void,
): void {
  const file = files.get(name)
  if (file !== undefined) return found(file)
  files
    .find(name)
    .then((late) => (late === undefined ? sendNotFound(response) : found(late)))
    .catch((error: unknown) => sendInternalError(log, response, error))
}

export function readFileFor(
  { log }: DeliveryContext,
  response: ServerResponse,
  file: IndexedFile,
  coding: 'br' | 'gzip' | undefined,
  done: (body: Buffer) => void,
): void {
  readIndexedFile(file, coding)
    .then(done)
    .catch((error: unknown) => sendInternalError(log, response, error))
}

export function withCoding(headers: ResponseHeaders, coding: string | undefined): ResponseHeaders {
  return coding === undefined ? headers : { ...headers, 'content-encoding': coding }
}

export function sendText(response: ServerResponse, status: number, headers: ResponseHeaders, text: string): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}

export function sendNotFound(response: ServerResponse): void {
  sendText(response, 404, { ...commonHeaders, ...jsonType, 'cache-control': 'no-cache' }, '{"error":"no such file"}')
}

/** Before the first release: a plain text that browsers load again after three seconds. */
export function sendNotReady(response: ServerResponse): void {
  const headers = {
    ...commonHeaders,
    'retry-after': '3',
    refresh: '3',
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  }
  sendText(response, 503, headers, 'Habi is preparing its first release. This page loads again by itself.\n')
}

export function sendInternalError(log: FastifyBaseLogger, response: ServerResponse, error: unknown): void {
  log.error({ err: error }, 'request failed')
  if (response.headersSent) response.destroy()
  else
    sendText(
      response,
      500,
      { ...commonHeaders, ...jsonType, 'cache-control': 'no-store' },
      '{"error":"internal error"}',
    )
}
