/** Path of the page with the settings of the reminders (document 2, section 2). */
export const REMINDER_PAGE = '/anti-addiction'

/** Whether the page shows the settings of the reminders: the page that changes them, and the pages of the account. */
export const showsReminders = (path: unknown): boolean =>
  /^\/(anti-addiction|setting|wallet|\w*account)$/i.test(`${path}`)
