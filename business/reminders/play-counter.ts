/**
 * Counts how long each player has played today on this device, and stores when each reminder was shown. All tabs share
 * the counter. A logout or a new visit of a mini-app does not reset it; the next day does.
 */
import { toNumber } from './stored-settings.ts'
import type { ActionContext } from '../../engine/action.ts'
import { isObject, type JsonObject } from '../../engine/core/json.ts'
import { kept } from '../kept-keys.ts'
import type { ReminderType } from './settings.ts'

const DAY_MS = 86_400_000

export interface PlayCounter {
  /** The calendar day of the site. The next day resets the count. */
  readonly day: string
  readonly playedMs: number
  /** The instant up to which time has been counted, so two tabs do not count the same minute twice. */
  readonly countedUntil: number
  /**
   * The instant at which each type was last shown. Midnight does not reset these instants, so reminders do not repeat
   * then.
   */
  readonly remindedAt: { readonly [type: string]: number }
}

type CounterContext = Pick<ActionContext, 'read' | 'storage' | 'today'>

export function playCounter(ctx: CounterContext): PlayCounter {
  const { day, playedMs, countedUntil, remindedAt } = storedCounters(ctx)[playerOf(ctx)] ?? {}
  const today = ctx.today()
  return {
    day: today,
    playedMs: day === today ? toNumber(playedMs) : 0,
    countedUntil: toNumber(countedUntil),
    remindedAt: isObject(remindedAt)
      ? Object.fromEntries(Object.entries(remindedAt).map(([type, at]) => [type, toNumber(at)]))
      : {},
  }
}

/** Adds the time since the last check, which was at `since`. If checks were missed, adds only `checkMs`. */
export function countPlay(ctx: CounterContext, now: number, since: number, checkMs: number): PlayCounter {
  const counter = playCounter(ctx)
  const elapsed = now - Math.max(since, counter.countedUntil)
  // No checks run while the page is hidden, so a long time between two checks was not played. The first check after the
  // clock was set back counts nothing.
  const played = elapsed > 2 * checkMs ? checkMs : Math.max(0, elapsed)
  return store(ctx, { ...counter, playedMs: counter.playedMs + played, countedUntil: now })
}

export function storeReminded(ctx: CounterContext, type: ReminderType, at: number): void {
  const counter = playCounter(ctx)
  store(ctx, { ...counter, remindedAt: { ...counter.remindedAt, [type]: at } })
}

/** Stores a counter, and removes counters of players who have not played for a day. */
function store(ctx: CounterContext, counter: PlayCounter): PlayCounter {
  const others = Object.entries(storedCounters(ctx)).filter(
    ([, { countedUntil }]) => counter.countedUntil - toNumber(countedUntil) < DAY_MS,
  )
  ctx.storage.set(kept.play, {
    ...Object.fromEntries(others),
    [playerOf(ctx)]: { ...counter, remindedAt: { ...counter.remindedAt } },
  })
  return counter
}

function storedCounters({ storage }: CounterContext): { readonly [player: string]: JsonObject } {
  const stored = storage.get(kept.play)
  const counters = isObject(stored) ? Object.entries(stored) : []
  return Object.fromEntries(counters.flatMap(([player, one]) => (isObject(one) ? [[player, one]] : [])))
}

const playerOf = ({ read }: CounterContext): string => read('fact.session.loginName') ?? ''
