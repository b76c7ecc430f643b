/** Call contracts, which come from the business areas, and call settings, which come from the configuration. */
import type { JsonObject } from '../../core/json.ts'

/** A call contract (`business/<area>/calls/<name>.json`), reduced by `slimContract`. A protocol adds what it needs. */
export interface CallContract {
  readonly path: string
  readonly method: 'POST' | 'GET'
  /** Key into the base addresses of the call settings. */
  readonly base: string
  /**
   * Payload fields that are taken from another call's answer when the caller leaves them out. For a list that is stored
   * under a key, the key is loaded first, so a cached list is never older than its key.
   */
  readonly fill?: { readonly [field: string]: { readonly call: string; readonly field: string } }
  readonly response: JsonObject
}

export interface RetrySettings {
  /** Attempts after the first one. */
  readonly times: number
  readonly delayMs: number
  /** Each delay is the previous one times this; 1 when absent. */
  readonly factor?: number
  readonly maxMs?: number
}

export interface CacheSettings {
  readonly seconds: number
  /** When the gateway fails, the call returns the cached answer of any age. */
  readonly staleOnError?: boolean
  /** `local` entries outlive the page. */
  readonly storage?: 'memory' | 'local'
}

/** The part of the `call-settings` document that does not depend on the protocol. */
export interface CallSettings {
  /** Addresses of the services; a service without an address is reached at `main`. */
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
