/**
 * Preview frames. The studio shows the player in a frame without same-origin rights, so no script of a page can act in
 * the studio as the signed-in operator. Browsers send the requests of such a frame with `Origin: null` and without
 * cookies, and its scripts can read only responses that allow it.
 */
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Sandbox of preview frames. `allow-forms` is needed for submit events; the content security policy still prevents
 * forms from being sent.
 */
export const previewSandbox = 'sandbox allow-scripts allow-forms'

/** Lets scripts of any origin read the response. Browsers send no cookies with such requests. */
export const readableAnywhere = { 'access-control-allow-origin': '*' }

/** True for a request of a document without an origin, such as a preview frame. */
export function isWithoutOrigin({ origin }: IncomingHttpHeaders): boolean {
  return origin === 'null'
}
