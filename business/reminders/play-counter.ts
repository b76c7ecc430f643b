/**
 * How long each player has played today on this device, and when each reminder was shown. All tabs share it, and a
 * logout or another visit of a mini-app keeps it: only the next day resets the count.
 */
import type { ActionContext } from '../../engine/action.ts'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { ReminderType } from './settings.ts'

const KEY = 'play'

export interface PlayCounter {
  /** The calendar day of the site, whose end resets the count. */
  readonly day: string
  readonly playedMs: number
  /** The instant up to which time is counted: two tabs do not count the same minute twice. */
  readonly countedUntil: number
  /** Instants by type. They outlive the day, so that midnight does not repeat a reminder. */
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

/** Adds the time since the last check, which was at `since`. The time of a check that was missed does not count. */
export function countPlay(ctx: CounterContext, now: number, since: number, checkMs: number): PlayCounter {
  const counter = playCounter(ctx)
  const elapsed = now - Math.max(since, counter.countedUntil)
  // A hidden page is not checked: what lies between two checks that are far apart was not played. After a clock was set
  // back, the first check counts nothing.
  const played = elapsed > 2 * checkMs ? checkMs : Math.max(0, elapsed)
  return store(ctx, { ...counter, playedMs: counter.playedMs + played, countedUntil: now })
}

export function storeReminded(ctx: CounterContext, type: ReminderType, at: number): void {
  const counter = playCounter(ctx)
  store(ctx, { ...counter, remindedAt: { ...counter.remindedAt, [type]: at } })
}

/** Counters of other players are kept until the day ends. */
function store(ctx: CounterContext, counter: PlayCounter): PlayCounter {
  const others = Object.entries(storedCounters(ctx)).filter(([, { day }]) => day === counter.day)
  ctx.storage.set(KEY, {
    ...Object.fromEntries(others),
    [playerOf(ctx)]: { ...counter, remindedAt: { ...counter.remindedAt } },
  })
  return counter
}

function storedCounters({ storage }: CounterContext): { readonly [player: string]: JsonObject } {
  const stored = storage.get(KEY)
  const counters = isObject(stored) ? Object.entries(stored) : []
  return Object.fromEntries(counters.flatMap(([player, one]) => (isObject(one) ? [[player, one]] : [])))
}

const playerOf = ({ read }: CounterContext): string => read('fact.session.loginName') ?? ''

const toNumber = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
