import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'

/** The game that was selected last, as the lists show it. Undefined until it is known. */
export const selector = defineSelector<Record<string, never>, Game | undefined>({
  name: 'games.selected',
  reads: [...LOBBY, 'fact.launch.gameId', 'fact.launch.platformId'],
  select(read) {
    const gameId = read('fact.launch.gameId')
    const platformId = read('fact.launch.platformId')
    return lobby(read).find(({ game }) => game.gameId === gameId && (!platformId || game.platformId === platformId))
      ?.game
  },
})
