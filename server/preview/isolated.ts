/**
 * Preview frames. The studio shows the player in a frame without same-origin rights, so no script of a page can
 * use the studio as its operator. Browsers send the requests of such a frame with `Origin: null`, without cookies, and
 * its scripts may read an answer only when the answer allows it.
 */
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Sandbox of preview frames. Without `allow-forms`, browsers send no submit events; the content security policy still
 * prevents that a form is sent.
 */
export const previewSandbox = 'sandbox allow-scripts allow-forms'

/** Scripts of any page may read the answer, which browsers then request without cookies. */
export const readableAnywhere = { 'access-control-allow-origin': '*' }

/** True for a request of a document without an origin, such as a preview frame. */
export function isWithoutOrigin({ origin }: IncomingHttpHeaders): boolean {
  return origin === 'null'
}
