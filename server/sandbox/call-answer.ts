import type { JsonObject } from '../../engine/core/json.ts'
import { codes } from './codes.ts'

/** The outcome of a call: a body, or an error code with a message. */
export type SandboxAnswer =
  | { readonly ok: true; readonly body: JsonObject }
  | { readonly ok: false; readonly errCode: string; readonly errMsg: string; readonly body?: JsonObject }

export function succeed(body: JsonObject = {}): SandboxAnswer {
  return { ok: true, body }
}

export function refuse(errCode: string, errMsg: string, body?: JsonObject): SandboxAnswer {
  return body === undefined ? { ok: false, errCode, errMsg } : { ok: false, errCode, errMsg, body }
}

/**
 * Wraps an answer in the envelope of document 2, section 7.1. `serverTime` is the time of the server's clock in
 * milliseconds; the player app sets its clock by it.
 */
export function envelope(answer: SandboxAnswer, serverTime?: number): JsonObject {
  const [errCode, errMsg] = answer.ok ? [codes.success, ''] : [answer.errCode, answer.errMsg]
  const head = { errCode, errMsg, ...(serverTime === undefined ? {} : { serverTime }) }
  return { head, body: answer.body ?? null }
}
