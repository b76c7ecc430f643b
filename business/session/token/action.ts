import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../../credentials.ts'
import { becomeVisitor } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/**
 * Handles a token that is missing or that the gateway refused: the player becomes a visitor with a new token. If the
 * session has expired, the flow `session-expired` runs. If a login has replaced the refused token meanwhile, nothing
 * changes. The value is true when the failed call may be repeated.
 */
export const action = defineAction<Args>({
  name: 'session.token',
  async run(ctx, { problem, refused }) {
    const credentials = readCredentials(ctx.storage)
    if (refused !== undefined && refused !== credentials.token) return { ok: true, value: true }
    const isExpired = problem === 'expired' && isLoggedIn(credentials)
    const isRenewed = await becomeVisitor(ctx)
    if (isExpired && ctx.read('fact.session.loggedIn') === false) await ctx.run('flow:session-expired')
    return { ok: true, value: isRenewed && !isExpired }
  },
})
