import { defineAction } from '../../../engine/action.ts'
import { openContainerLogin } from '../../container-login.ts'
import { isLoggedIn, readCredentials } from '../../credentials.ts'
import { forgetIntent, isIntentResumed, storeIntent } from '../intent.ts'
import type { Args } from './types.gen.ts'

/**
 * Continues for a player who is logged in. For a visitor it opens the login and stops the steps, which run again after
 * the login unless `resume` is false. When the steps run again, the value of this action is `{ resumed: true }`.
 */
export const action = defineAction<Args>({
  name: 'session.require',
  run(ctx, { reason = '', image = '', resume = true }) {
    if (ctx.read('fact.session.loggedIn') ?? isLoggedIn(readCredentials(ctx.storage)))
      return isIntentResumed() ? { ok: true, value: { resumed: true } } : { ok: true }
    if (resume) storeIntent(ctx.repeat)
    else forgetIntent()
    if (openContainerLogin(ctx.container, ctx.read('fact.route.path'))) return { ok: true, stop: true }
    const popup = ctx.constant('loginPopup')
    const effects = popup === undefined ? {} : { openPopup: popup }
    return {
      ok: true,
      stop: true,
      effects: { facts: { 'session.loginReason': reason, 'session.loginImage': image }, ...effects },
    }
  },
})
