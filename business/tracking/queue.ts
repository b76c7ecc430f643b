/**
 * Events that have not arrived. They are stored on the device until then, so another page or tab can send them. An
 * event is sent up to ten times; the delay starts at 600 ms and doubles up to 480 s (document 2, sections 7.7 and 9).
 */
import type { DeviceStorage } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { EVENTS_KEY } from './choice.ts'

export const MAX_ATTEMPTS = 10
const FIRST_DELAY_MS = 600
const MAX_DELAY_MS = 480_000
/**
 * Milliseconds that an attempt may take, which is more than its time limit. Then its page is gone, and another page
 * makes the next attempt.
 */
const ATTEMPT_MS = 60_000
/** Maximum number of waiting events. The oldest are removed when there are more. */
const MAX_EVENTS = 100

interface QueuedEvent {
  readonly id: string
  readonly payload: JsonObject
  /** Number of attempts so far. */
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
  /**
   * Resolves to true when the event has arrived. The request must be completed even if the page is left meanwhile. The
   * next page cannot know whether it was, and sends the event again with the same ID.
   */
  readonly send: (payload: JsonObject, id: string) => Promise<boolean>
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

  async function attempt(event: QueuedEvent): Promise<void> {
    const attempts = event.attempts + 1
    const isOwn = ({ id }: QueuedEvent): boolean => id === event.id
    const replace = (...next: readonly QueuedEvent[]): void => write([...read().filter((one) => !isOwn(one)), ...next])
    const keep = (ms: number): void => replace({ ...event, attempts, dueAt: now() + ms })
    if (attempts > MAX_ATTEMPTS) return replace()
    // Until the attempt ends, no other page sends the event.
    keep(ATTEMPT_MS)
    const hasArrived = await send(event.payload, event.id)
    // A refusal has removed the list, or another page has sent the event meanwhile.
    const isCurrent = read().some((one) => isOwn(one) && (hasArrived || one.attempts === attempts))
    if (isCurrent && (hasArrived || attempts === MAX_ATTEMPTS)) replace()
    else if (isCurrent) keep(delayAfter(attempts))
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
