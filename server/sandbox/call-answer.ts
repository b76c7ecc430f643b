import type { JsonObject } from '../../engine/core/json.ts'
import { codes } from './codes.ts'

/** A refused call. Players read `errMsg`. `problem` is for developers: what is wrong with the request. */
export interface RefusedCall {
  readonly ok: false
  readonly errCode: string
  readonly errMsg: string
  readonly problem?: string
  readonly body?: JsonObject
}

/** The outcome of a call: a body, or an error code with a message. */
export type SandboxAnswer = { readonly ok: true; readonly body: JsonObject } | RefusedCall

export function succeed(body: JsonObject = {}): SandboxAnswer {
  return { ok: true, body }
}

export function refuse(errCode: string, errMsg: string, body?: JsonObject): RefusedCall {
  return body === undefined ? { ok: false, errCode, errMsg } : { ok: false, errCode, errMsg, body }
}

/** Refuses a call that the player app never sends: it lacks a header or a field, or violates its contract. */
export function refuseInvalid(errCode: string, problem: string): RefusedCall {
  return { ok: false, errCode, errMsg: 'This request is not valid. Please reload the page and try again.', problem }
}

/**
 * Wraps an answer in the envelope of document 2, section 7.1. `serverTime` is the time of the server's clock in
 * milliseconds; the player app sets its clock by it.
 */
export function envelope(answer: SandboxAnswer, serverTime?: number): JsonObject {
  const { errCode, errMsg, problem } = answer.ok ? { errCode: codes.success, errMsg: '' } : answer
  const head = {
    errCode,
    errMsg,
    ...(problem === undefined ? {} : { problem }),
    ...(serverTime === undefined ? {} : { serverTime }),
  }
  return { head, body: answer.body ?? null }
}
