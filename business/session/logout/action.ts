import { defineAction } from '../../../engine/action.ts'
import { attributionFields } from '../attribution-fields.ts'
import { becomeVisitor } from '../visitor.ts'

/** Ends the session, clears the player and stores a new web token. The player is logged out even if the call fails. */
export const action = defineAction({
  name: 'session.logout',
  async run(ctx) {
    const { appsFlyerId, afAppId, afException, package: name } = attributionFields(ctx)
    await ctx.call('session/logout', { appsFlyerId, container: 'BROWSER', package: name, afAppId, afException })
    await becomeVisitor(ctx)
    return { ok: true }
  },
})
