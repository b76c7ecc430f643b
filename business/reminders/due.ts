import type { PlayCounter } from './play-counter.ts'
import {
  DURATION,
  isReadable,
  LOSS,
  type ReminderSetting,
  type ReminderType,
  reminderTypes,
  WINDOW,
} from './settings.ts'
import type { KnownReminders } from './stored-settings.ts'
import { isInWindow, readTimeWindow } from './time-window.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A loss that is older than this number of milliseconds is ignored (document 2, sections 4 and 9). */
const MAX_LOSS_AGE = 10 * MINUTE

/** The situation of a player at a check. */
export interface Situation extends KnownReminders {
  readonly counter: PlayCounter
  readonly now: number
  /** The instant at which the current day of the site began. */
  readonly midnight: number
}

/** Returns the first reminder whose condition holds and that may be shown again now; undefined if there is none. */
export function dueReminder(situation: Situation): ReminderType | undefined {
  return reminderTypes.find((type) => {
    const setting = situation.settings.find(({ category }) => category === type)
    return (
      setting?.isOn === true && isReadable(setting) && holds(setting, situation) && !isThrottled(setting, situation)
    )
  })
}

function holds({ category, value }: ReminderSetting, situation: Situation): boolean {
  const { now, midnight, lost, lostAt, counter } = situation
  switch (category) {
    case LOSS:
      return lost >= Number(value) && lostAt >= midnight && now - lostAt <= MAX_LOSS_AGE
    case DURATION:
      return counter.playedMs >= Number(value) * HOUR
    case WINDOW: {
      const window = readTimeWindow(value)
      return window !== undefined && !isInWindow(window, Math.floor((now - midnight) / MINUTE))
    }
  }
}

/** True when it is too early for another reminder of this type. Each type has its own interval (reading AM-068). */
function isThrottled({ category, frequency }: ReminderSetting, { counter, now }: Situation): boolean {
  const at = counter.remindedAt[category]
  // A future time was stored before the clock was set back, and is ignored.
  return at !== undefined && at <= now && now - at < frequency * MINUTE
}
