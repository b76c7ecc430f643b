import type { ActionContext, FactValues } from '../../engine/action.ts'
import { storeCredentials } from './credentials.ts'

/** The session facts of a visitor. */
export const visitorSessionFacts = {
  'session.loggedIn': false,
  'session.pagcorUser': false,
  'session.loginName': '',
  'session.registerMethod': 0,
  'session.freshLogin': false,
  'session.busy': false,
} as const satisfies FactValues

/** Replaces the credentials by those of a visitor with a new web token. False when the gateway gives no token. */
export async function becomeVisitor(ctx: ActionContext): Promise<boolean> {
  const answer = await ctx.call('session/webToken')
  const { token = '', u2token = '' } = answer.ok ? answer.value : {}
  storeCredentials(ctx.storage, { token, u2token })
  return answer.ok
}
