import type { AreaContext } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'
import type { NodeEvent } from '../../engine/core/node-event.ts'
import type { TrackedEvent } from './event.ts'
import { openEventQueue } from './event-queue.ts'
import { countViews, type ViewCounter } from './views.ts'

/** A first deposit is reported until ten minutes after it, inclusive (document 2, section 4; reading AM-099). */
const FIRST_DEPOSIT_MS = 600_000
const FIRST_DEPOSIT_KEY = 'tracking.firstDeposit'

/**
 * While the player consents, sends the time on pages and a first deposit to the attribution service, and counts views.
 * This code is loaded after the consent.
 */
export function track(ctx: AreaContext): void {
  const queue = openEventQueue(ctx)
  const mayTrack = (): boolean => ctx.read('fact.tracking.choice') === 'allowed'
  const add = (event: TrackedEvent): void => {
    if (mayTrack()) queue.add(event)
  }
  queue.resume()
  followPages(ctx, add)
  followFirstDeposit(ctx, mayTrack, add)
  followViews(ctx, mayTrack)
}

function followPages(ctx: AreaContext, track: (event: TrackedEvent) => void): void {
  const pathOf = (): string => String(ctx.read('fact.route.path') ?? '/')
  let path = ''
  let startTime = 0
  const begin = (): void => {
    path = pathOf()
    startTime = Math.round(ctx.now())
  }
  const end = (): void => {
    track({ bizType: 'page', path, startTime, endTime: Math.round(ctx.now()) })
    begin()
  }
  begin()
  // The time before the consent does not count.
  ctx.watch(['fact.tracking.choice'], begin)
  ctx.watch(['fact.route.path'], end)
  globalThis.addEventListener?.('pagehide', end)
  // The browser may show this document again later, from the back/forward cache.
  globalThis.addEventListener?.('pageshow', begin)
}

function followFirstDeposit(ctx: AreaContext, mayTrack: () => boolean, track: (event: TrackedEvent) => void): void {
  const check = (): void => {
    const endTime = Math.round(ctx.now())
    const startTime = ctx.read('fact.player.firstDepositAt') ?? 0
    const player = ctx.read('fact.session.loginName') ?? ''
    const age = endTime - startTime
    if (!mayTrack() || age < 0 || age > FIRST_DEPOSIT_MS || ctx.storage.get(FIRST_DEPOSIT_KEY) === player) return
    ctx.storage.set(FIRST_DEPOSIT_KEY, player)
    track({ bizType: 'firstDeposit', path: String(ctx.read('fact.route.path') ?? '/'), startTime, endTime })
  }
  ctx.watch(['fact.player.firstDepositAt', 'fact.tracking.choice'], check)
  check()
}

/** Counts views and clicks of nodes. */
function followViews(ctx: AreaContext, mayTrack: () => boolean): void {
  // A session without a document has no nodes.
  if (globalThis.document === undefined) return
  let counter: ViewCounter | undefined
  // Views count for the release on screen. A newer release is stored as soon as it is loaded, but shown only after the
  // next navigation.
  let release = storedRelease(ctx)
  const choose = (): void => {
    if (mayTrack())
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
  const pointer = ctx.storage.get('release')
  return isObject(pointer) && typeof pointer.release === 'string' ? pointer.release : ''
}

function send(events: readonly NodeEvent[]): boolean {
  return navigator.sendBeacon('/report', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
