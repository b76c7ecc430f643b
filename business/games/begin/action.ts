import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Marks the selected game as opening. */
export const action = defineAction<Args>({
  name: 'games.begin',
  run: (_, { waiting }) => ({
    ok: true,
    effects: {
      facts: {
        'launch.url': '',
        'launch.timedOut': false,
        'launch.reason': '',
        'launch.status': waiting ? 'waiting' : 'loading',
      },
    },
  }),
})
