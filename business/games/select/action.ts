import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Makes a game the one about to open. A visitor gets the trial, where there is one. */
export const action = defineAction<Args>({
  name: 'games.select',
  run(ctx, { game }) {
    const trialAvailable = game.trial === true
    return {
      ok: true,
      effects: {
        facts: {
          'launch.gameId': game.gameId,
          'launch.platformId': game.platformId ?? '',
          'launch.platformCode': game.platformCode ?? '',
          'launch.maintenance': game.maintenance === true,
          'launch.trialAvailable': trialAvailable,
          'launch.trial': trialAvailable && ctx.read('fact.session.loggedIn') !== true,
          'launch.url': '',
          'launch.status': 'idle',
        },
      },
    }
  },
})
