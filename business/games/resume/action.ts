import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'

/** The path of a game page with a query. All other paths are refused, because any site can link here. */
const GAME = /^\/game(-miniapp)?\?[^\s\\]*$/

export const action = defineAction({
  name: 'games.resume',
  async run(ctx) {
    const path = ctx.read('route.query.gameReadyPath')
    const loaded = ctx.read('fact.session.loggedIn') === true ? await ctx.run('player.load') : undefined
    if (loaded?.ok === true && loaded.stop === true) return loaded
    const facts = loaded?.ok === true && isObject(loaded.value) ? loaded.value : {}
    const to = typeof path === 'string' && GAME.test(path) ? path : '/'
    return { ok: true, effects: { facts, navigate: { to, replace: true } } }
  },
})
