import type { FactValues } from '../../engine/action.ts'

/** The reminder facts of a visitor, who has none. */
export const noReminders = {
  'reminders.status': 'idle',
  'reminders.known': false,
  'reminders.loss': '',
  'reminders.lossLimit': 0,
  'reminders.lostToday': 0,
  'reminders.duration': '',
  'reminders.hourLimit': 0,
  'reminders.hoursToday': 0,
  'reminders.window': '',
  'reminders.frequency': '',
} as const satisfies FactValues
