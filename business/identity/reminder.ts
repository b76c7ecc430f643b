import type { ActionContext } from '../../engine/action.ts'
import { keptOf } from '../kept-keys.ts'

/**
 * Returns the storage key for the day of the last reminder. All reminders of a player share this key (reading AM-040).
 */
export function reminderKey(ctx: Pick<ActionContext, 'read'>): string {
  return keptOf.identityReminder + String(ctx.read('fact.session.loginName') ?? '')
}
