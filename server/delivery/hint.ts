import type { ServerResponse } from 'node:http'

/**
 * Server-sent events that announce a move of the pointer. After an event clients request the pointer.
 * Clients also poll the pointer, so a lost or refused connection causes a delay and no other harm.
 */
export interface Hints {
  /** Adds a client. Returns false when the limit of connections is reached; the caller then responds with 503. */
  join(response: ServerResponse, sequence: number | undefined): boolean
  send(sequence: number): void
  size(): number
  close(): void
}

/** Bytes that may wait for a client that does not read; such a client is disconnected. */
const maxBacklogBytes = 64_000

export function createHints(options: { readonly limit?: number; readonly heartbeatMs?: number } = {}): Hints {
  const { limit = 1000, heartbeatMs = 25_000 } = options
  const open = new Set<ServerResponse>()
  // A comment line: it keeps proxies from closing idle connections, and reveals dead ones.
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  heartbeat.unref()

  function write(text: string): void {
    for (const response of open) {
      if (response.writableLength > maxBacklogBytes) response.destroy()
      else response.write(text)
    }
  }

  return {
    join(response, sequence) {
      if (open.size >= limit) return false
      open.add(response)
      response.on('close', () => open.delete(response))
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      // A server that stops disconnects all clients at once. Random delays spread their reconnections.
      const retry = Math.round(15_000 * (0.75 + Math.random() / 2))
      response.write(`retry: ${retry}\n${sequence === undefined ? ':' : event(sequence)}\n\n`)
      return true
    },
    send: (sequence) => write(`${event(sequence)}\n\n`),
    size: () => open.size,
    close() {
      clearInterval(heartbeat)
      for (const response of open) response.end()
      open.clear()
    },
  }
}

function event(sequence: number): string {
  return `data: ${JSON.stringify({ sequence })}`
}
