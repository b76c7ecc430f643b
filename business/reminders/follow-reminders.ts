/** Code that only the pages of games and the pages that show the settings of the reminders load. */
import type { AreaContext } from '../../engine/action.ts'
import { followPlay } from './follow-play.ts'
import { loadReminders } from './load-reminders.ts'
import { REMINDER_PAGE, showsReminders } from './page.ts'
import { noReminders } from './visitor.ts'

/**
 * Checks for reminders on the pages of games, and loads the settings for the pages that show them.
 *
 * @param isGameOrReminderPage whether a page of a game, or the page that changes the settings, is open
 */
export function followReminders(ctx: AreaContext, isGameOrReminderPage: () => boolean): void {
  let stopChecks: (() => void) | undefined
  const follow = (): void => {
    if (ctx.read('fact.session.loggedIn') === false) ctx.setFacts(noReminders)
    if (isGameOrReminderPage() && ctx.read('route.path') !== REMINDER_PAGE) stopChecks ??= followPlay(ctx)
    else {
      stopChecks?.()
      stopChecks = undefined
      if (isGameOrReminderPage() || showsReminders(ctx)) load()
    }
  }
  const load = (): void => {
    if (ctx.read('fact.session.loggedIn') !== true) return
    if (ctx.read('fact.reminders.known') !== true) ctx.setFacts({ 'reminders.status': 'loading' })
    void loadReminders(ctx)
  }
  ctx.watch(['route', 'fact.session.loggedIn'], follow)
  follow()
}
