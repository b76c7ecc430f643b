import { type AreaContext, defineArea } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'
import { CHOICE_KEY, readChoice } from './choice.ts'
import { eventPayload, type TrackedEvent } from './event.ts'
import { createQueue } from './queue.ts'
import type { NodeEvent, ViewCounter } from './views.ts'

/** A first deposit counts within ten minutes, inclusive (document 2, section 4; reading AM-099). */
const FIRST_DEPOSIT_MS = 600_000
const FIRST_DEPOSIT_KEY = 'tracking.firstDeposit'

/** Sends the time on pages and a first deposit to the attribution service, if the player has consented. */
export const area = defineArea({
  name: 'tracking',
  start(ctx) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const queue = createQueue({
      storage: ctx.storage,
      now: ctx.now,
      send: async (payload) => (await ctx.call('tracking/event', payload as ReturnType<typeof eventPayload>)).ok,
      wait(ms, run) {
        clearTimeout(timer)
        timer = setTimeout(run, ms)
      },
    })
    const mayTrack = (): boolean => ctx.read('fact.tracking.choice') === 'allowed'
    const track = (event: TrackedEvent): void => {
      if (mayTrack()) queue.add(eventPayload(ctx, event))
    }
    const choose = (): void => (mayTrack() ? queue.resume() : queue.clear())
    ctx.setFacts({ 'tracking.choice': readChoice(ctx.storage) })
    ctx.watch(['fact.tracking.choice'], choose)
    // Another tab of this browser has chosen.
    globalThis.addEventListener?.('storage', (event) => {
      if ('key' in event && event.key === `habi.${CHOICE_KEY}`)
        ctx.setFacts({ 'tracking.choice': readChoice(ctx.storage) })
    })
    choose()
    followPages(ctx, track)
    followFirstDeposit(ctx, mayTrack, track)
    followViews(ctx, mayTrack)
  },
})

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
  // The browser may show this document again after another site.
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

/** Views and clicks of nodes. Their code is loaded after the consent. */
function followViews(ctx: AreaContext, mayTrack: () => boolean): void {
  let counter: ViewCounter | undefined
  const choose = async (): Promise<void> => {
    if (!mayTrack()) {
      counter?.stop()
      counter = undefined
      return
    }
    const { countViews } = await import('./views.ts')
    // The player may have refused in the meantime.
    if (!mayTrack() || counter !== undefined) return
    counter = countViews({ where: () => ({ release: releaseOf(ctx), route: ctx.read('fact.route.id') ?? '' }), send })
  }
  const report = (error: unknown): void => ctx.report({ code: 'TRACKING-VIEWS', message: String(error) })
  ctx.watch(['fact.tracking.choice'], () => void choose().catch(report))
  ctx.watch(['fact.route.path'], () => counter?.newPage())
  void choose().catch(report)
}

/** The release on screen: the engine stores the pointer to it. */
function releaseOf(ctx: AreaContext): string {
  const pointer = ctx.storage.get('release')
  return isObject(pointer) && typeof pointer.release === 'string' ? pointer.release : ''
}

function send(events: readonly NodeEvent[]): boolean {
  return navigator.sendBeacon('/report', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
