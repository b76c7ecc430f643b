import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../credentials.ts'

/**
 * Paths that the login of the native app distinguishes (document 1, section 2, "Login popup"). Longer names come first.
 */
const ORIGINS = ['new-rewards', 'rewards', 'products', 'landing']

/** Continues for a player who is logged in. For a visitor it opens the login and stops the chain. */
export const action = defineAction({
  name: 'session.require',
  run(ctx) {
    if (ctx.read('fact.session.loggedIn') ?? isLoggedIn(readCredentials(ctx.storage))) return { ok: true }
    const path = String(ctx.read('fact.route.path') ?? '')
    if (ctx.container.login(ORIGINS.find((origin) => path.startsWith(`/${origin}`)))) return { ok: true, stop: true }
    return { ok: true, stop: true, effects: { openPopup: 'login' } }
  },
})
