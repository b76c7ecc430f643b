/** Call contracts, which come from the business areas, and call settings, which come from the configuration. */
import type { JsonObject } from '../../core/json.ts'

/**
 * A call contract (`business/<area>/calls/<name>.json`), reduced by `slimContract`. A protocol adds fields of its own.
 */
export interface CallContract {
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** Key of the service in the base addresses of the call settings. */
  readonly base: string
  /**
   * Payload fields that are taken from another call's answer when the caller leaves them out. For example, the key of a
   * game list is loaded first, so a cached list is never older than its key.
   */
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  readonly response: JsonObject
}

export interface RetrySettings {
  /** Number of attempts after the first one. */
  readonly times: number
  readonly delayMs: number
  /** Each delay is the previous delay times this factor; 1 if absent. */
  readonly factor?: number
  readonly maxMs?: number
}

export interface CacheSettings {
  readonly seconds: number
  /** If true, the call returns the cached answer, however old, when the gateway fails. */
  readonly staleOnError?: boolean
  /** If false, an answer whose lists are all empty is used but not cached, so the next call asks the gateway again. */
  readonly keepEmpty?: boolean
  /** `local` entries outlive the page. */
  readonly storage?: 'memory' | 'local'
}

/** The part of the `call-settings` document that does not depend on the protocol. */
export interface CallSettings {
  /** Base addresses of the services. A service without an address uses that of `main`. */
  readonly base: { readonly main: string; readonly [service: string]: string }
  readonly defaults: { readonly timeoutMs: number; readonly retry?: RetrySettings }
  readonly calls: {
    readonly [call: string]: {
      readonly timeoutMs?: number
      readonly retry?: RetrySettings
      readonly cache?: CacheSettings
    }
  }
}

/** Reports a problem of a call. */
export type CallReporter = (problem: { readonly code: string; readonly message: string; readonly call: string }) => void
