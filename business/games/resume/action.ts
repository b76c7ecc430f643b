import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'

/** The path of a game page with a query. All other paths lead to Home, because any site can link here. */
const GAME = /^\/game(-miniapp)?\?[^\s\\]*$/

/** How long the message that the check is still open is shown, in milliseconds. */
const OPEN_MS = 5000

/**
 * Opens the game of the security page, unless the security check of the player is still open. Without a game, goes to
 * Home.
 */
export const action = defineAction({
  name: 'games.resume',
  async run(ctx) {
    const path = ctx.read('route.query.gameReadyPath')
    if (typeof path !== 'string' || !GAME.test(path))
      return { ok: true, effects: { navigate: { to: '/', replace: true } } }
    const loaded = ctx.read('fact.session.loggedIn') === true ? await ctx.run('player.load') : undefined
    // Without the record, the result of the check is unknown, and the game would lead here again.
    if (loaded?.ok === false || loaded?.stop === true) return loaded
    const facts = isObject(loaded?.value) ? loaded.value : {}
    if (facts['player.securityCheck'] === true) {
      const text = ctx.text(facts['player.hasMobile'] === true ? 'app.security.open' : 'app.security.mobile')
      return { ok: true, effects: { facts, toast: { text, tone: 'bad', ms: OPEN_MS } } }
    }
    return { ok: true, effects: { facts, navigate: { to: path, replace: true } } }
  },
})
