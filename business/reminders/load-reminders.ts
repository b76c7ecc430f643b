import type { AreaContext, FactValues } from '../../engine/action.ts'
import { loadBetweenChanges } from './change-queue.ts'
import { playCounter } from './play-counter.ts'
import { isReadable, settingOf } from './settings.ts'
import { settingFacts } from './shown-settings.ts'
import { type KnownReminders, knownReminders, storeReminders } from './stored-settings.ts'

const TENTH_OF_AN_HOUR = 360_000

/**
 * Loads the reminders of the player and the amount that the player has lost today. When the call fails, the values that
 * this device has stored stay in use, and the status is error.
 */
export async function loadReminders(ctx: AreaContext): Promise<void> {
  const loginName = ctx.read('fact.session.loginName')
  const answer = await loadBetweenChanges(() => ctx.call('reminders/config'))
  if (ctx.read('fact.session.loginName') !== loginName) return
  if (!answer.ok) {
    const known = knownReminders(ctx)
    const facts =
      known === undefined
        ? ({ 'reminders.known': false } as const)
        : { ...settingFacts(known.settings), ...todayFacts(ctx, known) }
    return ctx.setFacts({ ...facts, 'reminders.status': 'error' })
  }
  const { data, lossAmount = 0, lossTime = '' } = answer.value
  const settings = data.map(settingOf)
  const known = { settings, lost: lossAmount, lostAt: ctx.instant(lossTime) ?? 0 }
  storeReminders(ctx, known)
  const unreadable = settings.filter((setting) => setting.isOn && !isReadable(setting))
  for (const { category, value, frequency } of unreadable)
    ctx.report({
      code: 'REMINDER-VALUE',
      message:
        `the gateway sent a reminder of category ${category} with the value "${value}" and the frequency ${frequency}: ` +
        'expected PHP, hours or a time window such as 09:00AM-11:00PM, and minutes. The reminder is never shown.',
      subject: String(category),
    })
  ctx.setFacts({
    ...settingFacts(settings),
    ...todayFacts(ctx, known),
    'reminders.status': unreadable.length === 0 ? 'ready' : 'error',
  })
}

/** Returns what the player has lost and played today. A loss of an earlier day is no loss of today. */
function todayFacts(ctx: AreaContext, { lost, lostAt }: KnownReminders): FactValues {
  const midnight = ctx.instant(ctx.today()) ?? Infinity
  return {
    'reminders.lostToday': lostAt >= midnight ? lost : 0,
    'reminders.hoursToday': Math.floor(playCounter(ctx).playedMs / TENTH_OF_AN_HOUR) / 10,
  }
}
