import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'

/** The game that was selected last, as the lists show it. Undefined until it is known. */
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
    // The list counts the favorites that were saved when it was loaded. A heart that is pressed changes the count at
    // once.
    const marks = (ref: string): number => Number(asList(read(ref)).includes(game.gameId))
    const likes = (game.likes ?? 0) + marks('fact.player.favorites') - marks('fact.games.savedFavorites')
    return likes === (game.likes ?? 0) ? game : { ...game, likes: Math.max(likes, 0) }
  },
})

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
