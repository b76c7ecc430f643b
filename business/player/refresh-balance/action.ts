import { defineAction } from '../../../engine/action.ts'

/** Starts loading the balance again by its status, which `area.ts` watches. Does nothing while it is being loaded. */
export const action = defineAction({
  name: 'player.refreshBalance',
  run(ctx) {
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('fact.player.balanceStatus') === 'loading')
      return { ok: true }
    return { ok: true, effects: { facts: { 'player.balanceStatus': 'loading' } } }
  },
})
