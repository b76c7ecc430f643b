import { defineAction } from '../../../engine/action.ts'
import { visitorFacts } from '../visitor.ts'

/** Forgets the player, and who the player was proven to be. */
export const action = defineAction({
  name: 'player.clear',
  async run(ctx) {
    await ctx.run('identity.clear')
    return { ok: true, effects: { facts: visitorFacts } }
  },
})
