import type { ServerResponse } from 'node:http'

/**
 * Server-sent events that announce a move of the pointer. After an event clients request the pointer. Clients also poll
 * the pointer, so a lost or refused connection causes a delay and no other harm.
 */
export interface Hints {
  /** Adds a client. Returns the limit that is reached, if any; the caller then responds with 503. */
  join(response: ServerResponse, client: HintClient): 'hints' | 'hints-address' | undefined
  send(sequence: number): void
  size(): number
  /** Returns the addresses of all clients' pages, without duplicates. */
  pages(): readonly string[]
  /** Counts the clients that state which release they show. */
  releases(): ShownReleases
  close(): void
}

export interface ShownReleases {
  /** Number of clients by the sequence of the release. */
  readonly clients: ReadonlyMap<number, number>
  /**
   * Since when (milliseconds since 1970) no client shows an earlier release than the live one; undefined while a client
   * does.
   */
  readonly since: number | undefined
}

export interface HintClient {
  /** The sequence of the live release; undefined before the first release. */
  readonly sequence: number | undefined
  /** The client's address. The connections of one address are limited. */
  readonly address: string
  /** The address of the client's page, if it sends one. */
  readonly page?: string | undefined
  /** The sequence of the release that the client shows. Previews and older players do not state it. */
  readonly shows?: number | undefined
  /** The id of the last event that the client received, if it reconnects. */
  readonly lastEvent?: string | undefined
}

/** Largest number of unsent bytes of a client. A client that reads too slowly is disconnected. */
const maxBacklogBytes = 64_000

export interface HintOptions {
  readonly limit?: number
  readonly perAddress?: number
  readonly heartbeatMs?: number
  /** Open pages show a new release at once, instead of at their next navigation. For `npm run dev`. */
  readonly applied?: boolean
}

export function createHints({
  limit = 1000,
  perAddress = 100,
  heartbeatMs = 25_000,
  applied = false,
}: HintOptions = {}): Hints {
  const open = new Map<ServerResponse, Pick<HintClient, 'page'>>()
  const sizes = new Map<string, number>()
  const shown = new Map<number, number>()
  let live = 0
  let since: number | undefined
  // A comment line: it keeps proxies from closing idle connections, and reveals dead ones.
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  heartbeat.unref()

  function write(text: string): void {
    for (const response of open.keys()) {
      if (response.writableLength > maxBacklogBytes) response.destroy()
      else response.write(text)
    }
  }

  /** During development, a reconnecting preview, which does not state what it shows, sends the id of its last event. */
  function event(sequence: number, isApplied: boolean): string {
    const data = `data: ${JSON.stringify({ sequence })}\n\n`
    return applied ? `id: ${sequence}\n${isApplied ? 'event: apply\n' : ''}${data}` : data
  }

  function change<K>(counts: Map<K, number>, key: K, by: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }

  function changeShown(shows: number | undefined, by: 1 | -1): void {
    if (shows !== undefined) change(shown, shows, by)
    const isBehind = [...shown.keys()].some((sequence) => sequence < live)
    since = isBehind ? undefined : (since ?? Date.now())
  }

  function follow(sequence: number): void {
    if (sequence === live) return
    live = sequence
    since = undefined
    changeShown(undefined, 1)
  }

  return {
    join(response, { sequence, address, page, shows, lastEvent }) {
      if (open.size >= limit) return 'hints'
      if ((sizes.get(address) ?? 0) >= perAddress) return 'hints-address'
      open.set(response, { page })
      change(sizes, address, 1)
      follow(sequence ?? 0)
      changeShown(shows, 1)
      response.once('close', () => {
        open.delete(response)
        change(sizes, address, -1)
        changeShown(shows, -1)
      })
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      // A server that stops disconnects all clients at once. Random delays spread their reconnections. During
      // development, the few clients reconnect soon, because they may have missed a release.
      const retry = applied ? 500 : Math.round(15_000 * (0.75 + Math.random() / 2))
      // A client may show an earlier release than it has received, if the server stopped before the release was loaded.
      const known = shows ?? lastEvent ?? ''
      const isMissed = known !== '' && String(known) !== String(sequence)
      response.write(`retry: ${retry}\n${sequence === undefined ? ':\n\n' : event(sequence, isMissed)}`)
      return undefined
    },
    send(sequence) {
      follow(sequence)
      write(event(sequence, true))
    },
    size: () => open.size,
    releases: () => ({ clients: new Map(shown), since }),
    pages: () => [...new Set([...open.values()].flatMap(({ page }) => page ?? []))],
    close() {
      clearInterval(heartbeat)
      for (const response of open.keys()) response.end()
      open.clear()
    },
  }
}
