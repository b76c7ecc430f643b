import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { TrackedEvent } from '../event.ts'
import { type EventQueue, openEventQueue } from '../event-queue.ts'
import type { Args } from './types.gen.ts'

/** The state while videos are on screen: their path, and the queue for their events. */
interface Visit extends Pick<TrackedEvent, 'path'> {
  /**
   * The instant at which the videos were shown; undefined after `pagehide`, until the browser shows this document
   * again.
   */
  readonly startTime: number | undefined
  readonly queue: EventQueue
  /** Aborted when the videos leave the screen. */
  readonly left: AbortController
}

let visit: Visit | undefined

/**
 * Reports clicks on short videos and the time for which they were shown (document 2, section 7.7). The events are
 * queued on the device. After a reload, the area opens this queue, so unsent events are still sent.
 */
export const action = defineAction<Args>({
  name: 'tracking.followReels',
  run(ctx, { moment }) {
    if (moment === 'enter') enter(ctx)
    else track(ctx, moment === 'click' ? 'reelsClick' : 'reelsOnlineTime')
    if (moment === 'leave') {
      visit?.left.abort()
      visit = undefined
    }
    return { ok: true }
  },
})

function enter(ctx: ActionContext): void {
  if (visit !== undefined) return
  const path = String(ctx.read('fact.route.path') ?? '/')
  const startTime = Math.round(ctx.now())
  const left = new AbortController()
  visit = { path, startTime, queue: openEventQueue(ctx), left }
  const { signal } = left
  const showSince = (time?: number): void => {
    if (visit !== undefined) visit = { ...visit, startTime: time }
  }
  // Reports the time here, because no `leave` step runs when the document is left.
  const hide = (): void => {
    track(ctx, 'reelsOnlineTime')
    showSince()
  }
  globalThis.addEventListener?.('pagehide', hide, { signal })
  // The browser may show this document again later, from the back/forward cache.
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) showSince(Math.round(ctx.now()))
  }
  globalThis.addEventListener?.('pageshow', show, { signal })
}

function track(ctx: ActionContext, bizType: TrackedEvent['bizType']): void {
  if (visit?.startTime === undefined || ctx.read('fact.tracking.choice') !== 'allowed') return
  const { queue, path, startTime } = visit
  queue.add({ path, startTime, bizType, endTime: Math.round(ctx.now()) })
}
