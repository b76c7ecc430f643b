import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../../credentials.ts'
import { becomeVisitor } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/**
 * Handles a token that is missing or that the gateway refused: the player becomes a visitor with a new token. If the
 * session has expired, the flow `session-expired` runs. The value is true when the failed call may be repeated.
 */
export const action = defineAction<Args>({
  name: 'session.token',
  async run(ctx, { problem }) {
    const isExpired = problem === 'expired' && isLoggedIn(readCredentials(ctx.storage))
    const isRenewed = await becomeVisitor(ctx)
    if (isExpired && ctx.read('fact.session.loggedIn') === false) await ctx.run('flow:session-expired')
    return { ok: true, value: isRenewed && !isExpired }
  },
})
