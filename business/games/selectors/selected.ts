import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'

/** The game that was selected last, as lists show it. Undefined until the list of games is loaded. */
export const selector = defineSelector<Record<string, never>, Game | undefined>({
  name: 'games.selected',
  reads: [
    ...LOBBY,
    'fact.launch.gameId',
    'fact.launch.platformId',
    'fact.player.favorites',
    'fact.games.savedFavorites',
  ],
  select(read) {
    const gameId = read('fact.launch.gameId')
    const platformId = read('fact.launch.platformId')
    const game = lobby(read).find(
      (one) => one.game.gameId === gameId && (!platformId || one.game.platformId === platformId),
    )?.game
    if (game === undefined) return undefined
    // The list contains the likes at the time it was loaded. The player's change since then is added, so it is shown at
    // once.
    const marks = (ref: string): number => Number(asList(read(ref)).includes(game.gameId))
    const likes = (game.likes ?? 0) + marks('fact.player.favorites') - marks('fact.games.savedFavorites')
    return likes === (game.likes ?? 0) ? game : { ...game, likes: Math.max(likes, 0) }
  },
})

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
