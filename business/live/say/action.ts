import { defineAction } from '../../../engine/action.ts'
import { answered } from '../answered.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text }) {
    const answer = await ctx.call('live/say', { liveId, text: text.trim() })
    const effects = { facts: answered(ctx, answer.ok), refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})
