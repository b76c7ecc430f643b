import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesWithIds, LOBBY } from '../lobby.ts'

/** The favorites of the player, newest first. */
export const selector = defineSelector<Record<string, never>, readonly Game[]>({
  name: 'games.favorites',
  reads: [...LOBBY, 'fact.player.favorites'],
  select: (read) => gamesWithIds(read, read('fact.player.favorites')),
})
