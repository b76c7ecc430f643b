import { defineAction } from '../../../engine/action.ts'
import { storeMark } from '../shown-marks.ts'

export const action = defineAction({
  name: 'home.closeGuide',
  run(ctx) {
    storeMark(ctx.storage, 'guides', ctx.read('fact.session.loginName') ?? '', true)
    return { ok: true, effects: { facts: { 'home.guideViewed': true } } }
  },
})
