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
    if (moment === 'enter') enter(ctx)
    else track(ctx, moment === 'click' ? 'reelsClick' : 'reelsOnlineTime')
    if (moment === 'leave') entered = undefined
    return { ok: true }
  },
})

function enter(ctx: ActionContext): void {
  if (entered !== undefined) return
  entered = { path: String(ctx.read('fact.route.path') ?? '/'), startTime: Math.round(ctx.now()) }
  // When the document is left, the steps of a widget no longer run.
  const leave = (): void => {
    track(ctx, 'reelsOnlineTime')
    entered = undefined
  }
  globalThis.addEventListener?.('pagehide', leave, { once: true })
}

function track(ctx: ActionContext, bizType: TrackedEvent['bizType']): void {
  if (entered === undefined || ctx.read('fact.tracking.choice') !== 'allowed') return
  const queue = createQueue({
    storage: ctx.storage,
    now: ctx.now,
    send: async (payload) => (await ctx.call('tracking/event', payload as ReturnType<typeof eventPayload>)).ok,
    wait(ms, run) {
      clearTimeout(timer)
      timer = setTimeout(run, ms)
    },
  })
  queue.add(eventPayload(ctx, { ...entered, bizType, endTime: Math.round(ctx.now()) }))
}
