/** Files of the release and of the player build, and the pointer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DeliveryContext, readFileFor, sendNotReady, withCoding } from './context.ts'
import type { IndexedFile } from './file-index.ts'
import { hashedFileHeaders, pointerHeaders, rootFileHeaders } from './headers.ts'
import { chooseEncoding } from './negotiate.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts'
import type { LiveRelease } from './release-store.ts'
import { acceptsVersions, serveVersioned } from './serve-versioned.ts'

/** Serves a file whose name contains the hash of its content. */
export function serveHashedFile(
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  file: IndexedFile,
): void {
  const headers = () => hashedFileHeaders(file.name)
  if (acceptsVersions(request) && isDirectory(context, file)) {
    return serveVersioned(context, request, response, {
      source: file,
      file,
      headers,
      version: file.name,
      match: '/r/*.json',
    })
  }
  const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
  const cached = context.responses.get(file, coding ?? '')
  if (cached !== undefined) return sendPrepared(request, response, 200, cached)
  readFileFor(context, response, file, coding, (body) => {
    const prepared = prepareResponse(withCoding(headers(), coding), file.name, body)
    context.responses.put(file, coding ?? '', prepared)
    sendPrepared(request, response, 200, prepared)
  })
}

/**
 * Serves a file of the player build with a fixed name. It is read for every request, because its content may change
 * under this name.
 */
export function serveRootFile(
  context: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
  file: IndexedFile,
): void {
  const coding = chooseEncoding(request.headers['accept-encoding'], file.has)
  const headers = withCoding(rootFileHeaders(file.name), coding)
  readFileFor(context, response, file, undefined, (content) =>
    readFileFor(context, response, file, coding, (body) =>
      sendPrepared(request, response, 200, prepareResponse(headers, hashOf(content), body)),
    ),
  )
}

const pointerResponses = new WeakMap<LiveRelease, { readonly kills: string; readonly prepared: PreparedResponse }>()

/** Serves the pointer, with the list of active kills if there are any. */
export function servePointer(
  { store, kills }: DeliveryContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const live = store.live()
  if (live === undefined) return sendNotReady(response)
  const list = kills()
  const known = pointerResponses.get(live)
  if (known?.kills === (list?.id ?? '')) return sendPrepared(request, response, 200, known.prepared)
  const body = Buffer.from(list === undefined ? live.pointerText : JSON.stringify({ ...live.pointer, kills: list }))
  const prepared = prepareResponse(pointerHeaders, hashOf(body), body)
  pointerResponses.set(live, { kills: list?.id ?? '', prepared })
  sendPrepared(request, response, 200, prepared)
}

function isDirectory({ store }: DeliveryContext, { name }: IndexedFile): boolean {
  return Object.values(store.live()?.release.routes ?? {}).includes(name)
}
