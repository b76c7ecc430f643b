import { defineAction } from '../../../engine/action.ts'
import { markFact } from '../pending-marks.ts'
import type { Args } from './types.gen.ts'

/**
 * Stores likes or follows. Does nothing for a visitor: a change that is undone after a logout must not bring back the
 * player's likes or follows.
 */
export const action = defineAction<Args>({
  name: 'live.store',
  run: (ctx, { subject, ids }) =>
    ctx.read('fact.session.loggedIn') === false
      ? { ok: true }
      : { ok: true, effects: { facts: { [markFact(subject)]: ids } } },
})
