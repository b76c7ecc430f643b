import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { isSameGame, isSamePlatform } from '../excluded.ts'
import { type Game, gameOf, type GameRecord, listOf } from '../game.ts'
import type { Args } from './types.gen.ts'

/**
 * Makes a game the one about to open. A banner names a game by its ids only: whether it can be tried or is in maintenance then says
 * the list of games that the page has loaded.
 */
export const action = defineAction<Args>({
  name: 'games.select',
  run(ctx, { game: given }) {
    const game = given.trial === undefined || given.maintenance === undefined ? { ...recorded(ctx, given), ...given } : given
    return {
      ok: true,
      effects: {
        facts: {
          'launch.gameId': game.gameId,
          'launch.platformId': game.platformId ?? '',
          'launch.platformCode': game.platformCode ?? '',
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

function recorded(ctx: ActionContext, named: Args['game']): Partial<Game> {
  const records = listOf(ctx.read('data.games.value')) as unknown as readonly GameRecord[]
  const record = records.find((one) => isSameGame(one, named) && isSamePlatform(one, named))
  return record === undefined ? {} : gameOf(record, 0)
}
