import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesWithIds, LOBBY } from '../lobby.ts'

export const selector = defineSelector<Record<string, never>, readonly Game[]>({
  name: 'games.recent',
  reads: [...LOBBY, 'fact.games.recent'],
  select: (read) => gamesWithIds(read, read('fact.games.recent')),
})
