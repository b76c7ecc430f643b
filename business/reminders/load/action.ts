import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { isReadable, settingOf } from '../settings.ts'
import { settingFacts } from '../shown-settings.ts'
import { knownReminders, storeReminders } from '../stored-settings.ts'

/**
 * Loads the reminders of the player. When the call fails, those that this device knows hold on, and the status says
 * that the loss cannot be checked.
 */
export const action = defineAction({
  name: 'reminders.load',
  async run(ctx) {
    const loginName = ctx.read('fact.session.loginName')
    const answer = await ctx.call('reminders/config')
    if (ctx.read('fact.session.loginName') !== loginName) return { ok: true }
    if (!answer.ok) {
      const known = knownReminders(ctx)
      return {
        ok: false,
        error: answer.error,
        effects: {
          facts: {
            ...(known === undefined ? { 'reminders.known': false } : settingFacts(known.settings)),
            'reminders.status': 'error',
          },
        },
      }
    }
    const { data, lossAmount = 0, lossTime = '' } = answer.value
    const settings = data.map(settingOf)
    storeReminders(ctx, { settings, lost: lossAmount, lostAt: ctx.instant(lossTime) ?? 0 })
    const unreadable = settings.filter((setting) => setting.isOn && !isReadable(setting))
    for (const { category, value, frequency } of unreadable) reportUnreadable(ctx, category, value, frequency)
    return {
      ok: true,
      effects: {
        facts: { ...settingFacts(settings), 'reminders.status': unreadable.length === 0 ? 'ready' : 'error' },
      },
    }
  },
})

function reportUnreadable(ctx: ActionContext, category: number, value: string, frequency: number): void {
  ctx.report({
    code: 'REMINDER-VALUE',
    message:
      `the gateway sent a reminder of category ${category} with the value "${value}" and the frequency ${frequency}: ` +
      'expected PHP, hours or a time window such as 09:00AM-11:00PM, and minutes. It is not checked.',
    subject: String(category),
  })
}
