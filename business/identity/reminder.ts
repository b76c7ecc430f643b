import type { ActionContext } from '../../engine/action.ts'

/** Storage key of the day of the last reminder. All reminders of a player share it (reading AM-040). */
export function reminderKey(ctx: Pick<ActionContext, 'read'>): string {
  return `ekyc-reminder.${String(ctx.read('fact.session.loginName') ?? '')}`
}
