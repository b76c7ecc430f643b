import type { CallResult } from '../../action.ts'
import type { JsonObject } from '../../core/json.ts'
import type { CacheSettings } from './contract.ts'

/** A call with everything that identifies its answer. */
export interface PreparedCall<C> {
  readonly name: string
  readonly contract: C
  readonly payload: JsonObject
  /** Cache slot: call name, payload as given, identity of the person. Each slot has one cache entry. */
  readonly slot: string
  /** The payload as it is sent. A cached answer is fresh only if it was stored with the same key. */
  readonly key: string
  readonly caching: CacheSettings | undefined
  readonly keepalive: boolean
}

/** The result of a call. With `isPartial`, a default replaces a required property, so the answer is not cached. */
export type SentResult = CallResult & { readonly isPartial?: true }

/** Sends a call and returns its result. Never throws. */
export type SendCall<C> = (call: PreparedCall<C>, signal: AbortSignal) => Promise<SentResult>

export function failed(code: string): CallResult<never> {
  return { ok: false, error: { code, message: '' } }
}
