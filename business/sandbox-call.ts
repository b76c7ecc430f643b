/**
 * Types of the files `business/<area>/calls/<name>.sandbox.ts`, which contain the answers of the sandbox gateway. Only
 * the sandbox server loads these files, never the player app.
 */
import type { CallAnswer, CallName, CallPayload } from '../engine/action.ts'

interface SandboxCallRequest<N extends CallName> {
  /** The payload. It satisfies the contract. */
  readonly payload: CallPayload<N>
  /** The player who sent the token. Undefined for a visitor. */
  readonly loginName: string | undefined
  /** The time of the sandbox's clock, in milliseconds. */
  readonly now: number
}

export interface SandboxCall<N extends CallName = CallName> {
  /** `area/name`, from the folder and the file of the contract. */
  readonly name: N
  /** The token that a call requires: none, any token (of a visitor or a player), or a token of a player. */
  readonly requires: 'nothing' | 'token' | 'player'
  /**
   * Returns the answer.
   * @throws {CallRefusal} when the gateway would refuse the call
   */
  // Declared as a method, so calls with different names have a common type and fit into one list.
  answer(this: void, request: SandboxCallRequest<N>): CallAnswer<N> | Promise<CallAnswer<N>>
}

/** An answer with an error code and a message for the player. */
export class CallRefusal extends Error {
  readonly errCode: string

  constructor(errCode: string, message: string) {
    super(message)
    this.errCode = errCode
  }
}

/** Declares a sandbox call. Its payload and answer have the types of its contract. */
export function defineSandboxCall<N extends CallName>(call: SandboxCall<N>): SandboxCall<N> {
  return call
}
