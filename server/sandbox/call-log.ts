/** The last calls, for `GET /sandbox/calls`. Calls need no authorization, so their number and size are limited. */
import type { Json, JsonObject } from '../../engine/core/json.ts'

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
  /** Number of characters of all calls in the log. */
  size(): number
  clear(): void
}

/** Maximum characters of a body in the log. Only the beginning of a longer body is kept, as text. */
export const MAX_KEPT_BODY = 8192
const MAX_KEPT_VALUE = 512
const MAX_CALLS = 200
const MAX_SIZE = 1024 * 1024

export function createCallLog(): CallLog {
  /**
   * Each call as JSON text: a parsed body can need 50 times the memory of its text, and a substring of the text would
   * keep the whole text in memory.
   */
  let calls: string[] = []
  let size = 0
  return {
    add(call, text) {
      const kept = JSON.stringify(shorten(call, text))
      calls.push(kept)
      size += kept.length
      while (calls.length > MAX_CALLS || size > MAX_SIZE) size -= calls.shift()?.length ?? size
    },
    list(path) {
      const all = calls.map((call) => JSON.parse(call) as KeptCall)
      return path === undefined ? all : all.filter((call) => call.path.endsWith(path))
    },
    size: () => size,
    clear() {
      calls = []
      size = 0
    },
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
