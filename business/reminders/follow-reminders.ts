/** Only the pages of games and the page with the settings of the reminders load this code. */
import type { AreaContext } from '../../engine/action.ts'
import { GAME_PAGES } from '../games/pages.ts'
import { followPlay } from './follow-play.ts'
import { loadReminders } from './load-reminders.ts'
import { REMINDER_PAGE } from './page.ts'
import { noReminders } from './visitor.ts'

/** Checks while the page of a game is open, and loads the settings for the page that shows them. */
export function followReminders(ctx: AreaContext): void {
  let stopChecks: (() => void) | undefined
  const follow = (): void => {
    if (ctx.read('fact.session.loggedIn') === false) ctx.setFacts(noReminders)
    if (GAME_PAGES.includes(ctx.read('route.path'))) stopChecks ??= followPlay(ctx)
    else {
      stopChecks?.()
      stopChecks = undefined
      load()
    }
  }
  const load = (): void => {
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('route.path') !== REMINDER_PAGE) return
    if (ctx.read('fact.reminders.known') !== true) ctx.setFacts({ 'reminders.status': 'loading' })
    void loadReminders(ctx)
  }
  ctx.watch(['route', 'fact.session.loggedIn'], follow)
  follow()
}
