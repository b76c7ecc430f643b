import type { ActionContext, CallPayload } from '../../engine/action.ts'
import { eventPayload, type TrackedEvent } from './event.ts'
import { createQueue } from './queue.ts'

export interface EventQueue {
  readonly add: (event: TrackedEvent) => void
  /** Sends the events that an earlier page or another tab has left. */
  readonly resume: () => void
}

/**
 * Opens the queue of events that are stored on this device until they are sent. All queues and tabs share these events.
 */
export function openEventQueue(ctx: Pick<ActionContext, 'storage' | 'now' | 'call' | 'read' | 'constant'>): EventQueue {
  let timer: ReturnType<typeof setTimeout> | undefined
  const { add, resume } = createQueue({
    storage: ctx.storage,
    now: ctx.now,
    send: async (payload) => (await ctx.call('tracking/event', payload as CallPayload<'tracking/event'>)).ok,
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  return { add: (event) => add(eventPayload(ctx, event)), resume }
}
