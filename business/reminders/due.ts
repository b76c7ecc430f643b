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
/** A loss reminder that is older is ignored (document 2, sections 4 and 9). */
const MAX_LOSS_AGE = 10 * MINUTE

/** The situation of a player at a check. */
export interface Situation extends KnownReminders {
  readonly counter: PlayCounter
  readonly now: number
  /** When this day began at the site. */
  readonly midnight: number
}

/** The first reminder that holds and is not throttled; undefined for none. */
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

/** Each type is throttled on its own (reading AM-068). */
function isThrottled({ category, frequency }: ReminderSetting, { counter, now }: Situation): boolean {
  const at = counter.remindedAt[category]
  // A clock that was set back has no later reminders.
  return at !== undefined && at <= now && now - at < frequency * MINUTE
}
