import { defineAction } from '../../../engine/action.ts'
import { forgetLastBalance } from '../last-balance.ts'
import { visitorPlayerFacts } from '../visitor.ts'

/** Clears the facts about the player and about the player's identity. */
export const action = defineAction({
  name: 'player.clear',
  async run(ctx) {
    await ctx.run('identity.clear')
    forgetLastBalance(ctx.storage)
    return { ok: true, effects: { facts: visitorPlayerFacts } }
  },
})
