import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { TrackedEvent } from '../event.ts'
import { type EventQueue, openEventQueue } from '../event-queue.ts'
import type { Args } from './types.gen.ts'

/** The path of the videos on screen, when they appeared, and where their events wait. */
let entered: (Pick<TrackedEvent, 'path' | 'startTime'> & { readonly queue: EventQueue }) | undefined

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
  const path = String(ctx.read('fact.route.path') ?? '/')
  entered = { path, startTime: Math.round(ctx.now()), queue: openEventQueue(ctx) }
  // When the document is left, the steps of a widget no longer run.
  const leave = (): void => {
    track(ctx, 'reelsOnlineTime')
    entered = undefined
  }
  globalThis.addEventListener?.('pagehide', leave, { once: true })
}

function track(ctx: ActionContext, bizType: TrackedEvent['bizType']): void {
  if (entered === undefined || ctx.read('fact.tracking.choice') !== 'allowed') return
  const { queue, ...visit } = entered
  queue.add({ ...visit, bizType, endTime: Math.round(ctx.now()) })
}
