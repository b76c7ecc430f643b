/**
 * The first calls of a page: calls of its data sources with constant arguments. These calls are made while the page is
 * being hydrated. The data sources later use the results, so no call is made twice.
 */
import { canonical, type Json, type JsonObject } from '../engine/core/json.ts'
import type { DataPlan, Expr } from '../engine/core/slice.ts'
import type { CallClient } from '../engine/runtime/calls/client.ts'

type Call = CallClient['call']

export interface FirstCalls {
  readonly make: (data: { readonly [name: string]: DataPlan }) => void
  /** Makes a call. If an equal first call was made, returns its result instead; each result is used only once. */
  readonly call: Call
}

export function createFirstCalls(call: Call): FirstCalls {
  const made = new Map<string, ReturnType<typeof firstCall>>()
  return {
    make(data) {
      for (const { call: name, args = {}, when } of Object.values(data)) {
        const payload = constantPayload(args)
        if (when === 'boot' && payload !== undefined) made.set(keyOf(name, payload), firstCall(call, name, payload))
      }
    },
    call(name, payload = {}, options = {}) {
      const key = keyOf(name, payload)
      const first = made.get(key)
      if (first === undefined || options.fresh === true) return call(name, payload, options)
      made.delete(key)
      return first(options.onCached)
    },
  }
}

const keyOf = (name: string, payload: JsonObject): string => `${name} ${canonical(payload)}`

/**
 * Makes the call. Returns a function that returns the result of the call, and passes a cached answer, if any, to
 * `onCached`.
 */
function firstCall(call: Call, name: string, payload: JsonObject): (onCached?: CachedAnswer) => ReturnType<Call> {
  let notify: CachedAnswer | undefined
  let cached: Parameters<CachedAnswer> | undefined
  const result = call(name, payload, {
    onCached(value) {
      cached = [value]
      notify?.(value)
    },
  })
  return async (onCached) => {
    notify = onCached
    if (cached !== undefined) onCached?.(...cached)
    return await result
  }
}

type CachedAnswer = NonNullable<NonNullable<Parameters<Call>[2]>['onCached']>

/** The payload; undefined when an argument is not constant. */
function constantPayload(args: { readonly [field: string]: Expr }): JsonObject | undefined {
  const payload: { [field: string]: Json } = {}
  for (const [field, expr] of Object.entries(args)) {
    if (expr[0] !== '=') return undefined
    payload[field] = expr[1]
  }
  return payload
}
