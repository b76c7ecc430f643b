import { type ActionContext, defineAction, type Game, type GameReference } from '../../../engine/action.ts'
import { isSameGame, isSamePlatform } from '../excluded.ts'
import { gameOf, listOf } from '../game-record.ts'
import type { Args } from './types.gen.ts'

/**
 * Sets the facts about the game that is about to open. A banner names a game by its IDs only; whether it has a trial or
 * is in maintenance is then looked up in the list of games that the page has loaded.
 */
export const action = defineAction<Args>({
  name: 'games.select',
  run(ctx, { game: reference }) {
    const isComplete = reference.trial !== undefined && reference.maintenance !== undefined
    const game: Partial<Game> & GameReference = isComplete ? reference : { ...loadedGame(ctx, reference), ...reference }
    return {
      ok: true,
      effects: {
        facts: {
          'launch.gameId': game.gameId,
          'launch.name': game.name ?? '',
          'launch.image': game.image ?? '',
          'launch.platformId': game.platformId ?? '',
          'launch.platformCode': game.platformCode ?? '',
          'launch.gdGameId': game.gdGameId ?? '',
          'launch.gameType': game.gameType ?? '',
          'launch.maintenance': game.maintenance === true,
          'launch.trialAvailable': game.trial === true,
          'launch.trial': false,
          'launch.noticed': false,
          'launch.url': '',
          'launch.status': 'idle',
        },
      },
    }
  },
})

/** The game in the list that the page has loaded; empty when it is not there. */
function loadedGame(ctx: ActionContext, reference: GameReference): Partial<Game> {
  const records = listOf<'games/all'>(ctx.read('data.games.value'))
  const record = records.find((one) => isSameGame(one, reference) && isSamePlatform(one, reference))
  return record === undefined ? {} : gameOf(record, 0)
}
