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
/** Milliseconds for which other tabs do not send an event that is being sent. */
const LEASE_MS = 60_000
/** Maximum number of waiting events. The oldest are removed when there are more. */
const MAX_EVENTS = 100

interface QueuedEvent {
  readonly id: string
  readonly payload: JsonObject
  /** Number of attempts that were started. */
  readonly attempts: number
  /** The time of the next attempt, in milliseconds. */
  readonly dueAt: number
}

export interface QueueParts {
  readonly storage: DeviceStorage
  readonly now: () => number
  /** Resolves to true when the event has arrived. */
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

export function createQueue({ storage, now, send, wait }: QueueParts): Queue {
  const read = (): readonly QueuedEvent[] => {
    const stored = storage.get(EVENTS_KEY)
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  }
  const write = (events: readonly QueuedEvent[]): void => storage.set(EVENTS_KEY, events as unknown as Json)
  const change = (id: string, next?: (event: QueuedEvent) => QueuedEvent): void =>
    write(read().flatMap((event) => (event.id !== id ? [event] : next === undefined ? [] : [next(event)])))

  async function attempt({ id, payload, attempts }: QueuedEvent): Promise<void> {
    // The attempt is counted now, so it counts even if the page is closed before the answer.
    change(id, (event) => ({ ...event, attempts: attempts + 1, dueAt: now() + LEASE_MS }))
    const hasArrived = await send(payload)
    if (hasArrived || attempts + 1 >= MAX_ATTEMPTS) change(id)
    else change(id, (event) => ({ ...event, dueAt: now() + delayAfter(attempts + 1) }))
    resume()
  }

  /** Removes events whose last attempt has ended without a result, for example because the page was closed. */
  const dropEnded = (): void => {
    const isEnded = ({ attempts, dueAt }: QueuedEvent): boolean => attempts >= MAX_ATTEMPTS && dueAt <= now()
    const events = read()
    if (events.some(isEnded)) write(events.filter((event) => !isEnded(event)))
  }

  function resume(): void {
    dropEnded()
    const events = read().filter(({ attempts }) => attempts < MAX_ATTEMPTS)
    for (const event of events) if (event.dueAt <= now()) void attempt(event)
    const next = Math.min(...events.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now()))
    if (next !== Infinity) wait(next - now(), resume)
  }

  return {
    add(payload) {
      // The random part keeps IDs unique, because several queues of one tab may add an event in the same millisecond.
      const id = `${now()}-${Math.random().toString(36).slice(2)}`
      const event = { id, payload, attempts: 0, dueAt: now() }
      write([...read(), event].slice(-MAX_EVENTS))
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
