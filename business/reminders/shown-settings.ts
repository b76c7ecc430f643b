import type { FactValues } from '../../engine/action.ts'
import { DURATION, LOSS, type ReminderSetting, type ReminderType, WINDOW } from './settings.ts'

/** Value of a fact such as `reminders.loss` while that reminder is switched off. */
export const OFF = 'off'

/** Returns the settings as facts, in the form that the settings page shows. */
export function settingFacts(settings: readonly ReminderSetting[]): FactValues {
  const valueOf = (type: ReminderType): string => {
    const setting = settings.find(({ category }) => category === type)
    return setting?.isOn === true ? setting.value : OFF
  }
  const loss = valueOf(LOSS)
  const duration = valueOf(DURATION)
  const frequencies = new Set(settings.map(({ frequency }) => frequency))
  const [frequency] = frequencies
  return {
    'reminders.known': true,
    'reminders.loss': loss,
    'reminders.lossLimit': Number(loss) || 0,
    'reminders.duration': duration,
    'reminders.hourLimit': Number(duration) || 0,
    'reminders.window': valueOf(WINDOW),
    'reminders.frequency': frequency === undefined || frequencies.size > 1 ? '' : String(frequency),
  }
}
