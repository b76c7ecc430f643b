import type { ServerResponse } from 'node:http'

/**
 * Server-sent hints that the pointer moved. A hint says only "look": the conditional poll of the pointer is the truth,
 * so a lost or refused connection costs a delay and nothing else.
 */
export interface Hints {
  /** False when there are as many listeners as we keep; the caller answers 503. */
  join(response: ServerResponse, sequence: number | undefined): boolean
  send(sequence: number): void
  size(): number
  close(): void
}

export function createHints(options: { readonly limit?: number; readonly heartbeatMs?: number } = {}): Hints {
  const { limit = 1000, heartbeatMs = 25_000 } = options
  const open = new Set<ServerResponse>()
  // A comment line: keeps middle boxes from closing the connection and finds the dead ones.
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  heartbeat.unref()

  function write(text: string): void {
    for (const response of open) {
      // A client that does not read must not make us keep its backlog.
      if (response.writableLength > 64_000) response.destroy()
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
      // A server that ends sends all its listeners away at once; they must not all come back at once.
      response.write(`retry: ${Math.round(15_000 * (0.75 + Math.random() / 2))}\n${sequence === undefined ? ':' : event(sequence)}\n\n`)
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
