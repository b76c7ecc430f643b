import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Does nothing for a visitor, because a refusal may arrive after a logout. */
export const action = defineAction<Args>({
  name: 'live.store',
  run: (ctx, { subject, ids }) =>
    ctx.read('fact.session.loggedIn') === false
      ? { ok: true }
      : { ok: true, effects: { facts: { [subject === 'reel' ? 'live.likedReels' : 'live.following']: ids } } },
})
