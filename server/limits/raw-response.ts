/** Responses that are written directly to a socket, where Node has no request to respond to. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** The text of a response with `{ error }`, after which the connection is closed. */
export function rawResponse(status: number, error: string): string {
  const body = JSON.stringify({ error })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    ...(status === 503 ? ['retry-after: 5'] : []),
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Returns the response that Node is sending on this connection; undefined between requests. */
export function responseOf(socket: Socket): ServerResponse | undefined {
  return (socket as { readonly _httpMessage?: ServerResponse | null })._httpMessage ?? undefined
}

/** Responds to a request that Node could not read. Returns the limit that was exceeded, if any. */
export function sendClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  requestMs: number,
): 'time' | undefined {
  if (error.code === 'ECONNRESET' || socket.destroyed) return undefined
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (socket.writable && responseOf(socket)?.headersSent !== true) {
    socket.write(
      isLate
        ? rawResponse(408, `the request did not arrive within ${requestMs / 1000} s`)
        : error.code === 'HPE_HEADER_OVERFLOW'
          ? rawResponse(431, 'the headers of the request are larger than 16 KB')
          : rawResponse(400, 'the request is not valid HTTP'),
    )
  }
  socket.destroySoon()
  return isLate ? 'time' : undefined
}
