import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import { isLoggedIn, readCredentials } from './credentials.ts'
import { forgetIntent } from './intent.ts'
import { readLastLogin } from './last-login.ts'
import { visitorSessionFacts } from './visitor.ts'

/** The facts of a login form without a reason and without an error. */
const emptyLogin = { 'session.loginReason': '', 'session.loginError': '', 'session.triesLeft': -1 } as const

/** Restores the stored session, and follows logins and logouts in other tabs. */
export const area = defineArea({
  name: 'session',
  policy: 'gaming-ph',
  async start(ctx) {
    followTabs(ctx)
    ctx.watch(['fact.popup.open', 'fact.session.loggedIn'], () => forgetCancelled(ctx))
    ctx.setFacts({ 'session.lastLoginPage': readLastLogin(ctx.storage).page, ...emptyLogin })
    await restore(ctx)
  },
})

async function restore(ctx: AreaContext): Promise<void> {
  const credentials = readCredentials(ctx.storage)
  if (!isLoggedIn(credentials)) {
    // Player facts are cleared first: no rule may see them for a visitor.
    await ctx.run('player.clear')
    ctx.setFacts(visitorSessionFacts)
    return
  }
  // Facts of the player record stay unknown until it is loaded.
  ctx.setFacts({
    'session.loggedIn': true,
    'session.loginName': credentials.loginName,
    'session.freshLogin': false,
    'session.busy': false,
  })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) ctx.report({ code: 'SESSION-RESTORE', message: `${loaded.error.code} ${loaded.error.message}` })
  // The session may have changed while the record was being loaded.
  else if (readCredentials(ctx.storage).loginName === credentials.loginName) ctx.setFacts(loaded.value as JsonObject)
}

/** A visitor may not stay on a page that requires a login. */
async function restoreOrLeave(ctx: AreaContext): Promise<void> {
  await restore(ctx)
  if (ctx.read('fact.session.loggedIn') === false) await ctx.run('flow:logout')
}

/** Closing the login without a login, and a logout, cancel what the login was for. */
function forgetCancelled(ctx: AreaContext): void {
  if (ctx.read('fact.popup.open') !== '') return
  ctx.setFacts(emptyLogin)
  if (ctx.read('fact.session.loggedIn') === false) forgetIntent()
}

/** A login or logout in another tab of this browser changes the session of this tab too. */
function followTabs(ctx: AreaContext): void {
  globalThis.addEventListener?.('storage', () => {
    const { loginName } = readCredentials(ctx.storage)
    if (loginName !== ctx.read('fact.session.loginName')) void restoreOrLeave(ctx)
  })
}
