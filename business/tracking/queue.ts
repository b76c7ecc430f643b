/**
 * Events that wait to be sent. They are stored on the device until their answer arrives, so another page or tab can
 * send them (decision 28). An event is sent up to ten times; the delay starts at 600 ms and doubles up to 480 s
 * (document 2, sections 7.7 and 9).
 */
import type { DeviceStorage } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { kept } from '../kept-keys.ts'

const MAX_ATTEMPTS = 10
const FIRST_DELAY_MS = 600
const MAX_DELAY_MS = 480_000
/** Maximum number of waiting events. The oldest are removed when there are more. */
const MAX_EVENTS = 100

interface QueuedEvent {
  readonly id: string
  readonly payload: JsonObject
  /** Number of attempts that have begun. */
  readonly attempts: number
  /** The time of the next attempt, in milliseconds. */
  readonly dueAt: number
}

/**
 * `done`: the event has arrived, or was refused for its content, so it is not sent again. `failed`: the receiver has
 * answered with a failure. `unanswered`: the event may have arrived.
 */
export type SendOutcome = 'done' | 'failed' | 'unanswered'

export interface QueueParts {
  readonly storage: DeviceStorage
  readonly now: () => number
  /**
   * Loads what the first request needs; false if it cannot be loaded now. An event may be sent while the page is left,
   * when nothing can be loaded any more.
   */
  readonly prepare: () => Promise<boolean>
  /** Sends an event. The request must be completed even if the page is left meanwhile. */
  readonly send: (payload: JsonObject) => Promise<SendOutcome>
  /** True while events may be stored, because the player consents. */
  readonly isAllowed: () => boolean
  /** False when the device knows that it has no network. */
  readonly isOnline: () => boolean
  /** Runs `work` when no queue of any tab runs other work with this ID. Rejects when the page is gone. */
  readonly exclusively: (id: string, work: () => Promise<void>) => Promise<void>
  readonly wait: (ms: number, run: () => void) => void
}

export interface Queue {
  /** @param isExit the page is being left, so the answer to a request never arrives */
  readonly add: (payload: JsonObject, isExit?: boolean) => void
  /**
   * Sends events that are due, and each later event when it becomes due. Without a network nothing is sent, so this
   * must be called again when the network is back.
   */
  readonly resume: () => void
}

/** Returns the delay in milliseconds after an attempt. The first attempt is 1. */
export function delayAfter(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS)
}

export function createQueue({
  storage,
  now,
  prepare,
  send,
  isAllowed,
  isOnline,
  exclusively,
  wait,
}: QueueParts): Queue {
  const read = (): readonly QueuedEvent[] => {
    const stored = storage.get(kept.trackedEvents)
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  }
  const write = (events: readonly QueuedEvent[]): void =>
    storage.set(kept.trackedEvents, events.slice(-MAX_EVENTS) as unknown as Json)
  /** Replaces or removes an event. A refusal has removed the whole list. */
  const update = (id: string, next: QueuedEvent | undefined): void => {
    if (storage.get(kept.trackedEvents) !== undefined)
      write(read().flatMap((event) => (event.id !== id ? [event] : next === undefined ? [] : [next])))
  }

  async function attempt(id: string): Promise<void> {
    await exclusively(id, async () => {
      // Another tab may have sent the event meanwhile.
      const event = read().find((stored) => stored.id === id)
      if (event === undefined || event.dueAt > now()) return
      const attempts = event.attempts + 1
      const repeated = (): QueuedEvent | undefined =>
        attempts < MAX_ATTEMPTS ? { ...event, attempts, dueAt: now() + delayAfter(attempts) } : undefined
      // The attempt is stored before the request, because the page may be left before the answer.
      update(id, repeated())
      const outcome = await send(event.payload)
      update(id, outcome === 'done' ? undefined : repeated())
    })
    resume()
  }

  let isReady = false
  let failures = 0
  let preparing: Promise<void> | undefined
  function resume(): void {
    if (isReady) return sendDue()
    preparing ??= prepare().then((isPrepared) => {
      preparing = undefined
      isReady = isPrepared
      if (isReady) sendDue()
      else if (read().length > 0) wait(delayAfter(++failures), resume)
    })
  }

  function sendDue(): void {
    // Without a network a call fails at once, which would use up the attempts. The owner of the queue calls `resume`.
    if (!isOnline()) return
    // An event is due later than the longest delay only if the clock of the device was set back.
    const latest = now() + MAX_DELAY_MS
    for (const event of read()) if (event.dueAt > latest) update(event.id, { ...event, dueAt: latest })
    const events = read()
    // An attempt fails only when the page is gone. The event stays stored, and the next page sends it.
    for (const { id, dueAt } of events) if (dueAt <= now()) attempt(id).catch(() => undefined)
    const next = Math.min(...events.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now()))
    if (next !== Infinity) wait(next - now(), resume)
  }

  function store(payload: JsonObject, attempts: number): void {
    // The random part keeps IDs unique, because several queues of one tab may add an event in the same millisecond.
    const id = `${now()}-${Math.random().toString(36).slice(2)}`
    write([...read(), { id, payload, attempts, dueAt: now() + (attempts === 0 ? 0 : delayAfter(attempts)) }])
  }

  /** Sends the event of leaving the document. It is stored only if the document lives on and learns of a failure. */
  async function sendExit(payload: JsonObject): Promise<void> {
    if ((await send(payload)) !== 'failed' || !isAllowed()) return
    store(payload, 1)
    resume()
  }

  return {
    add(payload, isExit = false) {
      // While an earlier event waits for its next attempt, the receiver is probably failing.
      if (isExit && isReady && isOnline() && read().every(({ attempts }) => attempts === 0))
        return void sendExit(payload)
      store(payload, 0)
      // The next page sends an event that this page cannot send any more.
      if (!isExit) resume()
    },
    resume,
  }
}

function isEvent(value: unknown): value is QueuedEvent {
  return (
    isObject(value) && isObject(value.payload) && typeof value.attempts === 'number' && typeof value.dueAt === 'number'
  )
}
