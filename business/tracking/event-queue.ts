import type { ActionContext, CallPayload } from '../../engine/action.ts'
import { contractOf } from '../contract-of.ts'
import { eventPayload, sessionField, type TrackedEvent } from './event.ts'
import { createQueue } from './queue.ts'

export interface EventQueue {
  /** Adds an event, if the player consents to tracking. Its end time is the current time. */
  readonly add: (event: Omit<TrackedEvent, 'endTime'>) => void
  /** Sends the events that an earlier page or another tab has left. */
  readonly resume: () => void
}

/**
 * Opens the queue of events that are stored on this device until they are sent. All queues and tabs share these events.
 */
export function openEventQueue(ctx: Omit<ActionContext, 'repeat'>): EventQueue {
  let timer: ReturnType<typeof setTimeout> | undefined
  const { add, resume } = createQueue({
    storage: ctx.storage,
    now: ctx.now,
    async prepare() {
      const contract = await contractOf('tracking/event').catch(() => undefined)
      if (contract === undefined) return false
      if (sessionField(ctx.storage, 'token') === '') await ctx.run('session.token', { problem: 'empty' })
      return sessionField(ctx.storage, 'token') !== ''
    },
    async send(payload) {
      // With `keepalive` the browser completes the request after a reload, although the page sees a failure of the
      // network.
      let isLeft = false
      const leave = (event: Event): void => void (isLeft ||= !(event as PageTransitionEvent).persisted)
      globalThis.addEventListener?.('pagehide', leave)
      const answer = await ctx.call('tracking/event', payload as CallPayload<'tracking/event'>, { keepalive: true })
      globalThis.removeEventListener?.('pagehide', leave)
      return answer.ok || (isLeft && answer.error.code === 'NETWORK')
    },
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  return {
    add(event) {
      if (ctx.read('fact.tracking.choice') !== 'allowed') return
      add(eventPayload(ctx, { ...event, endTime: Math.round(ctx.now()) }))
    },
    resume,
  }
}
