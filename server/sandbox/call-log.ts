/** The last calls, for `GET /sandbox/calls`. Calls need no authorization, so their number and size are limited. */
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { createRecordLog } from './record-log.ts'

export interface ObservedCall {
  readonly path: string
  /** ISO 8601, from the sandbox's clock. */
  readonly at: string
  readonly headers: { readonly [name: string]: string }
  readonly body: Json
  /** Names of the fields that were encrypted. */
  readonly encrypted: readonly string[]
  /** What is wrong with the request. Absent for a valid one. */
  readonly problem?: string
}

/** A call in the log. When only the beginning of its body is kept, `bodyLength` is the length of the whole body. */
export type KeptCall = ObservedCall & { readonly bodyLength?: number }

export interface CallLog {
  /** @param text the body as it was sent */
  add(call: ObservedCall, text: string): void
  /** Oldest first. */
  list(path?: string): readonly KeptCall[]
  clear(): void
}

/** Maximum characters of a body in the log. Only the beginning of a longer body is kept, as text. */
export const MAX_KEPT_BODY = 8192
const MAX_KEPT_VALUE = 512
const MAX_SIZE = 1024 * 1024

export function createCallLog(): CallLog {
  const log = createRecordLog<KeptCall>(MAX_SIZE)
  return {
    add: (call, text) => log.add(shorten(call, text)),
    list(path) {
      const all = log.list()
      return path === undefined ? all : all.filter((call) => call.path.endsWith(path))
    },
    clear: log.clear,
  }
}

function shorten(call: ObservedCall, text: string): KeptCall {
  const headers: JsonObject = Object.fromEntries(
    Object.entries(call.headers).map(([name, value]) => [name, value.slice(0, MAX_KEPT_VALUE)]),
  )
  const problem = call.problem === undefined ? {} : { problem: call.problem.slice(0, MAX_KEPT_VALUE) }
  const short = { ...call, path: call.path.slice(0, MAX_KEPT_VALUE), headers, ...problem } as ObservedCall
  if (text.length <= MAX_KEPT_BODY) return short
  return { ...short, body: text.slice(0, MAX_KEPT_BODY), bodyLength: text.length }
}
