import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'

/** The favorites of the player, newest first. */
export const selector = defineSelector<Record<string, never>, readonly Game[]>({
  name: 'games.favorites',
  reads: [...LOBBY, 'fact.player.favorites'],
  select(read) {
    const ids = read('fact.player.favorites')
    const byId = new Map(lobby(read).map(({ game }) => [game.gameId, game]))
    return Array.isArray(ids) ? ids.flatMap((id: string) => byId.get(id) ?? []) : []
  },
})
