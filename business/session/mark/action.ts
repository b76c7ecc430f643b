import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Sets whether a login is in progress, so that its form can show it. The error of the login before is removed. */
export const action = defineAction<Args>({
  name: 'session.mark',
  run: (_, { busy }) => ({
    ok: true,
    effects: {
      facts: { 'session.busy': busy, 'session.loginError': '', 'session.loginCode': '', 'session.triesLeft': -1 },
    },
  }),
})
