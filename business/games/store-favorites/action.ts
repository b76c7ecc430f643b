import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Shows a change of favorites before the gateway confirms it. Does nothing for a visitor, because a refusal may arrive
 * after a logout.
 */
export const action = defineAction<Args>({
  name: 'games.storeFavorites',
  run: (ctx, { games }) =>
    ctx.read('fact.session.loggedIn') === false
      ? { ok: true }
      : { ok: true, effects: { facts: { 'player.favorites': games, 'games.favoriteCount': games.length } } },
})
