import { defineAction } from '../../../engine/action.ts'

/** Asks for the balance anew. One refresh at a time: the area polls while the status is `loading`. */
export const action = defineAction({
  name: 'player.refreshBalance',
  run(ctx) {
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('fact.player.balanceStatus') === 'loading') return { ok: true }
    return { ok: true, effects: { facts: { 'player.balanceStatus': 'loading' } } }
  },
})
