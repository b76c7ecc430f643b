import type { Json } from '../../engine/core/json.ts'

export { causeOf, isTemporary, TOO_MANY_REQUESTS } from '../../engine/runtime/calls/failure-codes.ts'

/** The only code that has another meaning with the prefix `GW_`. */
const AMBIGUOUS_CODE = '801667'

/**
 * Removes the prefix `GW_`, which does not change the meaning of any other code (document 2, section 8; reading
 * AM-071).
 */
export function plainCode(code: string): string {
  const plain = code.startsWith('GW_') ? code.slice(3) : code
  return plain === AMBIGUOUS_CODE ? code : plain
}

/** True when `codes` contains `code`, with or without the prefix `GW_`. */
export function hasCode(codes: readonly string[], code: string): boolean {
  const plain = plainCode(code)
  return codes.some((other) => plainCode(other) === plain)
}

/**
 * Returns the login attempts that are left after a refusal; -1 when the gateway does not report them.
 *
 * @param given the field `loseTryTimes` of the refusal
 */
export function triesLeft(given: Json | undefined): number {
  return typeof given === 'number' && Number.isInteger(given) ? given : -1
}

/** True for a code of the gateway. The codes of other failures are names, such as `TIMEOUT`. */
export function isGatewayCode(code: string): boolean {
  return /^(GW_)?\d+$/.test(code)
}
