/** Code that only the pages of games and the page with the settings of the reminders load. */
import type { AreaContext } from '../../engine/action.ts'
import { followPlay } from './follow-play.ts'
import { loadReminders } from './load-reminders.ts'
import { REMINDER_PAGE } from './page.ts'
import { noReminders } from './visitor.ts'

/**
 * Checks for reminders on the pages of games, and loads the settings for the page that shows them.
 *
 * @param isOpen whether one of these pages is open
 */
export function followReminders(ctx: AreaContext, isOpen: () => boolean): void {
  let stopChecks: (() => void) | undefined
  const follow = (): void => {
    if (ctx.read('fact.session.loggedIn') === false) ctx.setFacts(noReminders)
    const isSettings = ctx.read('route.path') === REMINDER_PAGE
    if (isOpen() && !isSettings) stopChecks ??= followPlay(ctx)
    else {
      stopChecks?.()
      stopChecks = undefined
      if (isSettings) load()
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
