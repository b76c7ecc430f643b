import type { AreaContext } from '../../engine/action.ts'

/** Path of the page with the settings of the reminders (document 2, section 2). */
export const REMINDER_PAGE = '/anti-addiction'

/** Whether the page shows the settings of the reminders. */
export const showsReminders = ({ reads }: AreaContext): boolean => reads('reminders.known')
