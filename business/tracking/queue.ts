/**
 * Events that wait to be sent. They are stored on the device, so another page or tab can send them. An event is
 * sent up to ten times; the delay starts at 600 ms and doubles up to 480 s (document 2, sections 7.7 and 9).
 */
import type { DeviceStorage } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { EVENTS_KEY } from './choice.ts'

export const MAX_ATTEMPTS = 10
const FIRST_DELAY_MS = 600
const MAX_DELAY_MS = 480_000
/** Maximum number of waiting events. The oldest are removed when there are more. */
const MAX_EVENTS = 100

interface QueuedEvent {
  readonly id: string
  readonly payload: JsonObject
  /** Number of attempts that have failed. */
  readonly attempts: number
  /** The time of the next attempt, in milliseconds. */
  readonly dueAt: number
}

export interface QueueParts {
  readonly storage: DeviceStorage
  readonly now: () => number
  /**
   * Loads what the first request needs; false if it cannot be loaded now. An event may be sent while the page is left,
   * when nothing can be loaded any more.
   */
  readonly prepare: () => Promise<boolean>
  /** Resolves to true when the event has arrived. The request must be completed even if the page is left meanwhile. */
  readonly send: (payload: JsonObject) => Promise<boolean>
  readonly wait: (ms: number, run: () => void) => void
}

export interface Queue {
  readonly add: (payload: JsonObject) => void
  /** Sends events that are due, and each later event when it becomes due. */
  readonly resume: () => void
}

/** Returns the delay in milliseconds after an attempt. The first attempt is 1. */
export function delayAfter(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS)
}

export function createQueue({ storage, now, prepare, send, wait }: QueueParts): Queue {
  const read = (): readonly QueuedEvent[] => {
    const stored = storage.get(EVENTS_KEY)
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  }
  const write = (events: readonly QueuedEvent[]): void =>
    storage.set(EVENTS_KEY, events.slice(-MAX_EVENTS) as unknown as Json)

  async function attempt({ id, payload, attempts: failed }: QueuedEvent): Promise<void> {
    // An event is not stored while it is sent, because no other page may send it too. When the page is left, it stays
    // unknown whether the event has arrived, but the browser completes the request.
    write(read().filter((event) => event.id !== id))
    const attempts = failed + 1
    const isOver = (await send(payload)) || attempts >= MAX_ATTEMPTS
    // A refusal has removed the list, so this event is dropped, too.
    if (!isOver && storage.get(EVENTS_KEY) !== undefined)
      write([...read(), { id, payload, attempts, dueAt: now() + delayAfter(attempts) }])
    resume()
  }

  let isReady = false
  let preparing: Promise<void> | undefined
  function resume(): void {
    if (isReady) return sendDue()
    preparing ??= prepare().then((isPrepared) => {
      preparing = undefined
      isReady = isPrepared
      if (isReady) sendDue()
    })
  }

  function sendDue(): void {
    const events = read()
    for (const event of events) if (event.dueAt <= now()) void attempt(event)
    const next = Math.min(...events.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now()))
    if (next !== Infinity) wait(next - now(), resume)
  }

  return {
    add(payload) {
      // The random part keeps IDs unique, because several queues of one tab may add an event in the same millisecond.
      const id = `${now()}-${Math.random().toString(36).slice(2)}`
      write([...read(), { id, payload, attempts: 0, dueAt: now() }])
      resume()
    },
    resume,
  }
}

function isEvent(value: unknown): value is QueuedEvent {
  return (
    isObject(value) && isObject(value.payload) && typeof value.attempts === 'number' && typeof value.dueAt === 'number'
  )
}
