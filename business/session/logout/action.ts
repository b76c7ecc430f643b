import { defineAction } from '../../../engine/action.ts'
import { becomeVisitor, visitorFacts } from '../visitor.ts'

/** Ends the session, forgets the player and stores a fresh web token. Logs out here even when the gateway does not answer. */
export const action = defineAction({
  name: 'session.logout',
  async run(ctx) {
    await ctx.call('session/logout', { appsFlyerId: '', container: 'BROWSER', package: '', afAppId: '', afException: '' })
    await becomeVisitor(ctx)
    await ctx.run('player.clear')
    return { ok: true, effects: { facts: visitorFacts } }
  },
})
