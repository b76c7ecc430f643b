import type { ActionContext, FactValues } from '../../engine/action.ts'
import { keepCredentials } from './credentials.ts'

/** The session facts of somebody who is not logged in. */
export const visitorFacts = {
  'session.loggedIn': false,
  'session.pagcorUser': false,
  'session.loginName': '',
  'session.registerMethod': 0,
  'session.freshLogin': false,
  'session.busy': false,
} as const satisfies FactValues

/** Asks for a fresh web token and forgets who was logged in. False when none can be had. */
export async function becomeVisitor(ctx: ActionContext): Promise<boolean> {
  const answer = await ctx.call('session/webToken')
  const { token = '', u2token = '' } = answer.ok ? answer.value : {}
  keepCredentials(ctx.storage, { token, u2token })
  return answer.ok
}
