/** Failure codes that the engine distinguishes, and classes of codes. */

/** The HTTP status for too many requests. */
export const TOO_MANY_REQUESTS = 'HTTP-429'

/** The caller has aborted the call. */
export const ABORTED = 'ABORTED'

/** The answer does not match the contract of the call. */
export const BAD_ANSWER = 'BAD-ANSWER'

/** True when the gateway was not reached, or did not answer in time. */
function isUnreached(code: string): boolean {
  return code === 'OFFLINE' || code === 'NETWORK' || code === 'TIMEOUT'
}

/** True for a code of the gateway, which ends with a number, such as `11020`. Our own codes are words or `HTTP-500`. */
function isRefused(code: string): boolean {
  return /^\w*\d$/.test(code)
}

/** Why a call has failed: no answer in time, not reached, refused by the gateway, or a problem of the server. */
export function causeOf(code: string): 'timeout' | 'network' | 'refused' | 'server' {
  if (code === 'TIMEOUT') return 'timeout'
  return isUnreached(code) ? 'network' : isRefused(code) ? 'refused' : 'server'
}

/**
 * True for a failure after which the same call may succeed later: the gateway was not reached, could not answer, or the
 * call was aborted.
 */
export function isTemporary(code: string): boolean {
  return isUnreached(code) || code === ABORTED || code === TOO_MANY_REQUESTS || /^HTTP-5\d\d$/.test(code)
}
