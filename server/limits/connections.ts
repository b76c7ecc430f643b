/**
 * Limits of connections. A connection beyond a limit replaces the connection with the slowest request, or is refused
 * with status 503. Other connections are not affected.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { rawResponse, responseOf } from './raw-response.ts'

export interface ConnectionLimits {
  readonly total: number
  readonly perAddress: number
  /** The address that a connection counts for. Undefined for a proxy, which is limited by the total only. */
  readonly addressOf: (socket: Socket) => string | undefined
  readonly onRefused: (limit: 'connections' | 'address', address: string | undefined) => void
  /** Milliseconds after which a request that has not arrived completely may be ended when a limit is reached. */
  readonly slowAfterMs?: number
}

export interface OpenConnections {
  size(): number
}

/** A connection whose request has not arrived completely. */
interface Unfinished {
  readonly address: string | undefined
  readonly since: number
  /** Undefined until the headers have arrived. */
  readonly request?: IncomingMessage
}

const SLOW_AFTER_MS = 5000
/**
 * Maximum number of refused connections that wait for the client to read the response. Further refused connections are
 * closed at once.
 */
const MAX_REFUSALS = 200
const REFUSAL_MS = 2000

/** Call this after all other request listeners were added. */
export function limitConnections(server: Server, limits: ConnectionLimits): OpenConnections {
  const { total, perAddress, addressOf, onRefused, slowAfterMs = SLOW_AFTER_MS } = limits
  let size = 0
  const sizes = new Map<string, number>()
  /** Oldest first. */
  const unfinished = new Map<Socket, Unfinished>()
  const refuse = createRefusal()

  function add(socket: Socket, address: string | undefined): void {
    size++
    if (address !== undefined) sizes.set(address, (sizes.get(address) ?? 0) + 1)
    unfinished.set(socket, { address, since: performance.now() })
    socket.once('close', () => {
      size--
      unfinished.delete(socket)
      if (address === undefined) return
      const left = (sizes.get(address) ?? 0) - 1
      if (left > 0) sizes.set(address, left)
      else sizes.delete(address)
    })
  }

  /**
   * Ends the slowest request, or the slowest of `address` if one is given. Returns false when no such request is slow.
   */
  function endSlowest(address: string | undefined): boolean {
    const limit = performance.now() - slowAfterMs
    for (const [socket, entry] of unfinished) {
      if (entry.since > limit) return false
      if ((address !== undefined && entry.address !== address) || entry.request?.complete === true) continue
      unfinished.delete(socket)
      endSlow(socket)
      return true
    }
    return false
  }

  wrapListener<[Socket]>(server, 'connection', (serve) => (socket) => {
    const address = addressOf(socket)
    const isFull = size >= total
    if (isFull || (address !== undefined && (sizes.get(address) ?? 0) >= perAddress)) {
      if (!endSlowest(isFull ? undefined : address)) {
        // Makes room for the next client.
        if (isFull) server.closeIdleConnections()
        onRefused(isFull ? 'connections' : 'address', address)
        return refuse(socket, isFull ? 'the server has' : 'your network has')
      }
    }
    add(socket, address)
    serve(socket)
  })
  wrapListener<[IncomingMessage, ServerResponse]>(server, 'request', (serve) => (request, response) => {
    const { socket } = request
    const before = unfinished.get(socket)
    if (before !== undefined) unfinished.delete(socket)
    if (hasBody(request)) {
      unfinished.set(socket, { address: before?.address ?? addressOf(socket), since: performance.now(), request })
      request.once('end', () => unfinished.delete(socket))
    }
    serve(request, response)
  })
  return { size: () => size }
}

/**
 * Closes connections without traffic: those between two requests, and those whose client does not read its response. A
 * connection whose response is still being made stays open.
 */
export function closeStalledConnections(server: Server, afterMs: number): void {
  server.setTimeout(afterMs, (socket: Socket) => {
    if (responseOf(socket) === undefined || socket.writableLength > 0) socket.destroy()
  })
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function endSlow(socket: Socket): void {
  if (responseOf(socket)?.headersSent !== true)
    socket.write(
      rawResponse(408, 'the request arrived too slowly, and the server has too many connections; try again later'),
    )
  socket.destroySoon()
}

function createRefusal(): (socket: Socket, owner: string) => void {
  let refusals = 0
  return (socket, owner) => {
    if (refusals >= MAX_REFUSALS) return void socket.destroy()
    refusals++
    const timer = setTimeout(() => socket.destroy(), REFUSAL_MS)
    timer.unref()
    socket.once('close', () => {
      clearTimeout(timer)
      refusals--
    })
    // Ignored: a client that resets the connection needs no response.
    socket.on('error', () => undefined)
    // Unread bytes would reset the connection before the client has read the response.
    socket.resume()
    socket.end(rawResponse(503, `${owner} too many open connections; try again in a few seconds`))
  }
}

/** Wraps the only listener that the server has for this event. */
function wrapListener<A extends unknown[]>(
  server: Server,
  event: 'connection' | 'request',
  wrap: (next: (...args: A) => void) => (...args: A) => void,
): void {
  const [next, ...others] = server.listeners(event) as ((...args: A) => void)[]
  if (next === undefined || others.length > 0)
    throw new Error(
      `the HTTP server has ${others.length === 0 ? 'no' : 'several'} listeners for ${event}; expected one`,
    )
  server.removeAllListeners(event)
  const wrapped = wrap((...args) => next.apply(server, args))
  server.on(event, (...args: unknown[]) => wrapped(...(args as A)))
}
