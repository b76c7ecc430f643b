/** What the gateway client knows about calls, handed in as data: contracts from the business areas, settings from the configuration. */
import type { JsonObject } from '../../core/json.ts'

/** A call contract (`business/<area>/calls/<name>.json`), or what `slimContract` leaves of it. */
export interface CallContract {
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** Key into the bases of the call settings. */
  readonly base: string
  /** Identity fields that this call does not send. */
  readonly omit: readonly string[]
  /**
   * Payload fields that are taken from another call's answer when the caller leaves them out: a list that is stored under a key
   * asks for the key first, so a cached list is never older than its key.
   */
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  /** Needs no token: the call that hands one out. */
  readonly anonymous?: boolean
  readonly response: JsonObject
}

export interface Contracts {
  readonly [call: string]: CallContract
}

export interface RetrySettings {
  /** Further tries after the first. */
  readonly times: number
  readonly delayMs: number
  /** Each delay is the one before times this; 1 when missing. */
  readonly factor?: number
  readonly maxMs?: number
}

export interface CacheSettings {
  readonly seconds: number
  /** Answers with what was cached, however old, when the gateway fails. */
  readonly staleOnError?: boolean
  /** `local` outlives the page. */
  readonly storage?: 'memory' | 'local'
}

/** The `call-settings` document. */
export interface CallSettings {
  readonly base: { readonly [base: string]: string }
  /** Payload fields that travel encrypted. */
  readonly encrypted: readonly string[]
  /** Calls that send `email` as it is. */
  readonly emailExempt: readonly string[]
  readonly defaults: { readonly timeoutMs: number; readonly retry?: RetrySettings }
  readonly calls: {
    readonly [call: string]: { readonly timeoutMs?: number; readonly retry?: RetrySettings; readonly cache?: CacheSettings }
  }
  readonly token: { readonly expired: readonly string[]; readonly empty: readonly string[] }
}
