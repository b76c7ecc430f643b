import { defineAction } from '../../../engine/action.ts'
import { storeMark } from '../shown-marks.ts'

export const action = defineAction({
  name: 'home.closeVip',
  run(ctx) {
    storeMark(ctx.storage, 'vipLevels', ctx.read('fact.session.loginName') ?? '', ctx.read('fact.player.vipLevel') ?? 0)
    return { ok: true, effects: { facts: { 'home.vipRaised': false } } }
  },
})
