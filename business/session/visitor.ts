import type { ActionContext, ActionResult, FactValues } from '../../engine/action.ts'
import { readCredentials, storeCredentials } from '../credentials.ts'

/** The session facts of a visitor. */
export const visitorSessionFacts = {
  'session.loggedIn': false,
  'session.pagcorUser': false,
  'session.loginName': '',
  'session.freshLogin': false,
  'session.busy': false,
} as const satisfies FactValues

/**
 * Replaces the credentials with those of a visitor with a new web token, and clears the player. Changes nothing if the
 * token has changed during the call, such as by a login. Fails when the gateway sends no token.
 */
export async function becomeVisitor(ctx: ActionContext): Promise<ActionResult> {
  const before = readCredentials(ctx.storage)
  const answer = await ctx.call('session/webToken')
  if (readCredentials(ctx.storage).token !== before.token) return { ok: true }
  storeCredentials(ctx.storage, answer.ok ? answer.value : {})
  await ctx.run('session.clear')
  return answer.ok ? { ok: true } : answer
}
