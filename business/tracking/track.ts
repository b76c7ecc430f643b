import type { AreaContext } from '../../engine/action.ts'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { NodeEvent } from '../../engine/core/node-event.ts'
import { kept } from '../kept-keys.ts'
import { type EventQueue, mayTrack, openEventQueue } from './event-queue.ts'
import { measureTime, restartTimes } from './shown-time.ts'
import { countViews, type ViewCounter } from './views.ts'

/** A first deposit is reported until ten minutes after it, inclusive (document 2, section 4; reading AM-099). */
const FIRST_DEPOSIT_MS = 600_000

/**
 * While the player consents, sends the time on pages and a first deposit to the attribution service, and counts views.
 * This code is loaded after the consent.
 */
export function track(ctx: AreaContext): void {
  const queue = openEventQueue(ctx)
  queue.resume()
  ctx.watch(['fact.device.online'], queue.resume)
  // The time before the consent does not count.
  ctx.watch(['fact.tracking.choice'], restartTimes)
  restartTimes()
  followPages(ctx, queue)
  followFirstDeposit(ctx, queue)
  followViews(ctx)
}

const pathOf = (ctx: AreaContext): string => String(ctx.read('fact.route.path') ?? '/')

function followPages(ctx: AreaContext, queue: EventQueue): void {
  let path = pathOf(ctx)
  const time = measureTime(ctx.now, (startTime, isExit) => queue.add({ bizType: 'page', path, startTime }, isExit))
  ctx.watch(['fact.route.path'], () => {
    time.split()
    path = pathOf(ctx)
  })
}

function followFirstDeposit(ctx: AreaContext, queue: EventQueue): void {
  /** First deposits that this page has reported. A refusal removes the stored instants, and a consent may follow it. */
  const reportedHere = new Set<Json>()
  const check = (): void => {
    const startTime = ctx.read('fact.player.firstDepositAt') ?? 0
    const isRecent = (at: Json): boolean => ctx.now() >= Number(at) && ctx.now() <= Number(at) + FIRST_DEPOSIT_MS
    const stored = ctx.storage.get(kept.firstDeposits)
    const reported = Array.isArray(stored) ? stored.filter(isRecent) : []
    if (!mayTrack(ctx) || !isRecent(startTime)) return
    if (reported.includes(startTime) || reportedHere.has(startTime)) return
    reportedHere.add(startTime)
    // The instant of the deposit identifies it, so the name of the player is not stored.
    ctx.storage.set(kept.firstDeposits, [...reported, startTime])
    queue.add({ bizType: 'firstDeposit', path: pathOf(ctx), startTime })
  }
  ctx.watch(['fact.player.firstDepositAt', 'fact.tracking.choice'], check)
  check()
}

/** Counts views and clicks of nodes. */
function followViews(ctx: AreaContext): void {
  // A session without a document has no nodes.
  if (globalThis.document === undefined) return
  let counter: ViewCounter | undefined
  // Views count for the release on screen. A newer release is stored as soon as it is loaded, but shown only after the
  // next navigation.
  let release = storedRelease(ctx)
  const choose = (): void => {
    if (mayTrack(ctx))
      counter ??= countViews({
        where: () => ({ release, route: ctx.read('fact.route.id') ?? '' }),
        send,
      })
    else {
      counter?.stop()
      counter = undefined
    }
  }
  ctx.watch(['fact.tracking.choice'], choose)
  ctx.watch(['fact.route.path'], () => {
    counter?.newPage()
    release = storedRelease(ctx)
  })
  choose()
}

/** Returns the newest release that this device has loaded. The engine stores the pointer to it. */
function storedRelease(ctx: AreaContext): string {
  const pointer = ctx.storage.get(kept.release)
  return isObject(pointer) && typeof pointer.release === 'string' ? pointer.release : ''
}

function send(events: readonly NodeEvent[]): boolean {
  return navigator.sendBeacon('/report', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
