import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text }) {
    const answer = await ctx.call('live/say', { liveId, text: text.trim() })
    // LiveRoom reads these facts to detect that the gateway has answered, and then lets the player write again.
    const facts = { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})
