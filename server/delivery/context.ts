/** The state that the functions of delivery share (release, files, caches), and error responses. */
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { FileIndex, IndexedFile } from './file-index.ts'
import { readIndexedFile } from './file-index.ts'
import { commonHeaders, type ResponseHeaders } from './headers.ts'
import { DamagedObjectError } from './objects.ts'
import type { KillList } from '../../engine/core/kill.ts'
import type { KilledResponses } from './killed-response.ts'
import type { CompiledRelease } from './choose-page.ts'
import type { IsForStudio } from '../studio/studio-host.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { ReleaseStore } from './release-store.ts'
import type { ResponseCache } from './response-cache.ts'

export interface DeliveryContext {
  readonly store: ReleaseStore
  /** Files of the player build. */
  readonly build: FileIndex
  /** The release that a valid preview token names; undefined for the live one. */
  readonly previewedRelease: (token: string) => Promise<CompiledRelease | undefined>
  /** The list of what the kill switch takes out of use; undefined when nothing is killed. */
  readonly kills: () => KillList | undefined
  readonly killedResponses: KilledResponses
  /** The origin of the studio; undefined when it shares the origin of the player. */
  readonly studioOrigin: string | undefined
  readonly isForStudio: IsForStudio
  readonly responses: ResponseCache
  /** Responses with only the difference to an earlier version. */
  readonly deltas: ResponseCache
  readonly log: FastifyBaseLogger
}

const jsonType: ResponseHeaders = { 'content-type': 'application/json; charset=utf-8' }

/**
 * Calls `found` at once for a known name, otherwise when `files.find` has found the file. For a name without a file,
 * sends 404 or calls `sendMissing`.
 */
export function findFile(
  { log }: DeliveryContext,
  response: ServerResponse,
  files: FileIndex,
  name: string,
  found: (file: IndexedFile) => void,
  sendMissing = sendNotFound,
): void {
  const file = files.get(name)
  if (file !== undefined) return found(file)
  files
    .find(name)
    .then((late) => (late === undefined ? sendMissing(response) : found(late)))
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

/** Sent before the first release, when nothing is known about the site yet, not even its languages. */
export function sendNotReady(response: ServerResponse): void {
  sendTemporary(response, 'This site is being prepared')
}

/** Sent for a file that is damaged or missing, until it is repaired. */
export function sendDamaged(response: ServerResponse): void {
  sendTemporary(response, 'This page is being repaired')
}

/** A page that browsers load again after three seconds. It needs no other file. */
function sendTemporary(response: ServerResponse, title: string): void {
  const headers = {
    ...commonHeaders,
    'retry-after': '3',
    refresh: '3',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  sendText(response, 503, headers, temporaryPage(title))
}

function temporaryPage(title: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 0 1rem }
h1 { font-size: min(2em, 10vw); line-height: 1.2 }
</style>
<main>
<h1>${title}</h1>
<p>It reloads automatically every three seconds.</p>
<p>If it is still here after a few minutes, the log of the server says why.</p>
</main>
</html>
`
}

export function sendInternalError(log: FastifyBaseLogger, response: ServerResponse, error: unknown): void {
  // A file of another server cannot be fetched now.
  if (error instanceof UnavailableError && !response.headersSent) return sendNotReady(response)
  // The damage was reported when it was found.
  if (error instanceof DamagedObjectError && !response.headersSent) return sendDamaged(response)
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
