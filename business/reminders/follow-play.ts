/** The reminders on the screen of a game. Only the pages of games load this code. */
import type { AreaContext } from '../../engine/action.ts'
import { dueReminder } from './due.ts'
import { loadReminders } from './load-reminders.ts'
import { countPlay, storeReminded } from './play-counter.ts'
import type { ReminderType } from './settings.ts'
import { knownReminders } from './stored-settings.ts'

/** Milliseconds between checks (document 2, sections 4 and 9). */
const CHECK_MS = 3000
/** The popup of the reminders, which the policy of the site requires (`player/policies/gaming-ph/`). */
const POPUP = 'play-reminder'
const HOUR = 3_600_000
const MINUTE = 60_000

/** Checks every 3 s while the page is visible, never in trial play. The returned function ends the checks. */
export function followPlay(ctx: AreaContext): () => void {
  let checkedAt: number | undefined
  let loadedAt: number | undefined
  /** The player for whom the checks run. */
  let loginName = ''
  /** The reminder that is being opened. It counts as shown as soon as its popup is open. */
  let opening: ReminderType | undefined

  const check = (): void => {
    if (!isPlaying(ctx)) {
      checkedAt = undefined
      return
    }
    const now = ctx.now()
    const player = ctx.read('fact.session.loginName') ?? ''
    if (player !== loginName) {
      loginName = player
      checkedAt = undefined
      loadedAt = undefined
    }
    if (loadedAt === undefined || Math.abs(now - loadedAt) >= ctx.constant('reminderLoadMs')) {
      loadedAt = now
      void loadReminders(ctx)
    }
    const counter = countPlay(ctx, now, checkedAt ?? now, CHECK_MS)
    checkedAt = now
    const known = knownReminders(ctx)
    const midnight = ctx.instant(ctx.today())
    // A reminder does not replace an open popup. The next check will find the same reminder.
    if (known === undefined || midnight === undefined || ctx.read('fact.popup.open')) return
    const due = dueReminder({ ...known, counter, now, midnight })
    if (due === undefined) return
    opening = due
    ctx.setFacts({
      'reminders.type': due,
      'reminders.lost': known.lost,
      'reminders.playedHours': Math.floor(counter.playedMs / HOUR),
      'reminders.playedMinutes': Math.floor((counter.playedMs % HOUR) / MINUTE),
    })
    void ctx.run('popup.open', { popup: POPUP })
  }
  const shown = (): void => {
    if (opening === undefined || ctx.read('fact.popup.open') !== POPUP) return
    storeReminded(ctx, opening, ctx.now())
    opening = undefined
  }
  const stopTimer = ctx.every(CHECK_MS, check)
  const stopWatching = ctx.watch(['fact.popup.open'], shown)
  return () => {
    stopTimer()
    stopWatching()
  }
}

function isPlaying({ read }: AreaContext): boolean {
  return (
    read('fact.session.loggedIn') === true &&
    read('fact.launch.status') === 'ready' &&
    read('fact.launch.trial') !== true
  )
}
