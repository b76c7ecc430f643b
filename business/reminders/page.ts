/** Path of the page with the settings of the reminders (document 2, section 2). */
export const REMINDER_PAGE = '/anti-addiction'
