import { defineAction } from '../../../engine/action.ts'
import { answered } from '../answered.ts'
import type { Args } from './types.gen.ts'

/** Buys a gift, and loads the balance again. The ID of the order lets the gateway charge it only once. */
export const action = defineAction<Args>({
  name: 'live.give',
  async run(ctx, { liveId, giftId }) {
    const orderId = `${Math.round(ctx.now())}-${Math.random().toString(36).slice(2)}`
    const answer = await ctx.call('live/give', { liveId, giftId, orderId })
    // The balance is loaded also after a failure, because the gift may have been charged before the answer was lost.
    await ctx.run('player.refreshBalance')
    const effects = { facts: answered(ctx, answer.ok), refresh: ['live/chat'] }
    if (!answer.ok) return { ok: false, error: answer.error, effects }
    return { ok: true, effects: { ...effects, toast: { text: ctx.text('app.live.given'), tone: 'good' } } }
  },
})
