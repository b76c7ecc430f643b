import { defineAction } from '../../../engine/action.ts'

/** When the call fails, the buttons look unpressed. The page has no other use of the answer. */
export const action = defineAction({
  name: 'live.load',
  async run(ctx) {
    const answer = ctx.read('fact.session.loggedIn') === true ? await ctx.call('live/mine') : undefined
    const { likedReels = [], following = [] } = answer?.ok === true ? answer.value : {}
    return { ok: true, effects: { facts: { 'live.likedReels': likedReels, 'live.following': following } } }
  },
})
