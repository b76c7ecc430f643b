import { defineAction } from '../../../engine/action.ts'
import { visitorSessionFacts } from '../visitor.ts'

/** Sets the facts of a visitor: player facts first, so no rule reads a player's values for a visitor. */
export const action = defineAction({
  name: 'session.clear',
  async run(ctx) {
    await ctx.run('player.clear')
    return { ok: true, effects: { facts: visitorSessionFacts } }
  },
})
