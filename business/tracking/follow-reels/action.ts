import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { eventPayload, type TrackedEvent } from '../event.ts'
import { createQueue } from '../queue.ts'
import type { Args } from './types.gen.ts'

/** The path of the videos on screen, and when they appeared. */
let entered: Pick<TrackedEvent, 'path' | 'startTime'> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reports clicks on short videos and the time with them (document 2, section 7.7). The events go into the queue on the
 * device that the start code of the area uses too, so that a reload continues with them.
 */
export const action = defineAction<Args>({
  name: 'tracking.followReels',
  run(ctx, { moment }) {
    const now = Math.round(ctx.now())
    if (moment === 'enter') entered ??= { path: String(ctx.read('fact.route.path') ?? '/'), startTime: now }
    else if (entered !== undefined)
      track(ctx, { ...entered, bizType: moment === 'click' ? 'reelsClick' : 'reelsOnlineTime', endTime: now })
    if (moment === 'leave') entered = undefined
    return { ok: true }
  },
})

function track(ctx: ActionContext, event: TrackedEvent): void {
  if (ctx.read('fact.tracking.choice') !== 'allowed') return
  const queue = createQueue({
    storage: ctx.storage,
    now: ctx.now,
    send: async (payload) => (await ctx.call('tracking/event', payload as ReturnType<typeof eventPayload>)).ok,
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  queue.add(eventPayload(ctx, event))
}
