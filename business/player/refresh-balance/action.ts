import { defineAction } from '../../../engine/action.ts'

/**
 * Sets the status of the balance to `loading`, so `area.ts` loads the balance. Does nothing while it is being loaded.
 */
export const action = defineAction({
  name: 'player.refreshBalance',
  run(ctx) {
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('fact.player.balanceStatus') === 'loading')
      return { ok: true }
    if (ctx.read('fact.device.online') === false)
      return { ok: false, error: { code: 'OFFLINE', message: ctx.text('app.offline') } }
    return { ok: true, effects: { facts: { 'player.balanceStatus': 'loading' } } }
  },
})
