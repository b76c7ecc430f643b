import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Shows other favorites before the gateway has agreed. */
export const action = defineAction<Args>({
  name: 'games.keepFavorites',
  run: (_, { games }) => ({ ok: true, effects: { facts: { 'player.favorites': games, 'games.favoriteCount': games.length } } }),
})
