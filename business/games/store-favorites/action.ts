import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Shows other favorites before the gateway has agreed. A visitor has none, also when the gateway disagrees after a logout. */
export const action = defineAction<Args>({
  name: 'games.storeFavorites',
  run: (ctx, { games }) =>
    ctx.read('fact.session.loggedIn') === false
      ? { ok: true }
      : { ok: true, effects: { facts: { 'player.favorites': games, 'games.favoriteCount': games.length } } },
})
