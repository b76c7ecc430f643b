import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../../credentials.ts'
import { becomeVisitor } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/**
 * Handles a token that is missing or that the gateway refused: the player becomes a visitor with a new token. If the
 * session has expired, the flow `session-expired` runs. If a login has replaced the refused token meanwhile, nothing
 * changes. The value is true when the failed call may be repeated. Fails when the gateway sends no token.
 */
export const action = defineAction<Args>({
  name: 'session.token',
  async run(ctx, { problem, refused }) {
    const credentials = readCredentials(ctx.storage)
    if (refused !== undefined && refused !== credentials.token) return { ok: true, value: true }
    const isExpired = problem === 'expired' && isLoggedIn(credentials)
    const renewed = await becomeVisitor(ctx)
    if (isExpired && ctx.read('fact.session.loggedIn') === false) await ctx.run('flow:session-expired')
    // The end of the session is the failure that the player needs to know, not that of the new token.
    if (isExpired) return { ok: true, value: false }
    return renewed.ok ? { ok: true, value: true } : renewed
  },
})
