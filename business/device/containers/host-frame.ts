/** Messages between this page and the page of the partner that shows it in a frame. */
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'

export interface HostFrame {
  readonly post: (message: JsonObject) => void
  readonly listen: (received: (message: JsonObject) => void) => void
}

/**
 * Returns a connection to the parent page; undefined when this page is not in a frame, or the parent is not allowed.
 *
 * @param containers `containers` of the site document
 */
export function openHostFrame(containers: Json | undefined): HostFrame | undefined {
  const { parent } = globalThis
  const origin = parentOrigin()
  if (parent === globalThis.window || origin === undefined) return undefined
  const patterns = isObject(containers) && Array.isArray(containers.frameAncestors) ? containers.frameAncestors : []
  const isAllowed = patterns.some((pattern) => typeof pattern === 'string' && matchesOrigin(pattern, origin))
  if (origin !== location.origin && !isAllowed) return undefined
  return {
    post: (message) => parent.postMessage(message, origin),
    listen(received) {
      addEventListener('message', ({ source, origin: sender, data }) => {
        if (source === parent && sender === origin && isObject(data as Json)) received(data as JsonObject)
      })
    },
  }
}

function parentOrigin(): string | undefined {
  try {
    return new URL(location.ancestorOrigins?.[0] ?? document.referrer).origin
  } catch {
    // The parent is unknown without a referrer, and a sandboxed parent has the origin "null".
    return undefined
  }
}

/** True when `origin` matches a pattern such as `https://*.partner.example` or `http://localhost:*`. */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const [scheme = '', rest = ''] = pattern.split('://')
  const [host = '', port = ''] = rest.split(':')
  const { protocol, hostname, port: actual } = new URL(origin)
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return protocol === `${scheme}:` && isHost && (port === '*' || port === actual)
}
