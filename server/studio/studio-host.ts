/**
 * Recognizes requests to a studio with an origin of its own (`STUDIO_ORIGIN`). Player pages run there only as preview
 * frames.
 */
import type { IncomingMessage } from 'node:http'

export type IsForStudio = (request: IncomingMessage) => boolean

/**
 * True for every request to the host of `origin`; false for all requests when the studio shares the origin of the
 * player.
 */
export function studioHost(origin: string | undefined): IsForStudio {
  const host = origin === undefined ? undefined : new URL(origin).host
  return ({ headers }) => host !== undefined && headers.host === host
}
