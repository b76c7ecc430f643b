/**
 * The call client makes every call in the same way, according to contracts, settings and a protocol. A call passes
 * through the cache, sharing (`shared-requests.ts`), retries (`retry.ts`), renewal of the session (`renew-session.ts`)
 * and `attempt.ts`. No React, no DOM, no clock of its own.
 */
import type { CallOptions, CallResult } from '../../action.ts'
import { canonical, isObject, type Json, type JsonObject, own } from '../../core/json.ts'
import { type AttemptParts, createAttempt } from './attempt.ts'
import { createCache, type ValueStorage } from './cache.ts'
import type { CallContract } from './contract.ts'
import { failed } from './prepared-call.ts'
import { renewSession } from './renew-session.ts'
import { retryCalls } from './retry.ts'
import { shareRequests } from './shared-requests.ts'

export interface CallClientParts<C extends CallContract> extends AttemptParts<C> {
  /** Loads the contract of a call on its first use; undefined if there is no such call. */
  readonly contractOf: (call: string) => Promise<C | undefined>
  /** Holds cached answers that outlive the page. */
  readonly storage: ValueStorage
}

export interface ClientCallOptions extends CallOptions {
  /** Sends the request even if the cache has a fresh answer. */
  readonly fresh?: boolean
  /**
   * Called with a current cached answer while other calls load the payload fields in `fill`. Only these fields decide
   * whether the answer is fresh.
   */
  readonly onCached?: (value: Json) => void
}

export interface CallClient {
  /** Calls `name` (`games/like`). Never throws; equal calls that overlap share one request. */
  readonly call: (name: string, payload?: JsonObject, options?: ClientCallOptions) => Promise<CallResult>
}

export function createCallClient<C extends CallContract>(parts: CallClientParts<C>): CallClient {
  const { contractOf, settings, protocol, report } = parts
  const cache = createCache(parts.storage, parts.now)
  const retried = retryCalls(settings, protocol, renewSession(protocol, createAttempt(parts)))
  const send = shareRequests<C>(async (prepared, signal) => {
    const { slot, key, caching } = prepared
    const { isPartial, ...result } = await retried(prepared, signal)
    const mayKeep = isPartial !== true && (caching?.keepEmpty !== false || hasEntries(result))
    if (result.ok && mayKeep && caching !== undefined) cache.keep(slot, key, caching, result.value)
    return result
  })

  async function call(
    name: string,
    payload: JsonObject = {},
    { signal, fresh, onCached, keepalive = false }: ClientCallOptions = {},
  ): Promise<CallResult> {
    let contract: C | undefined
    try {
      contract = await contractOf(name)
    } catch (error) {
      report({ code: 'CALL-CONTRACT', message: String(error), call: name })
      return failed('NETWORK')
    }
    if (contract === undefined) {
      report({ code: 'CALL-UNKNOWN', message: `there is no call ${name}`, call: name })
      return failed('CALL-UNKNOWN')
    }
    const caching = own(settings().calls, name)?.cache
    const slot = `${name} ${canonical(payload)} ${protocol.identity(contract)}`
    let cached = caching && cache.find(slot, caching)
    if (contract.fill !== undefined && cached?.isCurrent === true) onCached?.(cached.value)
    const filled = contract.fill === undefined ? payload : await fill(contract.fill, payload)
    const key = canonical(filled)
    const isFresh = (): boolean => cached?.isCurrent === true && cached.key === key
    // Meanwhile an equal call may have stored its answer, so the cache is read again.
    if (contract.fill !== undefined && !isFresh()) cached = caching && cache.find(slot, caching)
    if (cached !== undefined && isFresh() && fresh !== true) return { ok: true, value: cached.value }
    const result = await send({ name, contract, payload: filled, slot, key, caching, keepalive }, signal)
    return !result.ok && cached !== undefined && caching?.staleOnError === true
      ? { ok: true, value: cached.value }
      : result
  }

  /**
   * Adds payload fields from the answers of other calls. A field that cannot be loaded is left out, so an old cached
   * list can still be used.
   */
  async function fill(fields: NonNullable<CallContract['fill']>, payload: JsonObject): Promise<JsonObject> {
    const filled: { [field: string]: Json } = { ...payload }
    for (const [field, from] of Object.entries(fields)) {
      if (Object.hasOwn(filled, field)) continue
      const answer = await call(from.call)
      const value = answer.ok && isObject(answer.value) ? own(answer.value, from.field) : undefined
      if (value !== undefined) filled[field] = value
    }
    return filled
  }

  return { call }
}

/** Whether the answer has more than empty lists. */
function hasEntries(result: CallResult): boolean {
  if (!result.ok) return false
  const { value } = result
  const parts: readonly Json[] = isObject(value) ? Object.values(value) : [value]
  return parts.some((part) => !Array.isArray(part) || part.length > 0)
}
