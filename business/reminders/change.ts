import { DURATION, LOSS, type ReminderSetting, type ReminderType, reminderTypes, WINDOW } from './settings.ts'
import { OFF } from './shown-settings.ts'

/** A change that a player can make on the page with the settings. */
export interface SettingChange {
  readonly setting: 'loss' | 'duration' | 'window' | 'frequency'
  readonly value: string
}

const categories = { loss: LOSS, duration: DURATION, window: WINDOW } as const
/** Frequency in minutes if the gateway sent no entry. */
const DEFAULT_FREQUENCY = 30

/**
 * Returns the entries that differ after a change. A reminder that is switched off keeps its value for when it is
 * switched on again.
 */
export function changedSettings(
  settings: readonly ReminderSetting[],
  { setting, value }: SettingChange,
): readonly ReminderSetting[] {
  const entryOf = (type: ReminderType): ReminderSetting =>
    settings.find(({ category }) => category === type) ?? {
      category: type,
      isOn: false,
      value: '',
      frequency: settings[0]?.frequency ?? DEFAULT_FREQUENCY,
    }
  if (setting === 'frequency') return reminderTypes.map((type) => ({ ...entryOf(type), frequency: Number(value) }))
  const entry = entryOf(categories[setting])
  return [value === OFF ? { ...entry, isOn: false } : { ...entry, isOn: true, value }]
}

export function withChanged(
  settings: readonly ReminderSetting[],
  changed: readonly ReminderSetting[],
): readonly ReminderSetting[] {
  return [...settings.filter((one) => changed.every(({ category }) => category !== one.category)), ...changed]
}
