import { defineAction, type Game, type GameReference } from '../../../engine/action.ts'
import { launchFacts } from '../launch-facts.ts'
import { listedGame } from '../listed-game.ts'
import type { Args } from './types.gen.ts'

/**
 * Sets the facts about the game that is about to open. A banner names a game by its IDs only; whether it has a trial or
 * is in maintenance is then looked up in the list of games that the page has loaded.
 */
export const action = defineAction<Args>({
  name: 'games.select',
  run(ctx, { game: reference }) {
    const isComplete = reference.trial !== undefined && reference.maintenance !== undefined
    const game: Partial<Game> & GameReference = isComplete
      ? reference
      : { ...listedGame(ctx.read('data.games.value'), reference), ...reference }
    return { ok: true, effects: { facts: launchFacts(game) } }
  },
})
