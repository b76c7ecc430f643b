import { defineAction } from '../../../engine/action.ts'
import { settingFacts } from '../shown-settings.ts'
import { knownReminders } from '../stored-settings.ts'
import { changedSettings } from '../change.ts'
import type { Args } from './types.gen.ts'

/** Shows a change at once, or without arguments what is stored. */
export const action = defineAction<Args>({
  name: 'reminders.show',
  run(ctx, { setting, value }) {
    const settings = knownReminders(ctx)?.settings ?? []
    const changed = setting === undefined || value === undefined ? [] : changedSettings(settings, { setting, value })
    const others = settings.filter((one) => changed.every(({ category }) => category !== one.category))
    return { ok: true, effects: { facts: settingFacts([...others, ...changed]) } }
  },
})
