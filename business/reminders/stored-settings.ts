/** The settings and the loss that the gateway sent last. Reminder checks use them, even if a later call fails. */
import type { ActionContext } from '../../engine/action.ts'
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import { DURATION, LOSS, type ReminderSetting, WINDOW } from './settings.ts'

const KEY = 'reminders'

export interface KnownReminders {
  readonly settings: readonly ReminderSetting[]
  /** PHP that the player has lost on the day of `lostAt`, the time of the last lost bet; 0 without a loss. */
  readonly lost: number
  readonly lostAt: number
}

type SettingsContext = Pick<ActionContext, 'read' | 'storage'>

/** Returns the stored settings of the current player; undefined when there are none. */
export function knownReminders(ctx: SettingsContext): KnownReminders | undefined {
  const stored = ctx.storage.get(KEY)
  if (!isObject(stored) || stored.loginName !== playerOf(ctx) || !isList(stored.settings)) return undefined
  return {
    settings: stored.settings.flatMap(readSetting),
    lost: toNumber(stored.lost),
    lostAt: toNumber(stored.lostAt),
  }
}

export function storeReminders(ctx: SettingsContext, { settings, lost, lostAt }: KnownReminders): void {
  ctx.storage.set(KEY, { loginName: playerOf(ctx), settings: settings.map((one) => ({ ...one })), lost, lostAt })
}

const playerOf = ({ read }: SettingsContext): string => read('fact.session.loginName') ?? ''

function readSetting(stored: Json): readonly ReminderSetting[] {
  if (!isObject(stored)) return []
  const { category, isOn, value, frequency } = stored
  if (category !== LOSS && category !== DURATION && category !== WINDOW) return []
  return [{ category, isOn: isOn === true, value: String(value), frequency: toNumber(frequency) }]
}

export const toNumber = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
