/** What an operator's gateway protocol must provide to the call client. An adapter in `business/` implements it. */
import type { Json, JsonObject } from '../../core/json.ts'
import type { CallContract } from './contract.ts'

export interface OutgoingCall<C extends CallContract> {
  readonly name: string
  readonly contract: C
  /** Base address and path. */
  readonly url: string
  readonly payload: JsonObject
}

export interface HttpRequest {
  readonly url: string
  readonly init: RequestInit
}

/** `code` is undefined for a success; otherwise the gateway's code or one of ours. */
export interface CallAnswer {
  readonly code?: string
  /** The gateway's own words; may be empty. */
  readonly message: string
  readonly body?: Json
  /** The server's clock in its answer, milliseconds since 1970. */
  readonly serverTime?: number
}

export interface CallProtocol<C extends CallContract = CallContract> {
  /** Builds the HTTP request of a call. @throws {ProtocolError} */
  readonly encode: (call: OutgoingCall<C>) => Promise<HttpRequest>
  /** Reads an HTTP response. Never throws. */
  readonly read: (status: number, text: string) => CallAnswer
  /** Says whose answer it is: answers are cached and shared only within one identity. */
  readonly identity: (contract: C) => string
  /** True for a code after which another try is useless or harmful. */
  readonly isFinal: (code: string) => boolean
  /** The session that calls are made in; a call may need one, and a failure may say that it has ended. */
  readonly session: {
    readonly isNeeded: (contract: C) => boolean
    /** The token; empty when there is none. */
    readonly token: () => string
    readonly problem: (code: string) => string | undefined
    /** Gets another token. Answers true when a call may be tried once more. */
    readonly renew: (problem: string) => Promise<boolean>
    /** The problem to report when there is no token at all. */
    readonly missing: string
  }
}

/** A request that cannot be built: the call fails with this code. */
export class ProtocolError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
