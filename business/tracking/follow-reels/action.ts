import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { TrackedEvent } from '../event.ts'
import { type EventQueue, openEventQueue } from '../event-queue.ts'
import type { Args } from './types.gen.ts'

/** The state while videos are on screen: their path, and the queue for their events. */
interface Visit extends Pick<TrackedEvent, 'path'> {
  /** Since when the videos are shown; undefined after `pagehide`, until the browser shows this document again. */
  readonly startTime: number | undefined
  readonly queue: EventQueue
  /** Aborted when the videos leave the page. */
  readonly left: AbortController
}

let visit: Visit | undefined

/**
 * Reports clicks on short videos and the time with them (document 2, section 7.7). The events are added to the queue on
 * the device, which the area opens after a reload, so they are still sent then.
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
  // When the document is left, the steps of a widget no longer run.
  const hide = (): void => {
    track(ctx, 'reelsOnlineTime')
    showSince()
  }
  globalThis.addEventListener?.('pagehide', hide, { signal })
  // The browser may show this document again after another site.
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
