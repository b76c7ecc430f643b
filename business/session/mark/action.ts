import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Sets whether a login is in progress, so the form can show it, and removes the error of the previous login. */
export const action = defineAction<Args>({
  name: 'session.mark',
  run: (_, { busy }) => ({
    ok: true,
    effects: {
      facts: { 'session.busy': busy, 'session.loginError': '', 'session.loginCode': '', 'session.triesLeft': -1 },
    },
  }),
})
