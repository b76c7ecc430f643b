import { readTimeWindow } from './time-window.ts'

/** The types of reminders (document 1, section 4), which are the categories of settings (reading AM-068). */
export const LOSS = 1
export const DURATION = 2
export const WINDOW = 3
export type ReminderType = typeof LOSS | typeof DURATION | typeof WINDOW

/** All types. If several reminders are due at the same time, the first type in this order is shown. */
export const reminderTypes: readonly ReminderType[] = [LOSS, DURATION, WINDOW]

/** An entry of the reminder configuration (document 1, section 3). */
export interface ReminderSetting {
  readonly category: ReminderType
  readonly isOn: boolean
  /** The limit: PHP, hours or a time window. */
  readonly value: string
  /** Minimum number of minutes between two reminders of this type. */
  readonly frequency: number
}

/** An entry as the gateway sends it. */
interface ReminderEntry {
  readonly category: '1' | '2' | '3'
  readonly status: boolean
  readonly value: string
  readonly reminderFreq: string
}

export function settingOf({ category, status, value, reminderFreq }: ReminderEntry): ReminderSetting {
  return { category: Number(category) as ReminderType, isOn: status, value, frequency: Number(reminderFreq) }
}

/** Whether the limit and the frequency of the entry can be parsed. */
export function isReadable({ category, value, frequency }: ReminderSetting): boolean {
  if (!(frequency > 0)) return false
  return category === WINDOW ? readTimeWindow(value) !== undefined : value.trim() !== '' && Number(value) > 0
}
