import type { AreaContext } from '../../engine/action.ts'
import { followReminders } from '../reminders/follow-reminders.ts'
import { REMINDER_PAGE } from '../reminders/page.ts'
import { directOpening } from './direct-opening.ts'

/**
 * The code of the pages of games and of the page with the settings of the reminders.
 *
 * @param isOpen whether one of these pages is open
 */
export function followPages(ctx: AreaContext, isOpen: () => boolean): () => Promise<void> {
  const openDirectly = directOpening(ctx, isOpen)
  followReminders(ctx, isOpen)
  return async () => {
    if (ctx.read('route.path') !== REMINDER_PAGE) await openDirectly()
    else if (ctx.read('fact.launch.status') !== 'idle') await ctx.run('games.cancel')
  }
}
