import { defineAction } from '../../../engine/action.ts'
import { isLoggedIn, readCredentials } from '../credentials.ts'

/** Start pages of the native app's login (document 1, section 2, "Login popup"; longer names first). */
const FROM = ['new-rewards', 'rewards', 'products', 'landing']

/** Lets a chain go on for who is logged in; opens the login for everybody else and ends the chain. */
export const action = defineAction({
  name: 'session.require',
  run(ctx) {
    if (ctx.read('fact.session.loggedIn') ?? isLoggedIn(readCredentials(ctx.storage))) return { ok: true }
    const path = String(ctx.read('fact.route.path') ?? '')
    if (ctx.container.login(FROM.find((from) => path.startsWith(`/${from}`)))) return { ok: true, stop: true }
    return { ok: true, stop: true, effects: { openPopup: 'login' } }
  },
})
