import type { ActionContext } from '../../engine/action.ts'

/** Where the day of the last reminder lies: one for all reminders of a player (reading AM-040). */
export function reminderKey(ctx: Pick<ActionContext, 'read'>): string {
  return `ekyc-reminder.${String(ctx.read('fact.session.loginName') ?? '')}`
}
