import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../credentials.ts'
import { becomeVisitor } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/**
 * The gateway refused our token, or there is none: whoever is here becomes a visitor with a new one. What a player reads whose
 * session has expired says the flow `session-expired`. The value is true when calls may be tried again.
 */
export const action = defineAction<Args>({
  name: 'session.token',
  async run(ctx, { problem }) {
    const isExpired = problem === 'expired' && isLoggedIn(readCredentials(ctx.storage))
    const isRenewed = await becomeVisitor(ctx)
    // The player's facts first: whoever is no longer logged in has none of them.
    await ctx.run('player.clear')
    await ctx.run('session.clear')
    if (isExpired) await ctx.run('flow:session-expired')
    return { ok: true, value: isRenewed && !isExpired }
  },
})
