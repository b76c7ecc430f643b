import type { ActionContext, CallPayload } from '../../engine/action.ts'
import { contractOf } from '../contract-of.ts'
import { readCredentials } from '../credentials.ts'
import { eventPayload, type TrackedEvent } from './event.ts'
import { createQueue } from './queue.ts'

export interface EventQueue {
  /**
   * Adds an event, if the player consents to tracking. Its end time is the current time.
   * @param isExit the page is being left
   */
  readonly add: (event: Omit<TrackedEvent, 'endTime'>, isExit?: boolean) => void
  /** Sends the events that an earlier page or another tab has left, if the player consents to tracking. */
  readonly resume: () => void
}

/**
 * The statuses with which a server refuses the content of a request. It would refuse the same event again (decision
 * 28).
 */
const REFUSED: readonly string[] = ['HTTP-400', 'HTTP-413', 'HTTP-422']

/** The failures of requests without an answer. A browser may end a request that has arrived when the page is left. */
const UNANSWERED: readonly string[] = ['NETWORK', 'TIMEOUT', 'ABORTED']

/** The events that this tab is sending. For browsers without locks. */
const sending = new Set<string>()

/**
 * How long a lock is held after its work, in milliseconds. A change of the storage reaches other tabs later than the
 * end of a lock, and a tab that gets the lock earlier would send the event again. It is shorter than the first delay.
 */
const SPREAD_MS = 500

/** Runs `work` when no tab runs other work with this ID. The browser ends a lock when its page is gone. */
async function exclusively(id: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {}
  if (locks !== undefined)
    return await new Promise((done, failed) => {
      locks
        .request(`habi.${id}`, async () => {
          await work()
          done()
          await new Promise((spread) => setTimeout(spread, SPREAD_MS))
        })
        .catch(failed)
    })
  if (sending.has(id)) return
  sending.add(id)
  try {
    await work()
  } finally {
    sending.delete(id)
  }
}

/**
 * Opens the queue of events that are stored on this device until they are sent. All queues and tabs share these events.
 */
export function openEventQueue(ctx: Omit<ActionContext, 'repeat'>): EventQueue {
  let timer: ReturnType<typeof setTimeout> | undefined
  const { add, resume } = createQueue({
    storage: ctx.storage,
    // Not the clock of the server: it is unknown when a page begins, and the events of the last page may be due.
    now: Date.now,
    async prepare() {
      const contract = await contractOf('tracking/event').catch(() => undefined)
      if (contract === undefined) return false
      if (readCredentials(ctx.storage).token === '') await ctx.run('session.token', { problem: 'empty' })
      return readCredentials(ctx.storage).token !== ''
    },
    async send(payload) {
      const result = await ctx.call('tracking/event', payload as CallPayload<'tracking/event'>, { keepalive: true })
      if (result.ok) return 'done'
      const { code } = result.error
      if (!REFUSED.includes(code)) return UNANSWERED.includes(code) ? 'unanswered' : 'failed'
      ctx.report({ code: 'TRACKING-REFUSED', message: `an event was refused with ${code}` })
      return 'done'
    },
    isAllowed: () => mayTrack(ctx),
    isOnline: () => globalThis.navigator?.onLine !== false,
    exclusively,
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  return {
    add(event, isExit) {
      if (mayTrack(ctx)) add(eventPayload(ctx, { ...event, endTime: Math.round(ctx.now()) }), isExit)
    },
    resume() {
      if (mayTrack(ctx)) resume()
    },
  }
}

/** True while the player consents to tracking. */
export function mayTrack({ read }: Pick<ActionContext, 'read'>): boolean {
  return read('fact.tracking.choice') === 'allowed'
}
