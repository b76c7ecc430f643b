import { type AreaContext, defineArea } from '../../engine/action.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import { isLoggedIn, readCredentials } from './credentials.ts'
import { readLastLogin } from './last-login.ts'
import { visitorFacts } from './visitor.ts'

/** Restores the session that this device kept, and follows what other tabs do to it. */
export const area = defineArea({
  name: 'session',
  async start(ctx) {
    followTabs(ctx)
    ctx.setFacts({ 'session.lastLoginPage': readLastLogin(ctx.storage).page })
    await restore(ctx)
  },
})

async function restore(ctx: AreaContext): Promise<void> {
  const credentials = readCredentials(ctx.storage)
  if (!isLoggedIn(credentials)) {
    // The player's facts first: whoever is no longer logged in has none of them.
    await ctx.run('player.clear')
    ctx.setFacts(visitorFacts)
    return
  }
  // What only the player's record says stays unknown until it is here.
  ctx.setFacts({ 'session.loggedIn': true, 'session.loginName': credentials.loginName, 'session.freshLogin': false, 'session.busy': false })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) ctx.report({ code: 'SESSION-RESTORE', message: loaded.error.message, reason: loaded.error.code })
  // Somebody may have logged out, or in anew, while the record was on its way.
  else if (readCredentials(ctx.storage).loginName === credentials.loginName) ctx.setFacts(loaded.value as JsonObject)
}

/** A login or logout in another tab of this browser counts here too. */
function followTabs(ctx: AreaContext): void {
  globalThis.addEventListener?.('storage', () => {
    const { loginName } = readCredentials(ctx.storage)
    if (loginName !== ctx.read('fact.session.loginName')) void restore(ctx)
  })
}
