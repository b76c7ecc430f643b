import { instantIn, wallClock } from '../../../engine/core/format.ts'
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'
import { MANILA, manilaDay } from '../clock.ts'
import { lossSince } from '../play/loss.ts'
import { changeCaller } from './change-caller.ts'

/** The settings of the licensee for players who have changed nothing. */
const systemSettings: readonly JsonObject[] = [
  { category: 1, status: 1, value: '5000', reminderFreq: 30 },
  { category: 2, status: 1, value: '3', reminderFreq: 30 },
  { category: 3, status: 0, value: '06:00AM-11:00PM', reminderFreq: 30 },
]

/** The loss is computed from the bets on the demo games. */
const getSysConfig: CallHandler = {
  path: '/activity/antiAddiction/getSysConfig',
  requires: 'player',
  async run({ sandbox: { db, clock }, player }) {
    const midnight = instantIn(manilaDay(clock.now()), MANILA) ?? 0
    const { amount, lostAt } = await lossSince(db, player.loginName, midnight)
    return succeed({
      data: settingsOf(player.reminders),
      lossAmount: amount,
      lossTime: lostAt === undefined ? '' : wallClock(lostAt, MANILA).replace('T', ' '),
    })
  },
}

const updateUserConfig: CallHandler = {
  path: '/activity/antiAddiction/updateUserConfig',
  requires: 'player',
  async run({ sandbox, body, player }) {
    const changed = isList(body.data) ? body.data.filter(isObject) : []
    const removed = await changeCaller({ sandbox, player }, ({ reminders }) => ({
      reminders: [...reminders.filter(({ category }) => changed.every((one) => one.category !== category)), ...changed],
    }))
    return removed ?? succeed()
  },
}

export const reminderCalls: readonly CallHandler[] = [getSysConfig, updateUserConfig]

/**
 * Converts the settings to the format of the response. The stored changes of the player have the format of the request.
 */
function settingsOf(own: readonly JsonObject[]): readonly Json[] {
  return systemSettings
    .map((setting) => own.find(({ category }) => category === setting.category) ?? setting)
    .map(({ category, status, value, reminderFreq }) => ({
      category: String(category),
      status: status === 1,
      value: String(value),
      reminderFreq: String(reminderFreq),
    }))
}
