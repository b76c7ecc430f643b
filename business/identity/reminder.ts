import type { ActionContext } from '../../engine/action.ts'

/**
 * Returns the storage key for the day of the last reminder. All reminders of a player share this key (reading AM-040).
 */
export function reminderKey(ctx: Pick<ActionContext, 'read'>): string {
  return `ekyc-reminder.${String(ctx.read('fact.session.loginName') ?? '')}`
}
