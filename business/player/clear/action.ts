import { defineAction } from '../../../engine/action.ts'
import { visitorPlayerFacts } from '../visitor.ts'

/** Clears the facts about the player and about the player's identity. */
export const action = defineAction({
  name: 'player.clear',
  async run(ctx) {
    await ctx.run('identity.clear')
    return { ok: true, effects: { facts: visitorPlayerFacts } }
  },
})
