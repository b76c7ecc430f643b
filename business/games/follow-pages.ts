import type { AreaContext } from '../../engine/action.ts'
import { followReminders } from '../reminders/follow-reminders.ts'
import { REMINDER_PAGE } from '../reminders/page.ts'
import { directOpening } from './direct-opening.ts'
import { isLaunched } from './launch-status.ts'

/**
 * Starts the code of the game pages and of the pages that show the reminder settings. Call the returned function when
 * one of these pages opens or the session changes.
 *
 * @param isGameOrReminderPage whether a page of a game, or the page that changes the settings, is open
 */
export function followPages(ctx: AreaContext, isGameOrReminderPage: () => boolean): () => Promise<void> {
  const openDirectly = directOpening(ctx, isGameOrReminderPage)
  followReminders(ctx, isGameOrReminderPage)
  return async () => {
    if (!isGameOrReminderPage()) return
    if (ctx.read('route.path') !== REMINDER_PAGE) await openDirectly()
    else if (isLaunched(ctx)) await ctx.run('games.cancel')
  }
}
