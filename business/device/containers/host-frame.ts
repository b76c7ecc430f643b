/** Messages between this page and the page of the partner that shows it in a frame. */
import type { DeviceStorage } from '../../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'

/** Key of the origin of the parent page, which is stored for the session. */
const PARENT_KEY = 'tab.parentOrigin'

export interface HostFrame {
  readonly post: (message: JsonObject) => void
  readonly listen: (received: (message: JsonObject) => void) => void
}

/**
 * Returns a connection to the parent page; undefined when this page is not in a frame, or the parent is not allowed.
 *
 * @param containers `containers` of the site document
 */
export function openHostFrame(containers: Json | undefined, storage: DeviceStorage): HostFrame | undefined {
  const { parent } = globalThis
  const origin = parentOrigin(storage)
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

/**
 * Returns the origin of the parent page. Browsers without `ancestorOrigins`, such as Firefox, only have the referrer,
 * which names the parent in the first document of the frame, and this site in later ones.
 */
function parentOrigin(storage: DeviceStorage): string | undefined {
  const { ancestorOrigins } = location
  if (ancestorOrigins !== undefined) return originOf(ancestorOrigins[0])
  const referrer = originOf(document.referrer)
  if (referrer !== undefined && referrer !== location.origin) storage.set(PARENT_KEY, referrer)
  const stored = storage.get(PARENT_KEY)
  return typeof stored === 'string' ? originOf(stored) : referrer
}

/** Returns undefined without an address, and for `null`, the origin of a sandboxed page. */
function originOf(address = ''): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** True when `origin` matches a pattern such as `https://*.partner.example` or `http://localhost:*`. */
export function matchesOrigin(pattern: string, origin: string): boolean {
  const [scheme = '', rest = ''] = pattern.split('://')
  const [host = '', port = ''] = rest.split(':')
  const { protocol, hostname, port: actual } = new URL(origin)
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  return protocol === `${scheme}:` && isHost && (port === '*' || port === actual)
}
