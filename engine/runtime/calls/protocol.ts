/** The gateway protocol as the call client uses it. An adapter in `business/` implements it for a licensee. */
import type { CallResult } from '../../action.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import type { CallContract } from './contract.ts'

export interface OutgoingCall<C extends CallContract> {
  readonly name: string
  readonly contract: C
  /** Base address of the service plus path of the call. */
  readonly url: string
  readonly payload: JsonObject
}

export interface HttpRequest {
  readonly url: string
  readonly init: RequestInit
}

/** `code` is undefined for a success; otherwise it is a code of the gateway or of the call client. */
export interface ProtocolAnswer {
  readonly code?: string
  /** The message of the gateway; may be empty. */
  readonly message: string
  readonly body?: Json
  /** The server's clock in its answer, milliseconds since 1970. */
  readonly serverTime?: number
}

export interface CallProtocol<C extends CallContract = CallContract> {
  /** Builds the HTTP request of a call. @throws {ProtocolError} */
  readonly encode: (call: OutgoingCall<C>) => Promise<HttpRequest>
  /** Reads the HTTP response to a call. Never throws. */
  readonly read: (status: number, text: string, contract: C) => ProtocolAnswer
  /** Identifies the person for whom the gateway answers. Answers are cached and shared only within one identity. */
  readonly identity: (contract: C) => string
  /** True for a code after which a retry is useless or harmful. */
  readonly isFinal: (code: string) => boolean
  /**
   * The session that calls use. A call may require a session, and a failure code may mean that the session has ended.
   */
  readonly session: {
    readonly isNeeded: (contract: C) => boolean
    /** The token of the session; empty if there is none. */
    readonly token: () => string
    readonly problem: (code: string) => string | undefined
    /** Gets a new token. The value is true if the call may be tried again. Fails if no token could be gotten. */
    readonly renew: (problem: string) => Promise<CallResult<boolean>>
    /** The problem that is passed to `renew` if a call requires a session but there is no token. */
    readonly missing: string
  }
}

/** Thrown for a request that cannot be built. The call fails with this code. */
export class ProtocolError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
