import type { ActionContext, ActionResult, CallAnswer, Effects } from '../../engine/action.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import { storeCredentials } from '../credentials.ts'
import { type LastLogin, storeLastLogin } from './last-login.ts'
import { becomeVisitor } from './visitor.ts'

/** The answer of the gateway to a login. */
export type NewSession = Pick<CallAnswer<'session/loginAccount'>, 'token' | 'loginName' | 'customerId'>

/**
 * Stores a new session and loads its player. If the player cannot be loaded, the login fails.
 *
 * @param last the login page and the account; undefined for a login without a form of this site, such
 * as with a ticket
 */
export async function startSession(ctx: ActionContext, answer: NewSession, last?: LastLogin): Promise<ActionResult> {
  const { token, loginName, customerId = '' } = answer
  // Areas load a player only when `session.loggedIn` becomes true, so it is cleared first.
  if (ctx.read('fact.session.loggedIn') === true) await ctx.run('session.clear')
  storeCredentials(ctx.storage, { token, loginName, customerId })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) {
    await becomeVisitor(ctx)
    return { ok: false, error: loaded.error, effects: { ...closeLogin(ctx), navigate: { to: '/' } } }
  }
  // Another tab has stored another session, which `followTabs` takes over.
  if (loaded.stop === true) return { ok: true, stop: true, effects: { facts: { 'session.busy': false } } }
  if (last !== undefined) storeLastLogin(ctx.storage, last)
  return {
    ok: true,
    effects: {
      facts: {
        ...(loaded.value as JsonObject),
        'session.loggedIn': true,
        'session.loginName': loginName,
        'session.freshLogin': true,
        ...(last === undefined ? {} : { 'session.lastLoginPage': last.page, 'session.lastAccount': last.account }),
        'session.busy': false,
      },
      ...closeLogin(ctx),
    },
  }
}

function closeLogin(ctx: ActionContext): Pick<Effects, 'closePopup'> {
  const popup = ctx.constant('loginPopup')
  return popup === undefined ? {} : { closePopup: popup }
}
