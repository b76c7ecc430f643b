import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, selectedIn, SELECTION } from '../lobby.ts'

/** The game that was selected last, as lists show it. Undefined until the list of games is loaded. */
export const selector = defineSelector<Record<string, never>, Game | undefined>({
  name: 'games.selected',
  reads: [...LOBBY, ...SELECTION, 'fact.launch.listedLikes', 'fact.launch.likes'],
  select(read) {
    const game = selectedIn(read)?.game
    if (game === undefined) return undefined
    // A list that was loaded before the player's change has the number before it.
    const listed = game.likes ?? 0
    const likes = read('fact.launch.listedLikes') === listed ? Number(read('fact.launch.likes')) : listed
    return likes === listed ? game : { ...game, likes }
  },
})
