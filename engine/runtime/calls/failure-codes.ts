/** Failure codes of the call client itself. All other codes come from the gateway. */

/** A code of the HTTP status for too many requests. Such a call is not repeated. */
export const TOO_MANY_REQUESTS = 'HTTP-429'

/** A call that its caller has aborted. */
export const ABORTED = 'ABORTED'

/** True when the gateway was not reached, or did not answer in time. */
export function isUnreached(code: string): boolean {
  return code === 'OFFLINE' || code === 'NETWORK' || code === 'TIMEOUT'
}

/** True for a failure of the transport or of the server: the same call can succeed when it is sent again. */
export function isTransportFailure(code: string): boolean {
  return isUnreached(code) || /^(BAD-ANSWER|HTTP-5\d\d)$/.test(code)
}
