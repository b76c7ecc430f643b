/** Chooses the popup that opens next: a pure function of the candidates, their history and the current situation. */
import { compileRule, type ReadFact, TRUE } from './rule.ts'
import type { FactType, PopupPlan } from './slice.ts'

/**
 * How many times each popup was shown to a person on this device: in total, and on the last day on which it was shown.
 */
export interface PopupHistory {
  readonly [popup: string]: { readonly total: number; readonly day: string; readonly onDay: number } | undefined
}

export interface PopupMoment {
  readonly route: string
  readonly today: string
  readonly facts: { readonly [fact: string]: FactType }
  readonly read: ReadFact
  /** How many times each popup opened automatically since the page was loaded. */
  readonly seen: ReadonlyMap<string, number>
  /** How many times each popup with a total limit was shown on this device, to anybody. */
  readonly onDevice: PopupCounts
}

export interface PopupCounts {
  readonly [popup: string]: number
}

/**
 * The candidate with the highest priority; the first (oldest) on a tie. A popup whose rule is unknown is not a
 * candidate.
 */
export function choosePopup(
  popups: readonly PopupPlan[],
  history: PopupHistory,
  moment: PopupMoment,
): PopupPlan | undefined {
  let best: PopupPlan | undefined
  for (const popup of popups) {
    if (!popup.auto || (best !== undefined && popup.priority <= best.priority)) continue
    if (mayShow(popup, popups, history, moment)) best = popup
  }
  return best
}

function mayShow(popup: PopupPlan, popups: readonly PopupPlan[], history: PopupHistory, moment: PopupMoment): boolean {
  const { perVisit = 1, perDay, perUser, total } = popup.caps
  if ((moment.seen.get(popup.id) ?? 0) >= perVisit) return false
  if (popup.routes !== undefined && !popup.routes.includes(moment.route)) return false
  const sameGroup = popups.filter((other) => other.id !== popup.id && other.group === popup.group)
  if (sameGroup.some((other) => moment.seen.has(other.id))) return false
  if (popup.excludes?.some((other) => shownOn(history, other, moment.today) > 0 || moment.seen.has(other)) === true)
    return false
  if (perDay !== undefined && shownOn(history, popup.id, moment.today) >= perDay) return false
  if (perUser !== undefined && (history[popup.id]?.total ?? 0) >= perUser) return false
  if (total !== undefined && (moment.onDevice[popup.id] ?? 0) >= total) return false
  return popup.when === undefined || compileRule(popup.when, moment.facts).test(moment.read) === TRUE
}

function shownOn(history: PopupHistory, popup: string, day: string): number {
  const entry = Object.hasOwn(history, popup) ? history[popup] : undefined
  return entry !== undefined && entry.day === day ? entry.onDay : 0
}

export function recordShown(history: PopupHistory, popup: string, today: string): PopupHistory {
  const entry = Object.hasOwn(history, popup) ? history[popup] : undefined
  const onDay = shownOn(history, popup, today) + 1
  return { ...history, [popup]: { total: (entry?.total ?? 0) + 1, day: today, onDay } }
}

/** A count above every daily cap. */
const UNLIMITED = 1_000_000

/** Records a dismissal: a popup with a cap per day is not shown again that day. */
export function recordDismissed(history: PopupHistory, popup: string, today: string): PopupHistory {
  const entry = Object.hasOwn(history, popup) ? history[popup] : undefined
  return { ...history, [popup]: { total: entry?.total ?? 1, day: today, onDay: UNLIMITED } }
}
