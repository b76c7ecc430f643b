import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text }) {
    const answer = await ctx.call('live/say', { liveId, text: text.trim() })
    // The live room detects by these facts that its message was answered, so that the next one can be written.
    const facts = { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})
