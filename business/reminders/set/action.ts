import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { sendInOrder } from '../change-queue.ts'
import { changedSettings, type SettingChange, withChanged } from '../change.ts'
import { isReadable, type ReminderSetting } from '../settings.ts'
import { settingFacts } from '../shown-settings.ts'
import { knownReminders, storeReminders } from '../stored-settings.ts'
import type { Args } from './types.gen.ts'

/** Changes a reminder. The change is shown at once and undone when the gateway refuses it. */
export const action = defineAction<Args>({
  name: 'reminders.set',
  async run(ctx, { setting, value, shownOnly }) {
    if (shownOnly) return { ok: true, effects: { facts: settingFacts(settingsAfter(ctx, { setting, value })) } }
    await ctx.run('reminders.set', { setting, value, shownOnly: true })
    const answer = await sendInOrder(() => send(ctx, { setting, value }))
    const { settings = [] } = knownReminders(ctx) ?? {}
    return answer.ok ? { ok: true } : { ok: false, error: answer.error, effects: { facts: settingFacts(settings) } }
  },
})

/** Returns all settings as they are after a change. */
function settingsAfter(ctx: ActionContext, change: SettingChange): readonly ReminderSetting[] {
  const { settings = [] } = knownReminders(ctx) ?? {}
  return withChanged(settings, changedSettings(settings, change))
}

async function send(ctx: ActionContext, change: SettingChange): ReturnType<typeof update> {
  const loginName = ctx.read('fact.session.loginName')
  const known = knownReminders(ctx) ?? { settings: [], lost: 0, lostAt: 0 }
  const changed = changedSettings(known.settings, change)
  if (changed.some((one) => one.isOn && !isReadable(one)))
    return { ok: false, error: { code: 'REMINDER-VALUE', message: ctx.text('app.reminders.failed') } }
  const answer = await update(ctx, changed)
  if (answer.ok && ctx.read('fact.session.loginName') === loginName) {
    storeReminders(ctx, { ...known, settings: withChanged(known.settings, changed) })
  }
  return answer
}

async function update(ctx: ActionContext, changed: readonly ReminderSetting[]) {
  return await ctx.call('reminders/update', {
    data: changed.map(({ category, isOn, value, frequency }) => ({
      category,
      status: isOn ? (1 as const) : (0 as const),
      value,
      reminderFreq: frequency,
    })),
  })
}
