import type { ActionContext, DeviceStorage } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'

type RequestContext = Pick<ActionContext, 'storage' | 'now'>

/**
 * IDs of requests that the gateway has not answered. What is sent again has the same ID, so the gateway counts it once.
 * `subject` is what is sent, with the player and the room.
 */
export interface UnansweredRequests {
  /** Returns the ID. It is stored before the call, because the page may close during the call. */
  readonly begin: (ctx: RequestContext, subject: string) => string
  /** Removes a request that was answered. */
  readonly end: (ctx: RequestContext, subject: string) => void
}

/** Milliseconds during which sending the same again repeats the unanswered request. Later, it is a new request. */
const REPEAT_MS = 300_000

/** @param own the storage of the requests. Without it, they are stored on the device. */
export function createUnansweredRequests(key: string, own?: DeviceStorage): UnansweredRequests {
  /** Returns the requests younger than `REPEAT_MS` by their subjects. */
  function recent({ storage, now }: RequestContext): JsonObject {
    const stored = (own ?? storage).get(key)
    const isRecent = (request: unknown): boolean => isObject(request) && now() - Number(request['at']) < REPEAT_MS
    return Object.fromEntries(Object.entries(isObject(stored) ? stored : {}).filter(([, request]) => isRecent(request)))
  }
  return {
    begin(ctx, subject) {
      const requests = recent(ctx)
      const known = requests[subject]
      const id =
        isObject(known) && typeof known['id'] === 'string'
          ? known['id']
          : `${Math.round(ctx.now())}-${Math.random().toString(36).slice(2)}`
      const storage = own ?? ctx.storage
      storage.set(key, { ...requests, [subject]: { id, at: ctx.now() } })
      return id
    },
    end(ctx, subject) {
      const { [subject]: _, ...others } = recent(ctx)
      const storage = own ?? ctx.storage
      if (Object.keys(others).length === 0) storage.remove(key)
      else storage.set(key, others)
    },
  }
}

/** A storage that lasts as long as the page. */
export function createPageStorage(): DeviceStorage {
  const values = new Map<string, Json>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
